import type { Api } from '../../generated/catalogue.ts';
import { createContext } from '../check/context.ts';
import { TransportTrouble } from '../check/errors.ts';
import { describe } from '../check/expect.ts';
import { exchangeOf, type Reply } from '../http/exchange.ts';
import type { Session } from './session.ts';

/**
 * Asks each API a few harmless questions before anything else is sent.
 * @returns null when the run can begin; else why it cannot, in one line.
 */
export async function preflight(session: Session): Promise<string | null> {
  for (const api of session.config.apis) {
    const trouble = await probe(session, api);
    if (trouble !== null) return trouble;
  }
  return null;
}

async function probe(session: Session, api: Api): Promise<string | null> {
  const context = createContext(session);
  const { baseUrl } = api === 'partner' ? context.partnerTarget : context.workspaceTarget;
  const questions: (() => Promise<Reply>)[] =
    api === 'partner'
      ? [
          () => context.partner.raw({ operation: 'GET /api/v1/ping' }),
          () => context.partner.raw({ operation: 'GET /api/v1/me' }),
          () => context.partner.raw({ operation: 'GET /api/v1/clients', query: { l: '1' } }),
        ]
      : [
          () => context.workspace.raw({ operation: 'GET /api/v1/filespaces' }),
          () => context.workspace.raw({ operation: 'GET /api/v1/members' }),
          () => context.workspace.raw({ operation: 'GET /api/v1/service-accounts' }),
        ];
  let last = '';
  for (const ask of questions) {
    try {
      const exchange = exchangeOf(await ask());
      if (exchange.status !== 401 && exchange.status !== 403) return null;
      last = `the credential is refused: ${describe(exchange)}`;
    } catch (error) {
      if (!(error instanceof TransportTrouble)) throw error;
      // Nobody answers: the other questions would only wait as long again.
      return `${api} API at ${baseUrl}: ${error.message}`;
    } finally {
      session.settle(context.scope);
    }
  }
  return `${api} API at ${baseUrl}: ${session.redactor.text(last)}`;
}
