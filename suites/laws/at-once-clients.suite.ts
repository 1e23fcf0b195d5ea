import { alone, type CheckContext, expectStatus, NotTested } from '../../src/check/index.ts';
import { addMember, addRaw } from '../support/client-members.ts';
import { hasWorkspaces, notDeletable } from '../support/deletable.ts';
import { openRefusals } from '../support/open-refusals.ts';
import { inParallel } from '../support/parallel.ts';
import { newClient } from '../support/partner.ts';
import { newHome, operationsWith, requestTo } from '../support/partner-requests.ts';

/* What goes on at one moment in a client, and in two, with nothing else under way. */

const rounds = 2;

function needsTwoAtOnce(t: CheckContext): void {
  if (t.depth === 'smoke') throw new NotTested('tested from `--depth standard` on');
  if (t.target.http.concurrency < 2) {
    throw new NotTested('`http.concurrency` of the profile allows one request at a time');
  }
}

const reads = operationsWith('clientId').filter(
  ({ method, pathParameters }) => method === 'GET' && !pathParameters.includes('workspaceId'),
);

alone.check('partner.at-once', 'what is below a client is found or not while it is deleted', async (t) => {
  needsTwoAtOnce(t);
  for (let round = 0; round < rounds; round += 1) {
    const home = await newHome(t);
    if (await hasWorkspaces(t, home.clientId)) throw notDeletable();
    const { clientId } = home;
    const reading = async () => {
      // A write is noted before it goes out, so that reads would overtake it.
      await t.sleep(2 + 4 * round);
      return inParallel(reads.map((info) => t.partner.raw({ ...requestTo(t, info, { ...home }), also: [400] })));
    };
    const deleting = t.partner.raw({ operation: 'DELETE /api/v1/clients/{clientId}', path: { clientId } });
    const [deletion, replies] = await Promise.all([deleting, reading()]);
    if (deletion.response.ok) t.gone({ clientId });
    // For a client of a managed-service partner its current usage may be refused.
    for (const reply of replies) expectStatus(reply, [200, 400, 404], 'while the client is deleted');
  }
});

alone.check('partner.at-once', 'an address is added to two clients at once, or to one of them', async (t) => {
  needsTwoAtOnce(t);
  const clients = [await newClient(t), await newClient(t)];
  for (const { id } of clients) await addMember(t, id, t.names.email());
  for (let round = 0; round < rounds; round += 1) {
    const email = t.names.email();
    const replies = await Promise.all(clients.map(({ id }) => addRaw(t, id, { email })));
    // Whether it may be in both is open.
    for (const reply of replies) expectStatus(reply, [201, ...openRefusals], 'an address of nobody before');
  }
});
