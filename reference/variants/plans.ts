import type { Answer, ApiRequest } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import type { ReferenceProfile } from '../server.ts';
import { type TargetProfile, type Variant, variantsOf } from './types.ts';

/** What there may be of each kind at one place. */
interface Plan {
  readonly clients: number;
  readonly filespaces: number;
  readonly members: number;
  readonly dataStores: number;
  readonly serviceAccounts: number;
}

const small: Plan = { clients: 20, filespaces: 5, members: 10, dataStores: 10, serviceAccounts: 5 };
/** Services whose plans allow little; what was there before does not count. */
export const planVariants: readonly Variant[] = variantsOf({
  'plan-of-few-things': {
    story:
      'The plan allows 20 clients, 5 filespaces, 10 members, 10 data stores in a filespace and 5 service accounts.',
    override: planned(small),
    profile: withoutQuotas,
  },
});

/** The defaults of whoever tests it stand. */
function withoutQuotas({ partner, workspace, ...rest }: ReferenceProfile): TargetProfile {
  const { quotas: _, ...ofPartner } = partner;
  const { quotas: __, ...ofWorkspace } = workspace;
  return { ...rest, partner: ofPartner, workspace: ofWorkspace };
}

/** Which kind a collection is of, by the end of its path. */
function kindOf(api: string, collection: string): keyof Plan | null {
  if (api === 'partner') return collection.endsWith('/clients') ? 'clients' : null;
  if (collection.endsWith('/v1/filespaces')) return 'filespaces';
  if (collection.endsWith('/v1/members')) return 'members';
  if (collection.endsWith('/v1/service-accounts')) return 'serviceAccounts';
  return collection.endsWith('/external/data-stores') ? 'dataStores' : null;
}

function planned(plan: Plan): PolicyOverride {
  const held = new Map<string, number>();
  /** Where what a request adds or removes stands, and how many there may be. */
  const placeOf = (api: string, { method, operation, params, headers }: ApiRequest) => {
    const [, path = operation] = operation.split(' ');
    const collection = method === 'DELETE' ? path.slice(0, path.lastIndexOf('/')) : path;
    const kind = method === 'POST' || method === 'DELETE' ? kindOf(api, collection) : null;
    const home = kind === 'dataStores' ? params.filespaceId : headers.get('authorization');
    return kind === null ? null : { kind, key: `${kind} ${home}`, most: plan[kind] };
  };
  const full = (api: string, what: string, most: number): Answer => {
    const message = `The plan allows ${most} ${what}`;
    return { status: 400, body: { error: api === 'partner' ? { type: 'plan', message } : { message } } };
  };
  return transport({
    beforeEach: ({ api, request }) => {
      const place = placeOf(api, request);
      if (place === null || request.method !== 'POST' || (held.get(place.key) ?? 0) < place.most) return undefined;
      return full(api, place.kind, place.most);
    },
    afterEach: ({ api, request, answer }) => {
      const place = placeOf(api, request);
      if (place === null || answer.status < 200 || answer.status > 299) return answer;
      held.set(place.key, (held.get(place.key) ?? 0) + (request.method === 'POST' ? 1 : -1));
      return answer;
    },
  });
}
