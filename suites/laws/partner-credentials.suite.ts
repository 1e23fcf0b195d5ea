import { type CheckContext, check, exchangeOf, expectStatus, NotTested } from '../../src/check/index.ts';
import { drawnInTurn, oneOf } from '../support/draws.ts';
import { refusalsOfNotEntitled } from '../support/entitlement.ts';
import { inParallel } from '../support/parallel.ts';
import { registerClient } from '../support/partner.ts';
import { type BadCredential, badCredentials } from '../support/partner-credentials.ts';
import { type Form, formsOf, lastForms } from '../support/partner-forms.ts';
import { exposableIds, type PartnerOperationInfo, partnerOperations, requestTo } from '../support/partner-requests.ts';

/*
 * Who asks is looked at whatever is asked for: every kind of bad credential beside all parameters of every operation at
 * once, and at some without any, or beside one of them by itself. What has to be looked up, whether the key is deleted and
 * whether its organization is entitled, is tried with other values of them as well.
 */

interface Kind extends BadCredential {
  status: 401 | 403;
}

const kinds: readonly Kind[] = [
  ...badCredentials.map((kind) => ({ ...kind, status: 401 as const })),
  {
    requirement: 'partner.auth.not-entitled',
    what: 'an organization without entitlement',
    isLookedUp: true,
    clients: (t) => [t.partner.as('notEntitled')],
    status: 403,
  },
];

const plain: Form = { what: 'nothing' };

const operations = partnerOperations.filter((info) => formsOf(info).length > 0);

for (const [place, info] of operations.entries()) {
  for (const [number, kind] of kinds.entries()) {
    check(kind.requirement, `${info.operation} rejects ${kind.what}, with any other parameter`, async (t) => {
      const [whole = plain, ...others] = formsOf(info);
      const some = [plain, ...others];
      // The next operation, and the next kind, has the next of them.
      const one = drawnInTurn(t, some, { in: some.length, turn: place + number });
      const isTold = place % 3 === number % 3;
      const last = kind.isLookedUp ? lastForms(info) : null;
      const forms = t.depth === 'deep' || isTold ? [whole, ...one] : [whole];
      await refuses(t, info, kind, last === null ? forms : [...forms, last]);
    });
  }
}

async function refuses(t: CheckContext, info: PartnerOperationInfo, kind: Kind, forms: readonly Form[]): Promise<void> {
  const [client, ...more] = kind.clients(t);
  if (client === undefined) throw new NotTested('the key of the profile is too short for this');
  const ids = await exposableIds(t, info);
  await inParallel(
    forms.map(async ({ what, query, body }, index) => {
      const request = requestTo(t, info, ids);
      const reply = await oneOf([client, ...more], index).raw({
        ...request,
        query: { ...request.query, ...query },
        ...(body === undefined ? {} : { body: { ...Object(request.body), ...body } }),
        // A header of the profile's own must not stand in for the one that is left out.
        ...(kind.status === 401 ? { headers: { authorization: null } } : {}),
      });
      const credential = kind.status === 403 ? ('notEntitled' as const) : undefined;
      if (info.operation === 'POST /api/v1/clients') registerClient(t, reply, 'of a request', credential);
      const refusals = kind.status === 403 ? await refusalsOfNotEntitled(t, info) : [kind.status];
      expectStatus(reply, refusals, `${kind.what} beside ${what}, of ${exchangeOf(reply).operation}`);
    }),
  );
}
