import type { Api } from '../../../generated/catalogue.ts';
import { held, isSuccess, type Law } from '../../../suites/exchange-laws/law.ts';
import { describe } from '../../check/expect.ts';

const schemes: Readonly<Record<Api, string>> = { partner: 'apikey', workspace: 'bearer' };
const known = ['apikey', 'bearer', 'basic', 'digest', 'token', 'negotiate'];

/** What a recording shows of the headers of requests to an API. */
export interface Carried {
  /** Whether any of them has a credential. */
  readonly credentials: boolean;
  /** Whether those that have one name the host as well. */
  readonly hosts: boolean;
}

/**
 * A request without a credential, or with one of another scheme, is 401. Browsers leave credentials out of what they
 * save, and write down no more than a few headers of what went by another way: that a credential is missing says something
 * only where the same recording has some, and where nothing else is missing.
 */
export function credentialLaw(carried: (api: Api) => Carried): Law {
  return (witnessed) => {
    const { exchange } = witnessed;
    const { api, status, request } = exchange;
    const header = request.headers.authorization?.trim();
    const { credentials, hosts } = carried(api);
    // Where ids do not exist, and where the request has other mistakes, a refusal of another kind says nothing.
    if (!credentials || !(isSuccess(witnessed) || status === 401)) return [];
    const rule = { holds: status === 401, expected: 'status 401', got: describe(exchange) };
    if (header === undefined) {
      const isPartial = hosts && request.headers.host === undefined;
      if (isPartial || request.headers.cookie !== undefined) return [];
      return [held(witnessed, `${api}.auth.missing`, 'rejects a request without a credential', rule)];
    }
    const [scheme = '', ...rest] = header.toLowerCase().split(/\s+/);
    if (rest.length === 0 || scheme === schemes[api] || !known.includes(scheme)) return [];
    return [held(witnessed, `${api}.auth.other-scheme`, 'rejects a credential of another scheme', rule)];
  };
}
