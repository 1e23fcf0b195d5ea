import { describe, expect, it } from 'vitest';
import { type CheckContext, createContext } from '../../src/check/context.ts';
import { MistakenProfile, NotTested } from '../../src/model/errors.ts';
import { type StageSettings, stage } from './stage.ts';

async function context(settings: StageSettings = {}) {
  const { session, journal, asked } = await stage(settings);
  return { t: createContext(session), session, journal, asked };
}

/** Registers a client as made by the check. */
function made(t: CheckContext, clientId: string): void {
  t.created({
    api: 'partner',
    operation: 'DELETE /api/v1/clients/{clientId}',
    what: `client ${clientId}`,
    path: { clientId },
  });
}

const removing: StageSettings = { answer: (_, response) => void response.writeHead(204).end() };

describe('what a check gets', () => {
  it('names the key that the profile lacks', async () => {
    const { t } = await context();
    expect(() => t.workspaceTarget).toThrow(new NotTested('add `workspace` to the profile'));
    expect(() => t.partnerFixture('undeletableClient')).toThrow(
      new NotTested('add `partner.fixtures.undeletableClient` to the profile'),
    );
  });

  it('holds back what the profile names wrongly', async () => {
    const key = 'partner.fixtures.activeMember';
    const fixtures = { activeMember: { client: 'c1', accountId: 'a1' } };
    const { t } = await context({ fixtures, config: { mistakes: [{ key, note: 'is not there' }] } });
    expect(() => t.partnerFixture('activeMember').client).toThrow(new MistakenProfile(`profile: ${key} is not there`));
  });

  it('removes what the check made, the last first', async () => {
    const { t, asked } = await context(removing);
    for (const id of ['one', 'two', 'three']) made(t, id);
    t.gone({ clientId: 'two' });
    await t.finish();
    expect(asked).toEqual(['DELETE /api/v1/clients/three', 'DELETE /api/v1/clients/one']);
  });

  it('removes nothing again that the check removed itself: the id may be that of something else by then', async () => {
    const { t, asked } = await context(removing);
    for (const id of ['one', 'two']) made(t, id);
    await t.partner.raw({ operation: 'DELETE /api/v1/clients/{clientId}', path: { clientId: 'one' } });
    await t.finish();
    expect(asked).toEqual(['DELETE /api/v1/clients/one', 'DELETE /api/v1/clients/two']);
  });

  it('leaves in the journal what would not go', async () => {
    const refusing: StageSettings = { answer: (_, response) => void response.writeHead(400).end() };
    const { t, journal } = await context(refusing);
    made(t, 'one');
    await t.tidy();
    expect(journal.filter(({ type }) => type === 'created')).toHaveLength(1);
    expect(journal.filter(({ type }) => type === 'removed')).toEqual([]);
  });

  it('makes what is shared once, for all who ask', async () => {
    const { t, session } = await context();
    let times = 0;
    const make = async (): Promise<number> => {
      times += 1;
      return times;
    };
    const other = createContext(session);
    expect(await Promise.all([t.shared('it', make), other.shared('it', make), other.learned('it too', make)])).toEqual([
      1, 1, 2,
    ]);
  });

  it('makes nothing that takes long for a quick look', async () => {
    const { t } = await context({ config: { depth: 'smoke' } });
    await expect(t.sharedSlowly('it', async () => 1)).rejects.toThrow(NotTested);
  });

  it('waits for what takes time by itself, and no longer than the profile says', async () => {
    const { t } = await context();
    let looks = 0;
    expect(await t.settles('listed', async () => (looks++ < 2 ? undefined : 'there'))).toBe('there');
    const startedAt = performance.now();
    expect(await t.settles('listed', async () => undefined)).toBeUndefined();
    expect(performance.now() - startedAt).toBeGreaterThan(150);
  });

  it('sends nothing that changes the target where only reading is allowed', async () => {
    const { t, asked } = await context({ config: { readOnly: true } });
    await expect(t.partner.POST('/api/v1/clients', { body: { name: 'a' } })).rejects.toThrow('--read-only');
    await t.partner.GET('/api/v1/me');
    expect(asked).toEqual(['GET /api/v1/me']);
  });
});
