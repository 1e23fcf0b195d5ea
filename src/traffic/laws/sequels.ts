import { at, held, isSuccess, isTo, type Law, type Witnessed } from '../../../suites/exchange-laws/law.ts';
import { show } from '../../check/expect.ts';

/** What one answer says in the light of an earlier one. */
export function sequelLaws(): readonly Law[] {
  return [deletionLaw(), organizationLaw()];
}

/** Clocks of recordings are coarse: what was asked while the deletion was under way may still see the client. */
const graceMs = 50;

function deletionLaw(): Law {
  const deletedAt = new Map<string, number>();
  return (witnessed) => {
    const { exchange, path } = witnessed;
    const id = path.clientId ?? '';
    const end = exchange.startedAt + exchange.durationMs;
    if (isTo(witnessed, 'DELETE /api/v1/clients/{clientId}', 204)) {
      deletedAt.set(id, Math.min(deletedAt.get(id) ?? Number.POSITIVE_INFINITY, end));
      return [];
    }
    const since = deletedAt.get(id);
    if (!isTo(witnessed, 'GET /api/v1/clients/{clientId}') || since === undefined) return [];
    if (exchange.startedAt < since + graceMs || !(isSuccess(witnessed) || exchange.status === 404)) return [];
    const rule = {
      holds: exchange.status === 404,
      expected: 'status 404 after its deletion',
      got: `${exchange.status}`,
    };
    return [held(witnessed, 'partner.client.delete.gone', 'no longer finds a deleted client', rule)];
  };
}

/** Ping and me say the same of one key. */
function organizationLaw(): Law {
  const known = new Map<string, { ping?: unknown; me?: unknown }>();
  return (witnessed) => {
    const key = credentialOf(witnessed);
    if (key === null) return [];
    const seen = known.get(key) ?? {};
    known.set(key, seen);
    const { json } = witnessed.exchange;
    if (isTo(witnessed, 'GET /api/v1/ping', 200)) seen.ping = at(json, 'organizationId');
    else if (isTo(witnessed, 'GET /api/v1/me', 200)) seen.me = at(json, 'id');
    else return [];
    if (typeof seen.ping !== 'string' || typeof seen.me !== 'string') return [];
    const rule = { holds: seen.ping === seen.me, expected: `the id ${show(seen.me)} of me`, got: show(seen.ping) };
    return [held(witnessed, 'partner.ping.organization-id', 'agrees with ping and me', rule)];
  };
}

/** Null where it may be the placeholder of several. */
function credentialOf({ exchange }: Witnessed): string | null {
  const header = exchange.request.headers.authorization ?? '';
  return /^ApiKey [\w.~+/=-]{8,}$/.test(header) && !/redact|hidden|secret|xxx/i.test(header) ? header : null;
}
