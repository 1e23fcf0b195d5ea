import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Trial, trialsOf } from '../../scripts/reproduce/trial.ts';
import { Recipes } from '../../src/http/recipe.ts';
import { flat } from '../../src/report/reproduce/flat.ts';
import { library, shapes } from '../../src/report/reproduce/library.ts';
import { orderTrial } from '../../src/report/reproduce/order.ts';
import { shapeOf } from '../../src/report/reproduce/shape.ts';
import { quoted, recipeShell, Words } from '../../src/report/reproduce/words.ts';
import { loadSuites } from '../../src/run/suite-files.ts';

/** Runs lines behind the functions of every script; `answer` is that of step 1. */
function shell(
  lines: string,
  { answer = '', env = {} }: { answer?: string; env?: Record<string, string> } = {},
): string {
  const given = `printf '%s' "$ANSWER" > "$T/1.body"; printf 200 > "$T/1.status"`;
  const text = `set -u\n${library}\n${shapes}\n${given}\n${lines}\n`;
  return execFileSync('sh', ['-s'], {
    input: text,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ANSWER: answer, ...env },
  });
}

describe('the functions of a script', () => {
  it('find the same values at the same places as the suite', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'aZ09 _-é{}[],:"\\'), maxLength: 6 });
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 3 }, plain, fc.integer(), fc.boolean(), fc.constant(null), tie('list'), tie('record')),
      list: fc.array(tie('tree'), { maxLength: 3 }),
      record: fc.dictionary(fc.constantFrom('id', 'name', 'data', 'x-y'), tie('tree'), { maxKeys: 3 }),
    }));
    fc.assert(
      fc.property(tree, fc.constantFrom(0, 1), (value, indent) => {
        const answer = JSON.stringify(value, null, indent);
        const lines = flat(answer).map(({ place, raw }) => `${place}\t${raw}`);
        expect(shell('flat 1', { answer }).split('\n').slice(0, -1)).toEqual(lines);
      }),
      { numRuns: 25 },
    );
  });

  it('bring an answer into the same shape', () => {
    const answer = JSON.stringify({
      data: [
        { id: 'c0ffee00-1111-4222-8333-444455556666', name: 'vct-abcdef-1', createdAt: '2026-01-02T03:04:05.678Z' },
        { id: 'dead0000-1111-4222-8333-444455556666', name: 'somebody', createdAt: '2026-01-02T03:04:05.678Z' },
      ],
      total: 17,
    });
    const own = [
      { text: 'c0ffee00-1111-4222-8333-444455556666', name: 'CLIENT_ID_1' },
      { text: 'vct-abcdef-', name: 'RUN' },
    ];
    const record = {
      id: 'x1',
      api: 'partner',
      operation: null,
      sender: '',
      startedAt: '',
      durationMs: 0,
      failure: null,
    } as const;
    const request = { method: 'GET', url: '', headers: {}, body: null };
    const shape = shapeOf(
      { ...record, request, response: { status: 200, statusText: '', headers: {}, body: answer } },
      own,
      { isCounted: true },
    );
    const lines = own.map(({ text, name }) => `own '${text}' ${name}`).join('\n');
    expect(shell(`${lines}\nshape 1`, { answer })).toBe(`${shape}\n`);
    expect(shape).toContain('{CLIENT.ID.1}');
    expect(shape).not.toContain('somebody');
  });

  it('compare lists in any order where none is meant, but never what belongs together', () => {
    const listOf = (...members: [id: string, role: string][]) =>
      JSON.stringify({ data: members.map(([id, role]) => ({ id, role })) });
    const lines = ['200', 'data[]id\t"a"', 'data[]role\t"x"', 'data[]id\t"b"', 'data[]role\t"y"'];
    const run = `printf '%s\\n' ${lines.map(quoted).join(' ')} > "$T/1.run"`;
    const isSame = (answer: string, flag = '') =>
      shell(`${run}\n${flag}\nsame 1 && echo yes || echo no`, { answer }).trim();
    expect(isSame(listOf(['a', 'x'], ['b', 'y']))).toBe('yes');
    expect(isSame(listOf(['b', 'y'], ['a', 'x']))).toBe('no');
    expect(isSame(listOf(['b', 'y'], ['a', 'x']), 'ANY_ORDER=1')).toBe('yes');
    expect(isSame(listOf(['b', 'x'], ['a', 'y']), 'ANY_ORDER=1')).toBe('no');
    expect(isSame(listOf(['a', 'x']), 'ANY_ORDER=1')).toBe('no');
  });

  it('tell the order of records by their moments, whatever their precision', () => {
    const page = (...moments: unknown[]) => JSON.stringify({ data: moments.map((createdAt) => ({ createdAt })) });
    const [early, middle, late] = [
      '2026-01-02T03:04:05Z',
      '2026-01-02T03:04:05.1Z',
      '2026-01-02T03:04:05.09Z',
    ] as const;
    const told = (answer: string, sign = 1, least = 2) => {
      const request = { method: 'GET', url: 'http://127.0.0.1/clients', headers: {}, body: null };
      const response = { status: 200, statusText: '', headers: {}, body: page(late, early) };
      const record = { id: 'x1', api: 'partner', operation: null, sender: '', startedAt: '', durationMs: 0 } as const;
      const telling = { number: 1, record: { ...record, failure: null, request, response }, ids: [], pauseMs: 0 };
      const step = { ...telling, isTogether: false, isEvidence: true };
      const expected = 'records in ascending order of createdAt';
      const trial = orderTrial({ telling: step, steps: [step], expected });
      const lines = trial?.lines.filter((line) => /^ordered\(\)/.test(line)) ?? [];
      return shell([...lines, `ordered ${sign} ${least} 1; echo $?`].join('\n'), { answer }).trim();
    };
    expect(told(page(early, late, middle))).toBe('0');
    expect(told(page(early, middle, late))).toBe('1');
    expect(told(page(middle, late, early), -1)).toBe('0');
    expect(told(page(early, early))).toBe('2');
    expect(told(page(early, late), 1, 3)).toBe('2');
    expect(told(page(late, '2026-01-02T03:04:05+02:00'))).toBe('2');
  });

  it('make from an id of two numbers what a run made from its own', () => {
    const words = new Words();
    words.add({ text: '6:26', shell: '$ENTRY' });
    const printed = (address: string) => shell(`printf '%s' ${words.address(address)}`, { env: { ENTRY: '7:81' } });
    expect(printed('/entries/26?limit=26')).toBe('/entries/81?limit=26');
    expect(printed('/direct-links?entryId=6')).toBe('/direct-links?entryId=7');
    expect(printed('/direct-links?entryId=6%3A266%3A26')).toBe('/direct-links?entryId=%37%3a%38%31%37%3a%38%31');
  });

  it('pass every text on as it is', () => {
    const texts = fc.string({ unit: fc.constantFrom(...`a'"$\`\\ \n\t!*é\u200b\u0001`), maxLength: 8 });
    fc.assert(
      fc.property(texts, (text) => {
        // What a substitution ends with is lost, so that something stands behind it.
        expect(shell(`printf '%s|' ${quoted(text)}`)).toBe(`${text}|`);
      }),
      { numRuns: 40 },
    );
  });

  it('fill in what is another one each time', () => {
    const words = new Words();
    words.add({ text: 'c0ffee-1234-5678', shell: '$ID' });
    words.add({ text: '17', shell: '$NUMBER' });
    const env = { ID: 'it is', NUMBER: '4' };
    const printed = (word: string) => shell(`printf '%s' ${word}`, { env });
    expect(printed(words.word(`{"id":"c0ffee-1234-5678","a":17,"b":170}`))).toBe('{"id":"it is","a":4,"b":170}');
    expect(printed(words.address('/v1/things/c0ffee-1234-567/17'))).toBe('/v1/things/it i/4');
  });
});

