import { check, expectNoServerError, type PartnerClient, type WorkspaceClient } from '../../src/check/index.ts';
import { sendOffContract } from '../support/off-contract.ts';

/*
 * A header may hold letters beyond ASCII, each of one byte: whoever compares them with what was issued keeps its head.
 * What stands before a service may refuse such a header itself.
 */

const texts = ['schlüssel-§-é', '\u00a0', '\u00ff'.repeat(40)];

async function survived(clients: readonly (PartnerClient | WorkspaceClient)[], target: string): Promise<void> {
  for (const client of clients) {
    const reply = await sendOffContract(client, { method: 'GET', target });
    if (reply !== null) expectNoServerError(reply);
  }
}

check('partner.robustness.no-5xx', 'GET /api/v1/ping survives a made-up key with letters beyond ASCII', async (t) => {
  const keys = [...texts, `${t.partnerTarget.apiKey}é`];
  await survived(
    keys.map((key) => t.partner.withAuthorization(`ApiKey ${key}`)),
    '/api/v1/ping',
  );
});

check(
  'workspace.robustness.no-5xx',
  'GET /api/v1/filespaces survives a made-up token with letters beyond ASCII',
  async (t) => {
    const tokens = [...texts, `${t.workspaceTarget.token}é`];
    await survived(
      tokens.map((token) => t.workspace.withAuthorization(`Bearer ${token}`)),
      '/api/v1/filespaces',
    );
  },
);
