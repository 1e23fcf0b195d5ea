import { objectOf, without } from '../../core/json.ts';
import type { PartnerRecord } from '../../partner/records.ts';
import { organization } from '../../policy/stated/partner/views.ts';
import { partnerBug as bug, type Fault, faultsOf } from '../types.ts';
import { type Stated, withBody, withStatus } from './changes.ts';
import { op } from './operations.ts';

/** Ping and me. */
export const organizationFaults: readonly Fault[] = faultsOf({
  'partner.ping.status': {
    'ping-202': bug('Ping answers 203.', withStatus({ at: op.ping }, 203)),
  },
  'partner.me.tier': {
    'me-tier-in-capitals': bug(
      'The tier of a managed-service partner is written MSP.',
      withBody({ at: op.me }, (body) => ({ ...body, tier: String(body.tier).toUpperCase() })),
    ),
  },
  'partner.ping.organization-id': {
    'ping-other-id': bug(
      'Ping shows the first eight characters of the id.',
      withBody({ at: op.ping }, (body) => ({ ...body, organizationId: String(body.organizationId).slice(0, 8) })),
    ),
    'corner-ping-cuts-ids-of-what-expires': bug('Ping shortens the id of one kind of organization.', {
      organization: {
        pingView: (_operation, { id, name, expiresAt }) => ({
          organizationId: expiresAt === null ? id : id.slice(0, 8),
          organizationName: name,
        }),
      },
    }),
  },
  'partner.ping.organization-name': {
    'ping-name-in-capitals': bug(
      'Ping writes the name in capital letters.',
      withBody({ at: op.ping }, (body) => ({ ...body, organizationName: String(body.organizationName).toUpperCase() })),
    ),
  },
  'partner.ping.own-organization': {
    'ping-answers-from-a-cache': bug(
      'Ping answers every partner with the organization that asked first.',
      cached('pingView'),
    ),
  },
  'partner.ping.fields': {
    'ping-without-name': bug(
      'Ping leaves the name out.',
      withBody({ at: op.ping }, (body) => without(body, 'organizationName')),
    ),
    'ping-numeric-id': bug(
      'Ping shows a number as the id.',
      withBody({ at: op.ping }, (body) => ({ ...body, organizationId: 17 })),
    ),
  },
  'partner.me.status': {
    'me-203': bug('Me answers 203.', withStatus({ at: op.me }, 203)),
  },
  'partner.me.own-organization': {
    'me-answers-from-a-cache': bug(
      'Me answers every partner with the organization that asked first.',
      cached('meView'),
    ),
  },
  'partner.me.billing-period-order': {
    'me-period-reversed': bug(
      'Start and end of the billing period are interchanged.',
      withBody({ at: op.me }, (body) => {
        const { start, end } = objectOf(body.billingPeriod);
        return { ...body, billingPeriod: { start: end, end: start } };
      }),
    ),
  },
  'partner.me.fields': {
    'me-without-expiration-date': bug(
      'Me leaves expirationDate out when there is none.',
      withBody({ at: op.me }, (body) => (body.expirationDate === null ? without(body, 'expirationDate') : body)),
    ),
    'me-expiration-date-empty': bug(
      'Me writes an empty text where there is no expirationDate.',
      withBody({ at: op.me }, (body) => ({ ...body, expirationDate: body.expirationDate ?? '' })),
    ),
    'me-owner-is-an-address': bug(
      'The owner in me is an address instead of an object.',
      withBody({ at: op.me }, (body) => ({ ...body, owner: objectOf(body.owner).email })),
    ),
    'me-created-in-local-time': bug(
      'createdAt in me is written in the local time of an office.',
      withBody({ at: op.me }, (body) => ({ ...body, createdAt: String(body.createdAt).replace('Z', '+02:00') })),
    ),
    'me-created-on-a-day': bug(
      'createdAt in me is a date without a time.',
      withBody({ at: op.me }, (body) => ({ ...body, createdAt: String(body.createdAt).slice(0, 10) })),
    ),
    'me-billing-models-joined': bug(
      'The billing models in me are one text.',
      withBody({ at: op.me }, (body) => ({ ...body, supportedBillingModels: 'prepaid' })),
    ),
    'me-period-without-end': bug(
      'The billing period in me has no end.',
      withBody({ at: op.me }, (body) => ({ ...body, billingPeriod: without(body.billingPeriod, 'end') })),
    ),
    'me-tier-null': bug(
      'The tier in me is null.',
      withBody({ at: op.me }, (body) => ({ ...body, tier: null })),
    ),
    'me-id-missing': bug(
      'Me shows organizationId in place of id.',
      withBody({ at: op.me }, (body) => ({ ...without(body, 'id'), organizationId: body.id })),
    ),
  },
});

/** Whoever asks first is remembered for everybody. */
function cached(view: 'pingView' | 'meView'): Stated {
  let first: PartnerRecord | undefined;
  return {
    organization: {
      [view]: (
        operation: (typeof op)['ping'],
        partner: PartnerRecord,
        time: (milliseconds: number) => string,
      ): Record<string, unknown> => {
        first ??= partner;
        return organization[view](operation, first, time);
      },
    },
  };
}