describe('a credential that is made from a good one', () => {
  const good = 'pk_Live-0aB1cD2eF3gH4';
  it.each([
    ['with another end', `ApiKey ${good.slice(0, -1)}9`, (key: string) => `ApiKey ${key.slice(0, -1)}9`],
    ['cut short', `ApiKey ${good.slice(0, 8)}`, (key: string) => `ApiKey ${key.slice(0, 8)}`],
    ['another scheme', `Bearer ${good}`, (key: string) => `Bearer ${key}`],
    ['in lower case', `ApiKey ${good.toLowerCase()}`, (key: string) => `ApiKey ${key.toLowerCase()}`],
    ['twice', `ApiKey ${good}${good}`, (key: string) => `ApiKey ${key}${key}`],
    ['as a password', `Basic ${btoa(`${good}:`)}`, (key: string) => `Basic ${btoa(`${key}:`)}`],
  ])('is made from that of whoever runs the script: %s', (_, sent, like) => {
    const recipe = new Recipes().of(sent, [{ name: 'KEY', value: good }]);
    const other = 'sk_Test-9zY8xW7vU6tS5';
    expect(shell(`printf '%s' "${recipeShell(recipe, (name) => name)}"`, { env: { KEY: other } })).toBe(like(other));
    expect(JSON.stringify(recipe)).not.toMatch(/0aB1|2eF3/);
  });

  it('tells nothing of one that nobody knows', () => {
    expect(new Recipes().of('ApiKey s3cret-Of-Somebody', [{ name: 'KEY', value: good }])).toEqual([
      'ApiKey x0xxxx-Xx-Xxxxxxxx',
    ]);
  });
});

/** Of each kind of failure one; `npm run reproduce` tries hundreds. */
const faults = [
  'auth-scheme-any',
  'workspaces-of-a-new-client-404',
  'data-store-create-endpoint',
  'missing-member-remove',
  'workspace-service-account-found-by-beginning',
  'secret-bearer-link',
  'entry-slash-far-down',
  'entry-linked-found-by-twice',
  'client-usage-l-lost-without-p',
  'order-clients-default-ascends',
  'customer-storage-always-listed',
];

describe('the script of a failing check', () => {
  const trials = new Map<string, Trial[]>();
  beforeAll(async () => {
    expect(await loadSuites()).toEqual([]);
    for (const fault of faults) trials.set(fault, await trialsOf(fault));
  }, 180_000);

  it.each(faults)('shows the failure again, and again, and not where nothing is broken: %s', (fault) => {
    const [trial] = trials.get(fault) ?? [];
    const { broken, again, sound } = trial ?? {};
    expect([broken?.code, again?.code], `${trial?.text}\n${broken?.output}`).toEqual([1, 1]);
    expect([0, 3], sound?.output).toContain(sound?.code);
    expect([broken, again, sound].map((ran) => ran?.output).join()).not.toContain('NOT removed');
  });
});
