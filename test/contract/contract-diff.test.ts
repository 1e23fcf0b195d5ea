import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../scripts/contract-diff/changes.ts';
import { readPairs } from '../../scripts/contract-diff/read.ts';
import { requirementChanges } from '../../scripts/contract-diff/requirements.ts';
import type { JsonObject } from '../../scripts/generate/json.ts';

const text = readFileSync(new URL('../../generated/partner.json', import.meta.url), 'utf8');
const before: JsonObject = JSON.parse(text);

/** The longest name of a client in the body of a create, among other lengths that conditions of open points have. */
const longestName = /(?<head>"properties": \{\s+"name": \{\s+"type": "string",\s+"minLength": 2,\s+"maxLength": )100/;

/** The type of the name that a ping answers. */
const nameOfOrganization = /(?<head>"organizationName": \{\s+"description": "[^"]+",\s+"type": )"string"/;

/** The kinds of the changes that one replacement in the text of the document makes. */
function kindsAfter(old: string | RegExp, replacement: string): string[] {
  const after = text.replace(old, replacement);
  expect(after).not.toBe(text);
  return [...new Set(changesBetween(before, JSON.parse(after)).map(({ kind }) => kind))];
}

describe('changesBetween', () => {
  it('finds nothing between a document and itself', () => {
    expect(changesBetween(before, JSON.parse(text))).toEqual([]);
  });

  it('tells what breaks clients', () => {
    expect(kindsAfter('"/api/v1/ping"', '"/api/v1/pong"')).toContain('breaking');
    expect(kindsAfter(longestName, '$<head>50')).toEqual(['breaking']);
    expect(kindsAfter(nameOfOrganization, '$<head>"number"')).toEqual(['breaking']);
    expect(kindsAfter(nameOfOrganization, '$<head>["string", "null"]')).toEqual(['breaking']);
  });

  it('tells what breaks no client', () => {
    expect(kindsAfter(longestName, '$<head>101')).toEqual(['non-breaking']);
    expect(kindsAfter(/("expirationDate": \{[^}]*?"type": )\[\s*"string",\s*"null"\s*\]/, '$1"string"')).toEqual([
      'non-breaking',
    ]);
    expect(kindsAfter(/"description": "[^"]+"/, '"description": "Other words."')).toEqual(['documentation']);
  });

  it('names the operation and shows both values', () => {
    const changes = changesBetween(before, JSON.parse(text.replace(longestName, '$<head>50')));
    expect(changes).toEqual([
      { kind: 'breaking', where: 'POST /api/v1/clients', what: expect.stringContaining('`name`') },
    ]);
    expect(changes[0]?.what).toContain('100 → 50');
  });
});

describe('requirementChanges', () => {
  it('tells new, removed and reworded ones', () => {
    const after = text
      .replace('"id": "partner.ping.organization-id"', '"id": "partner.ping.organization"')
      .replace(/("id": "partner.ping.fields",\s+"level": )"MUST"/, '$1"SHOULD"');
    const [old, next] = [before, JSON.parse(after)].map((document) => ({ api: 'partner' as const, document }));
    if (old === undefined || next === undefined) throw new Error('two documents are compared');
    const told = requirementChanges(old, next);
    expect(told).toEqual([
      'removed requirement partner.ping.organization-id',
      expect.stringMatching(/^(new requirement partner\.ping\.organization|partner\.ping\.fields: level)/),
      expect.stringMatching(/^(new requirement partner\.ping\.organization|partner\.ping\.fields: level)/),
    ]);
    expect(told).toContain('partner.ping.fields: level "MUST" → "SHOULD"');
  });
});

describe('readPairs', () => {
  it('says what is missing', async () => {
    await expect(readPairs('no/such/file.yaml', 'openapi')).rejects.toThrow('no/such/file.yaml: there is no such');
    await expect(readPairs('docs', 'openapi')).rejects.toThrow('docs: holds neither partner/openapi.yaml');
  });

  it('reads the documents of both APIs from a folder', async () => {
    const pairs = await readPairs('generated', 'generated');
    expect(pairs.map(({ api }) => api)).toEqual(['partner', 'workspace']);
  });
});
