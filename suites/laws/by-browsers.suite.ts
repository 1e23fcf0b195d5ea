import { type CheckContext, check, NotTested, pathSegment } from '../../src/check/index.ts';
import { member } from '../../src/resources/index.ts';
import { registerClient } from '../support/partner.ts';
import { askedWithAKey, goneIds, partnerOperations, sharedHome } from '../support/partner-requests.ts';
import { expectReadAlike, expectRefusedAlike, targetOf } from '../support/read-alike.ts';
import { alteredAtEnd } from '../support/secret-text.ts';
import {
  needsDataStores,
  registerOutcome,
  requestTo,
  unknownFilespace,
  workspaceOperations,
} from '../support/workspace-requests.ts';

/*
 * All bodies are JSON: whoever prefers pages, and takes anything, gets JSON as well, and the type of a body that is not
 * there asks for none. What is asked so is asked beside the contract: that it is answered in JSON is recommended.
 */

for (const info of partnerOperations.filter(({ method }) => method === 'GET')) {
  check('partner.request.headers', `${info.operation} by a browser, with the type of no body`, async (t) => {
    const { request, reply } = await askedWithAKey(t, info);
    if (!reply.response.ok) throw new NotTested(`without headers of a browser it is answered ${reply.response.status}`);
    const target = targetOf(request);
    await expectReadAlike((headers) => t.partner.offContract({ method: 'GET', target, headers }));
  });
}

for (const info of workspaceOperations.filter(({ method }) => method === 'GET')) {
  check('workspace.request.headers', `${info.operation} by a browser, with the type of no body`, async (t) => {
    await needsDataStores(t, info);
    const target = targetOf(await requestTo(t, info, { name: 'workspace' }));
    await expectReadAlike((headers) => t.workspace.offContract({ method: 'GET', target, headers }));
  });
}

// Of the Partner API only some refusals have a body that is known to be JSON.
check('partner.request.headers', 'a browser is told in JSON that there is no such client', async (t) => {
  const target = `/api/v1/clients/${pathSegment((await goneIds(t)).clientId)}`;
  await expectRefusedAlike((headers) => t.partner.offContract({ method: 'GET', target, headers }), 404);
});

check('partner.request.headers', 'a browser is told in JSON that usage needs a range', async (t) => {
  const target = `/api/v1/clients/${pathSegment((await sharedHome(t)).clientId)}/usage`;
  await expectRefusedAlike((headers) => t.partner.offContract({ method: 'GET', target, headers }), 400);
});

check('partner.request.headers', 'a browser is told in JSON that a client needs a name', async (t) => {
  const request = { method: 'POST', target: '/api/v1/clients', body: '{}' };
  await expectRefusedAlike(async (headers) => {
    const reply = await t.partner.offContract({ ...request, headers });
    registerClient(t, reply, 'of a browser');
    return reply;
  }, 400);
});

const filespaces = '/api/v1/filespaces';

check('workspace.request.headers', 'a browser is told in JSON that there is no such filespace', async (t) => {
  const target = `${filespaces}/${unknownFilespace()}`;
  await expectRefusedAlike((headers) => t.workspace.offContract({ method: 'GET', target, headers }), 404);
});

check('workspace.request.headers', 'a browser is told in JSON that a member needs an address', async (t) => {
  const request = { method: 'POST', target: '/api/v1/members', body: '{}' };
  await expectRefusedAlike(async (headers) => {
    const reply = await t.workspace.offContract({ ...request, headers });
    await registerOutcome(t, { operation: member.create, body: {} }, reply);
    return reply;
  }, 400);
});

check('workspace.request.headers', 'a browser is told in JSON that a token is invalid', async (t) => {
  const stranger = asStranger(t);
  await expectRefusedAlike((headers) => stranger.offContract({ method: 'GET', target: filespaces, headers }), 401);
});

function asStranger({ workspace, workspaceTarget: { token } }: CheckContext) {
  return workspace.withAuthorization(`Bearer ${alteredAtEnd(token)}`);
}
