import type { PartnerRecord } from '../../partner/records.ts';
import { organization } from '../../policy/stated/partner/views.ts';
import { type Fault, partnerFault } from '../types.ts';
import { fields, type Stated, withBody, without, withStatus } from './changes.ts';
import { op } from './operations.ts';

/** Ping and me. */
export const organizationFaults: readonly Fault[] = [
  partnerFault('ping-202', 'partner.ping.status', 'Ping answers 203.', withStatus({ at: op.ping }, 203)),
  partnerFault(
    'me-tier-in-capitals',
    'partner.me.tier',
    'The tier of a managed-service partner is written MSP.',
    withBody({ at: op.me }, (body) => ({ ...body, tier: String(body.tier).toUpperCase() })),
  ),
  partnerFault(
    'ping-other-id',
    'partner.ping.organization-id',
    'Ping shows the first eight characters of the id.',
    withBody({ at: op.ping }, (body) => ({ ...body, organizationId: String(body.organizationId).slice(0, 8) })),
  ),
  partnerFault(
    'ping-name-in-capitals',
    'partner.ping.organization-name',
    'Ping writes the name in capital letters.',
    withBody({ at: op.ping }, (body) => ({ ...body, organizationName: String(body.organizationName).toUpperCase() })),
  ),
  partnerFault(
    'ping-answers-from-a-cache',
    'partner.ping.own-organization',
    'Ping answers every partner with the organization that asked first.',
    cached('pingView'),
  ),
  partnerFault(
    'ping-without-name',
    'partner.ping.fields',
    'Ping leaves the name out.',
    withBody({ at: op.ping }, (body) => without(body, 'organizationName')),
  ),
  partnerFault(
    'ping-numeric-id',
    'partner.ping.fields',
    'Ping shows a number as the id.',
    withBody({ at: op.ping }, (body) => ({ ...body, organizationId: 17 })),
  ),
  partnerFault('me-203', 'partner.me.status', 'Me answers 203.', withStatus({ at: op.me }, 203)),
  partnerFault(
    'me-answers-from-a-cache',
    'partner.me.own-organization',
    'Me answers every partner with the organization that asked first.',
    cached('meView'),
  ),
  partnerFault(
    'me-period-reversed',
    'partner.me.billing-period-order',
    'Start and end of the billing period are interchanged.',
    withBody({ at: op.me }, (body) => {
      const { start, end } = fields(body.billingPeriod);
      return { ...body, billingPeriod: { start: end, end: start } };
    }),
  ),
  partnerFault(
    'me-without-expiration-date',
    'partner.me.fields',
    'Me leaves expirationDate out when there is none.',
    withBody({ at: op.me }, (body) => (body.expirationDate === null ? without(body, 'expirationDate') : body)),
  ),
  partnerFault(
    'me-expiration-date-empty',
    'partner.me.fields',
    'Me writes an empty text where there is no expirationDate.',
    withBody({ at: op.me }, (body) => ({ ...body, expirationDate: body.expirationDate ?? '' })),
  ),
  partnerFault(
    'me-owner-is-an-address',
    'partner.me.fields',
    'The owner in me is an address instead of an object.',
    withBody({ at: op.me }, (body) => ({ ...body, owner: fields(body.owner).email })),
  ),
  partnerFault(
    'me-created-in-local-time',
    'partner.me.fields',
    'createdAt in me is written in the local time of an office.',
    withBody({ at: op.me }, (body) => ({ ...body, createdAt: String(body.createdAt).replace('Z', '+02:00') })),
  ),
  partnerFault(
    'me-created-on-a-day',
    'partner.me.fields',
    'createdAt in me is a date without a time.',
    withBody({ at: op.me }, (body) => ({ ...body, createdAt: String(body.createdAt).slice(0, 10) })),
  ),
  partnerFault(
    'me-billing-models-joined',
    'partner.me.fields',
    'The billing models in me are one text.',
    withBody({ at: op.me }, (body) => ({ ...body, supportedBillingModels: 'prepaid' })),
  ),
  partnerFault(
    'me-period-without-end',
    'partner.me.fields',
    'The billing period in me has no end.',
    withBody({ at: op.me }, (body) => ({ ...body, billingPeriod: without(body.billingPeriod, 'end') })),
  ),
  partnerFault(
    'me-tier-null',
    'partner.me.fields',
    'The tier in me is null.',
    withBody({ at: op.me }, (body) => ({ ...body, tier: null })),
  ),
  partnerFault(
    'me-id-missing',
    'partner.me.fields',
    'Me shows organizationId in place of id.',
    withBody({ at: op.me }, (body) => ({ ...without(body, 'id'), organizationId: body.id })),
  ),
  partnerFault(
    'corner-ping-cuts-ids-of-what-expires',
    'partner.ping.organization-id',
    'Ping shortens the id of one kind of organization.',
    {
      organization: {
        pingView: (_operation, { id, name, expiresAt }) => ({
          organizationId: expiresAt === null ? id : id.slice(0, 8),
          organizationName: name,
        }),
      },
    },
  ),
];

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
