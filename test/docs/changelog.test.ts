import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { versionsFolder } from '../../scripts/contract-diff/keep.ts';
import { changelog, versionsIn } from '../../scripts/docs/changelog.ts';
import type { Contract } from '../../scripts/generate/contract.ts';
import { temporaryFolder } from '../support/folder.ts';

const root = new URL('../../', import.meta.url);
const text = readFileSync(new URL('generated/partner.json', root), 'utf8');
const contract = (json: string): Contract => ({ api: 'partner', document: JSON.parse(json) });

async function kept(versions: Readonly<Record<string, string>>): Promise<string> {
  const folder = temporaryFolder();
  for (const [name, json] of Object.entries(versions)) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'partner.json'), json);
  }
  return folder;
}

describe('the changelog', () => {
  it('goes from the newest version to the oldest, each with what it changed', async () => {
    const reworded = text.replace(
      '"summary": "Create a client organization"',
      '"summary": "Make a client organization"',
    );
    expect(reworded).not.toBe(text);
    const broken = reworded
      .replaceAll('/api/v1/ping', '/api/v1/pong')
      .replace('"id": "partner.ping.organization-id"', '"id": "partner.ping.organization"');
    const folder = await kept({ '0.9.0': text, '0.10.0': reworded });
    const releases = changelog(versionsIn(folder, [contract(broken)]));
    expect(releases.map(({ version, before }) => [version, before])).toEqual([
      [null, '0.10.0'],
      ['0.10.0', '0.9.0'],
      ['0.9.0', null],
    ]);
    const listsOf = (at: number) => releases[at]?.apis[0]?.lists ?? [];
    expect(listsOf(0)[0]).toMatchObject({ title: 'for which clients have to change', open: true });
    expect(listsOf(0).at(-1)?.lines).toContainEqual({
      text: 'removed requirement partner.ping.organization-id',
      id: 'partner.ping.organization-id',
    });
    expect(listsOf(1).map(({ title }) => title)).toEqual(['of documentation']);
    expect(releases[2]?.apis[0]).toMatchObject({ lists: [], holds: { operations: 21 } });
  });

  it('tells nothing where nothing was kept', async () => {
    expect(changelog(versionsIn(await kept({}), [contract(text)]))).toEqual([]);
  });

  it('takes another example for documentation', async () => {
    const other = text.replace('"example": "2026-01-01T00:00Z"', '"example": "2026-01-02T00:00Z"');
    expect(other).not.toBe(text);
    const [latest] = changelog(versionsIn(await kept({ '1.0.0': text }), [contract(other)]));
    expect(latest?.apis[0]?.lists.map(({ title }) => title)).toEqual(['of documentation']);
  });
});

it('the contracts of the current version are kept', () => {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  for (const api of ['partner', 'workspace']) {
    const file = join(versionsFolder, version, `${api}.json`);
    expect(existsSync(file), `${file} is missing: npm run contract-diff -- --keep`).toBe(true);
  }
});
