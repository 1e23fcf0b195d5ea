import type { Route } from '../../core/app.ts';
import type { Context } from '../../core/context.ts';
import type { Answer } from '../../core/exchange.ts';
import { type Call, route, success } from '../call.ts';
import { currentUsageRecord } from '../current-usage.ts';
import { activeContract, findClient } from '../find.ts';
import { refuse } from '../refuse.ts';

/** What a partner is told about itself, and the current usage. */
export function organizationRoutes(context: Context): Route[] {
  return [
    route(context, 'GET /api/v1/ping', ping),
    route(context, 'GET /api/v1/me', me),
    route(context, 'GET /api/v1/me/usage/current', partnerUsage),
    route(context, 'GET /api/v1/clients/{clientId}/usage/current', clientUsage),
  ];
}

function ping(call: Call): Answer {
  const { stated, open } = call.context.policy;
  return success(call, () => ({
    ...open.partner.organization.pingExtra(),
    ...stated.partner.organization.pingView(call.operation, call.partner),
  }));
}

function me(call: Call): Answer {
  const { stated, open } = call.context.policy;
  const time = (milliseconds: number): string => open.partner.time.text('organization', milliseconds);
  return success(call, () => ({
    ...open.partner.organization.meExtra(),
    ...stated.partner.organization.meView(call.operation, call.partner, time),
  }));
}

function partnerUsage(call: Call): Answer {
  const { currentUsage } = call.context.policy.stated.partner;
  if (!currentUsage.isForPartner(call.operation, call.partner.tier)) {
    throw refuse(call.context, call.operation, { cause: 'not-managed-service' });
  }
  return usageOf(call, call.partner.id);
}

function clientUsage(call: Call): Answer {
  const { stated, open } = call.context.policy;
  const client = findClient(call);
  const isManaged = stated.partner.currentUsage.isForPartner(call.operation, call.partner.tier);
  const choice = isManaged ? open.partner.currentUsage.forManagedServiceClient() : 'answer';
  if (choice !== 'answer') throw refuse(call.context, call.operation, { cause: 'not-reseller' }, choice);
  return usageOf(call, client.id);
}

function usageOf(call: Call, holderId: string): Answer {
  const { currentUsage } = call.context.policy.stated.partner;
  const contract = activeContract(call, holderId);
  if (!contract && currentUsage.requiresContract(call.operation)) {
    throw refuse(call.context, call.operation, { cause: 'no-contract' });
  }
  return success(call, () => currentUsageRecord(call, contract));
}
