import { type CheckContext, fc, property } from '../../src/check/index.ts';
import { client, clientMember } from '../../src/resources/index.ts';
import { commandsOn, expectModel, type Model } from '../support/clients-model.ts';
import { skipIfIdsAreReused, unlessIdsAreReused } from '../support/id-reuse.ts';
import { unlessTheySignIn } from '../support/sign-ins.ts';

/*
 * Some breaks show only after a certain sequence: the owner moves on once the second member is gone, a rejected removal
 * removes all the same. Random sequences run against the target and against a model in memory. They are arrays, not
 * `fc.commands`, whose shrunk cases a replay by seed and path alone does not find again.
 */
for (const clients of [1, 3] as const) {
  const where = clients === 1 ? 'one client' : 'up to three clients';
  property(
    'partner.member.any-sequence',
    `random sequences on ${where} agree with a model`,
    commandsOn(clients),
    (t, commands) => {
      const body = async (): Promise<void> => {
        const model: Model = { clients: [] };
        await fc.asyncModelRun(() => ({ model, real: t }), commands);
        await expectModel(t, model);
      };
      return whileIdsAreNew(unlessTheySignIn(body))(t);
    },
    { scale: 0.15 },
  );
}

/** What was deleted is asked for, and deleted, again: by then its id must not be that of what another check made. */
function whileIdsAreNew(body: (t: CheckContext) => Promise<void>): (t: CheckContext) => Promise<void> {
  const guarded = unlessIdsAreReused(client, unlessIdsAreReused(clientMember, body));
  return async (t) => {
    for (const resource of [client, clientMember]) skipIfIdsAreReused(t, resource);
    await guarded(t);
  };
}
