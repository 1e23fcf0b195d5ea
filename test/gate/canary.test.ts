import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startEmbedded } from '../../reference/embedded.ts';
import { type Answer, withBody, withField, withHeader } from '../hostile/proxy/answer.ts';
import { startProxy } from '../hostile/proxy/proxy.ts';
import { type Behaviour, changed, passOn, type Visit } from '../hostile/proxy/visit.ts';
import { tracesOf } from '../http/secrets.ts';
import { temporaryFolder } from '../support/folder.ts';
import { rowCounts } from '../support/rows.ts';
import { start } from './staging.ts';

const minutes = 60_000;

/** Ways in which a target says a credential back. */
const forms: readonly ((key: string) => string)[] = [
  (key) => key,
  (key) => key.slice(0, -1),
  (key) => [...key].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  (key) => [...key].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join(''),
  (key) => Buffer.from(key).toString('hex'),
  (key) => `Basic ${Buffer.from(`user:${key}`).toString('base64')}`,
];

function keyOf({ authorization }: Visit): string {
  return authorization.replace(/^\w+ /, '');
}

/** Body, headers, status text and error message all hold the credential of the request, each time in another form. */
const everywhere: Behaviour = changed((answer, visit) => {
  const written = (which: number): string => (forms[(visit.number + which) % forms.length] ?? String)(keyOf(visit));
  const told = withField(answer, `"debug":"got ${written(0)}"`);
  const said = withBody(told, (body) => body.toString().replace('"message":"', `"message":"${written(1)}: `));
  const headed = withHeader(withHeader(said, 'x-debug', written(2)), `x-${written(4).replaceAll(/[^\w-]/g, '')}`, '1');
  return { ...headed, statusText: written(3).replaceAll('\\', '') };
});

/** Whatever is made goes by an id that ends with the credential; its own requests lead to it all the same. */
const inIds: Behaviour = async (visit) => {
  const path = visit.path.replaceAll(/~[^/?]*/g, '');
  const change = (answer: Answer): Answer =>
    answer.status === 201
      ? withBody(answer, (body) => body.toString().replaceAll(/"id":"([^"]*)"/g, `"id":"$1~${keyOf(visit)}"`))
      : answer;
  await changed(change)({ ...visit, forward: () => visit.forward(path) });
};

interface Stage extends AsyncDisposable {
  /** Where the command runs; its reports and temporary files are all that is there. */
  cwd: string;
  /** Flags that name the profile. */
  profile: readonly string[];
  secrets: readonly string[];
  begin(behaviour: Behaviour): void;
  /** Everything a target has, counted. */
  rows(): number;
}

async function stage(): Promise<Stage> {
  const folder = temporaryFolder();
  const cwd = join(folder, 'cwd');
  mkdirSync(cwd);
  const db = join(folder, 'reference.sqlite');
  const { profile, partnerBaseUrl, close } = await startEmbedded({ db });
  const proxy = await startProxy(partnerBaseUrl, { name: 'canary', sentence: '', expect: { verdict: [], within: 0 } });
  const target = {
    partner: { ...profile.partner, baseUrl: `${proxy.origin}/partner` },
    workspace: { ...profile.workspace, baseUrl: `${proxy.origin}/workspace` },
  };
  const file = join(folder, 'profile.json');
  writeFileSync(file, JSON.stringify({ targets: { canary: target } }));
  const { partner, workspace } = profile;
  return {
    cwd,
    profile: ['--profile', file],
    secrets: [partner.apiKey, workspace.token, ...credentials(partner), ...credentials(workspace)],
    begin: proxy.begin,
    rows: () => Object.values(rowCounts(db)).reduce((sum, count) => sum + count, 0),
    [Symbol.asyncDispose]: async () => {
      await proxy.close();
      await close();
    },
  };
}

function credentials({ credentials: named = {} }: { credentials?: object }): string[] {
  return Object.values(named).filter((value) => typeof value === 'string');
}

function textOf(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}

/** What of the secrets stands in what was printed, in the names of files or in the files. */
function traces({ cwd, secrets }: Stage, out: string): string[] {
  const names = readdirSync(cwd, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(cwd, name)).isFile());
  const texts = [
    ['the output', out],
    ['a name', names.join('\n')],
    ...files.map((name) => [name, textOf(join(cwd, name))]),
  ];
  return texts.flatMap(([place, text = '']) =>
    secrets.flatMap((secret) => tracesOf(secret, text).map((form) => `${place}: ${form}`)),
  );
}

const cases = [
  { name: 'everywhere', behaviour: everywhere, shown: 'got $PARTNER_API_KEY' },
  { name: 'in ids', behaviour: inIds, shown: '~$PARTNER_API_KEY' },
];

/** A part that makes, changes, lists and refuses things of both APIs. */
const part = ['partner.client.create*', 'partner.auth.*', 'workspace.service-account.*', 'workspace.filespace.create*'];
const selection = [...part.flatMap((glob) => ['--only', glob]), '--depth', 'smoke', '--har', 'all'];
/** Of what was just being made with a name too short for the prefix, nobody could tell whose it is. */
const longNamed = ['--only', 'partner.member.*', '--only', 'workspace.entry.*'];

describe('a credential that a target says back', { timeout: 5 * minutes }, () => {
  it.each(cases)('$name stands in no output and no file', async ({ behaviour, shown }) => {
    await using target = await stage();
    target.begin(behaviour);
    const { code, out } = await start(target.cwd, ['run', ...target.profile, ...selection]);
    expect([0, 1, 3]).toContain(code);
    expect(readdirSync(join(target.cwd, 'conformance-report')).length).toBeGreaterThan(6);
    expect(out).toContain('Requirements: ');
    expect(textOf(join(target.cwd, 'conformance-report', 'exchanges.har.gz'))).toContain(shown);
    expect(traces(target, out)).toEqual([]);
  });

  it.each(cases)('$name stands nowhere when the run is killed', async ({ behaviour }) => {
    await using target = await stage();
    target.begin(behaviour);
    const before = target.rows();
    const killed = await start(target.cwd, ['run', ...target.profile, ...longNamed], {
      signal: 'SIGKILL',
      when: () => target.rows() > before + 8,
    });
    expect(killed.code).toBeNull();
    expect(readdirSync(target.cwd).filter((name) => name.startsWith('conformance-journal-')).length).toBe(1);
    expect(traces(target, killed.out)).toEqual([]);
    target.begin(passOn);
    const swept = await start(target.cwd, ['sweep', ...target.profile]);
    expect([swept.code, swept.out]).toEqual([0, expect.stringMatching(/\d+ removed$/m)]);
    expect(target.rows()).toBe(before);
  });
});
