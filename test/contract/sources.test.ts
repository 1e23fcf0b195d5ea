import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { locators, openPoints, readings, requirements } from '../../generated/catalogue.ts';
import { catalogueOf } from '../../scripts/generate/catalogue.ts';
import type { Contract } from '../../scripts/generate/contract.ts';
import type { JsonObject } from '../../scripts/generate/json.ts';
import { readSources } from '../../scripts/generate/sources.ts';
import { temporaryFolder } from '../support/folder.ts';

const entry = {
  id: 'partner.ping.example',
  level: 'MUST',
  statement: 'Ping answers.',
  source: 'partner/table/ping.success',
  basis: 'stated',
};

/** A contract with one operation and one requirement. */
function contract(changes: JsonObject): Contract {
  const operation = {
    operationId: 'ping',
    summary: 'Ping',
    responses: {},
    'x-requirements': [{ ...entry, ...changes }],
  };
  return { api: 'partner', document: { paths: { '/api/v1/ping': { get: operation } } } };
}

const sources = readSources();
const made = (changes: JsonObject) => catalogueOf([contract(changes)], sources).requirements[0];

describe('an entry of the contracts', () => {
  it('gets the words of its locator', () => {
    expect(made({})).toMatchObject({
      source: 'partner/table/ping.success',
      document: 'partner-management-api',
      section: 'Endpoints / Table',
      at: 'GET /api/v1/ping, Success response',
      basis: 'stated',
      from: [],
      reading: null,
    });
    const derived = { basis: 'derived', from: ['partner/auth/header', 'partner.ping.example'], reading: 'periods' };
    expect(made(derived)).toMatchObject(derived);
  });

  it.each([
    [{ source: 'partner/table/ping.sucess' }, 'the nearest is partner/table/ping.success'],
    [{ source: 'workspace/auth/header' }, 'source must be a locator of the partner document'],
    [{ source: 'partner/intro/naming' }, 'source must be a locator within the scope'],
    [{ basis: 'guessed' }, 'basis must be stated, derived, reading'],
    [{ basis: 'derived' }, 'from must be what it is derived from'],
    [{ basis: 'derived', from: ['partner/auth/heder'] }, 'the nearest is partner/auth/header'],
    [{ basis: 'derived', from: 'partner/auth/header' }, 'from must be a list of ids'],
    [{ basis: 'reading' }, 'reading must be the id of a reading'],
    [{ basis: 'reading', reading: 'period' }, 'the nearest is periods'],
    [{ reading: 'periods' }, 'basis must be derived or reading'],
    [{ wfc: 'F999' }, 'wfc "F999" is unknown'],
  ])('%j is refused', (changes, message) => {
    expect(() => made(changes)).toThrow(message);
    expect(() => made(changes)).toThrow('partner.ping.example');
  });

  it('is refused with the file in which it stands', () => {
    const id = 'partner.ping.status';
    expect(() => made({ id, source: 'partner/none' })).toThrow(
      /^openapi\/partner\/paths\/ping\.yaml:\d+, partner\.ping\.status/,
    );
  });
});

describe('the inventory', () => {
  const good = { document: 'd', title: 't', sections: { S: { 'partner/a/b': { at: 'here', says: 'this' } } } };

  function folder(partner: object): string {
    const root = temporaryFolder();
    const workspace = { document: 'w', title: 't', sections: {} };
    const files = {
      'partner/sources.yaml': partner,
      'workspace/sources.yaml': workspace,
      'readings.yaml': { one: { title: 't', reading: 'r', why: 'w', other: 'o' } },
      'fault-categories.yaml': { catalogue: 'c', url: 'u', categories: { F100: 'm' } },
    };
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), stringify(content));
    }
    return root;
  }

  it('is read', () => {
    expect([...readSources(folder(good)).locators.keys()]).toEqual(['partner/a/b']);
  });

  it.each([
    [{ 'partner/a/b': { at: 'here' } }, 'sections > S > partner/a/b > says'],
    [{ 'partner/a/b': { at: 'here', says: 'this', sais: 'that' } }, 'sais'],
    [{ a: { at: 'here', says: 'this' } }, 'a locator is written partner/group/name'],
    [{ 'partner/a/b': { at: 'here', says: 'this', coveredBy: 'partner/a/c' } }, 'the nearest is partner/a/b'],
    [{ 'partner/a/b': { at: 'h', says: 't', coveredBy: 'partner/a/b', outOfScope: 'x' } }, 'either covered'],
    [{ 'partner/a/b': { at: 'h', says: 't', coveredBy: 'partner/a/b' } }, 'covers nothing'],
  ])('%j is refused', (section, message) => {
    expect(() => readSources(folder({ ...good, sections: { S: section } }))).toThrow(message);
  });
});

describe('the catalogue', () => {
  it('leaves no sentence, row or cell without a requirement, an open point or a reason', () => {
    const used = new Set([
      ...requirements.flatMap(({ source, from }) => [source, ...from]),
      ...openPoints.map(({ source }) => source),
    ]);
    const holes = locators.filter(({ id, coveredBy, outOfScope }) => outOfScope === null && !used.has(coveredBy ?? id));
    expect(holes).toEqual([]);
  });

  it('has no reading that nothing rests on', () => {
    const used = new Set(requirements.map(({ reading }) => reading));
    expect(readings.filter(({ id }) => !used.has(id))).toEqual([]);
  });

  it('gives schema requirements the category of answers that are not as described', () => {
    expect(requirements.filter(({ bySchema, wfc }) => bySchema && wfc !== 'F101')).toEqual([]);
  });
});
