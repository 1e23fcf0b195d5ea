import { describe, expect, it } from 'vitest';
import type { RequirementId } from '../../generated/catalogue.ts';
import type { RegisteredCheck, RegisteredObservation, Turn } from '../../src/check/registry.ts';
import { type Checklist, checklistOf } from '../../src/run/checklist.ts';
import { labelKey, type RunConfig } from '../../src/session/config.ts';
import { stage } from './stage.ts';

function check(file: string, name: string, settings: { turn?: Turn; requirement?: RequirementId } = {}) {
  const { turn = 'among', requirement = 'partner.me.status' } = settings;
  const run: RegisteredCheck['run'] = () => Promise.reject(new Error('nothing runs here'));
  return { kind: 'check', requirement, name, turn, file, run } satisfies RegisteredCheck;
}

const observation: RegisteredObservation = {
  ...{ kind: 'observation', open: 'partner.auth.bare-key', name: 'observation', turn: 'among', file: 'o' },
  run: () => Promise.reject(new Error('nothing runs here')),
};
const costly: RegisteredObservation = {
  ...observation,
  ...({ open: 'workspace.data-store.create.maximum', name: 'costly' } as const),
};
const workspace = { requirement: 'workspace.filespace.list.status' } as const;

async function configWith(changes: Partial<RunConfig> = {}): Promise<RunConfig> {
  const { session } = await stage();
  return { ...session.config, apis: ['partner', 'workspace'], ...changes };
}

function names({ batches }: Pick<Checklist, 'batches'>): string[] {
  return batches.map(({ checks }) => checks.map(({ name }) => name).join(' '));
}

describe('a checklist', () => {
  it('is in the order of the turns, whatever the order in which they came', async () => {
    const entries = [
      check('c', 'lent', { turn: 'lent' }),
      check('b', 'b1'),
      check('a', 'alone', { turn: 'alone' }),
      check('a', 'late', { turn: 'late' }),
      check('b', 'b2'),
      check('a', 'a1'),
    ];
    const list = checklistOf({ entries, headStarts: [] }, await configWith(), null);
    expect(names(list)).toEqual(['b1 b2', 'a1', 'late', 'alone', 'lent']);
    expect(list.batches.map(({ joins }) => joins)).toEqual([true, true, true, false, false]);
  });

  it('holds what was selected', async () => {
    const entries = [check('a', 'one'), check('a', 'two'), check('a', 'far', workspace), observation];
    const chosen = async (changes: Partial<RunConfig>) =>
      names(checklistOf({ entries, headStarts: [] }, await configWith(changes), null));
    const replay = { requirement: 'partner.me.status', check: labelKey('two'), seed: 1, path: null };
    expect((await chosen({})).join(' ').split(' ').toSorted()).toEqual(['far', 'observation', 'one', 'two']);
    expect(await chosen({ apis: ['workspace'] })).toEqual(['far']);
    expect(await chosen({ selected: ['partner.me.status'] })).toEqual(['one two']);
    expect(await chosen({ replay })).toEqual(['two']);
    expect(await chosen({ dryRun: true })).toEqual(['one two far']);
  });

  it('holds what costs much and can notice nothing only where it goes deep, or looks at all', async () => {
    const entries = [observation, costly];
    const chosen = async (changes: Partial<RunConfig>) =>
      names(checklistOf({ entries, headStarts: [] }, await configWith(changes), null));
    expect(await chosen({})).toEqual(['observation']);
    expect(await chosen({ depth: 'deep' })).toEqual(['observation costly']);
    expect(await chosen({ looksAtAll: true })).toEqual(['observation costly']);
    expect(await chosen({ depth: 'smoke' })).toEqual([]);
  });

  it('has a head start only where the whole of it runs', async () => {
    const headStarts = [
      { api: 'partner', make: () => [] },
      { api: 'workspace', make: () => [] },
    ] as const;
    const begun = async (changes: Partial<RunConfig>) =>
      checklistOf({ entries: [], headStarts }, await configWith(changes), null).headStarts.map(({ api }) => api);
    expect(await begun({})).toEqual(['partner', 'workspace']);
    expect(await begun({ apis: ['workspace'] })).toEqual(['workspace']);
    expect(await begun({ selected: [] })).toEqual([]);
    expect(await begun({ readOnly: true })).toEqual([]);
    expect(await begun({ dryRun: true })).toEqual([]);
  });

  it('keeps to a budget, and says what it left out', async () => {
    const stock = {
      entries: [check('a', 'one'), check('a', 'two')],
      headStarts: [{ api: 'partner', make: () => [] }],
    } as const;
    const budget = { requests: 40, things: null, spent: 20, before: 0, why: 'left out' };
    const { leftOut, headStarts, ...list } = checklistOf(stock, await configWith({ budget }), null);
    expect([names(list), leftOut.map(({ name }) => name), headStarts]).toEqual([['one'], ['two'], []]);
    const dry = checklistOf(stock, await configWith({ budget, dryRun: true }), null);
    expect(names(dry)).toEqual(['one two']);
  });

  it('is divided over parts without rest and without overlap', async () => {
    const files = Array.from({ length: 20 }, (_, index) => `file ${index}`);
    const stock = { entries: files.map((file) => check(file, file)), headStarts: [] };
    const config = await configWith();
    const part = (index: number) =>
      names(checklistOf(stock, config, { index, count: 3 }))
        .join(' ')
        .split(/ (?=file)/);
    const parts = [1, 2, 3].map(part);
    expect(parts.flat().toSorted()).toEqual(files.toSorted());
    expect(parts.map(({ length }) => length)).toEqual([7, 7, 6]);
    expect(part(1)).toEqual(parts[0]);
  });
});
