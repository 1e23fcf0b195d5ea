import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { locators, requirements } from '../../generated/catalogue.ts';
import { Mistake, scaffold, type Wanted } from '../../scripts/new-requirement/scaffold.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const patterns = ['openapi/**/*.yaml', 'suites/**/*.ts', 'reference/faults/**/*.ts'];
const files = new Map(globSync(patterns, { cwd: root }).map((file) => [file, readFileSync(root + file, 'utf8')]));
const known = { requirements, locators };

const wanted: Wanted = {
  id: 'partner.client.name.no-tab',
  like: 'partner.client.name.too-long',
  statement: 'A name: with a tab is rejected with 400.',
};

function textOf(what: string, given: Wanted = wanted): string {
  return scaffold(files, given, known).find((edit) => edit.what === what)?.text ?? '';
}

/** What a text has more than the one that it was made of. */
function added(what: string): string {
  const edit = scaffold(files, wanted, known).find((each) => each.what === what);
  const before = new Set((files.get(edit?.file ?? '') ?? '').split('\n'));
  return (edit?.text ?? '')
    .split('\n')
    .filter((line) => !before.has(line))
    .join('\n');
}

describe('a new requirement', () => {
  it('stands behind its sibling, with what it has in common with it', () => {
    const path: unknown = parse(textOf('requirement'));
    const entries = JSON.stringify(path);
    expect(entries).toContain(
      `{"id":"${wanted.id}","level":"MUST","statement":"${wanted.statement}","source":"partner/limits/name","basis":"derived"`,
    );
    expect(entries.indexOf(wanted.id)).toBeGreaterThan(entries.indexOf(wanted.like));
  });

  it('has another source and level where they are given', () => {
    const given = { ...wanted, level: 'SHOULD', source: 'partner/client/name.inner' };
    const entries = JSON.stringify(parse(textOf('requirement', given)));
    expect(entries).toContain(
      `"level":"SHOULD","statement":"${wanted.statement}","source":"partner/client/name.inner"`,
    );
  });

  it('has a check that is an error and a fault that is none, until they are written', () => {
    expect(added('check')).toContain(`check('${wanted.id}', `);
    expect(added('check')).toContain("throw new Error('this check is not written yet');");
    expect(added('fault')).toMatch(/'partner\.client\.name\.no-tab': \{\s+'client-name-no-tab': bug\(/);
  });

  it('can be begun beside most others', () => {
    const asked = requirements.filter((_, at) => at % 10 === 0);
    const begun = asked.filter(({ id, api }) => {
      try {
        return scaffold(files, { id: `${api}.not-there`, like: id, statement: 'x' }, known).length === 3;
      } catch (error) {
        if (error instanceof Mistake) return false;
        throw error;
      }
    });
    expect(begun.length).toBeGreaterThan(asked.length / 2);
  });

  it.each([
    [{ ...wanted, id: 'partner.Client' }, /is no id/],
    [{ ...wanted, id: wanted.like }, /is there already/],
    [{ ...wanted, like: 'partner.client.name.too-lang' }, /the nearest is partner\.client\.name\.too-long/],
    [{ ...wanted, id: 'workspace.x' }, /is of the other API/],
    [{ ...wanted, source: 'partner/limits/nam' }, /the nearest is partner\/limits\/name/],
    [{ ...wanted, level: 'MAY' }, /MUST or SHOULD/],
  ])('is refused with a sentence where it is mistaken: %#', (given, message) => {
    expect(() => scaffold(files, given, known)).toThrow(message);
  });
});
