import type { ApiName, Operation } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { op as workspace } from './workspace/support.ts';

/** Looks the thing up before the credentials, so that whoever asks learns which ids exist: for every operation with ids. */
export const lookupFaults: readonly Fault[] = [
  ...Object.values(partner).flatMap((operation) => lookedUpFirst('partner', operation)),
  ...Object.values(workspace).flatMap((operation) => lookedUpFirst('workspace', operation)),
];

function lookedUpFirst(api: ApiName, operation: Operation): Fault[] {
  const names = [...operation.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  // In the Partner API the client comes first, in the Workspace API whatever the request is about.
  const name = api === 'partner' ? names[0] : names.at(-1);
  if (name === undefined) return [];
  const message = api === 'partner' ? 'not found' : 'Resource not found or user has no access privilege';
  const known = new Set<unknown>();
  return [
    {
      id: `lookup-first-${api}-${slug(operation)}`,
      requirement: `${api}.auth.before-lookup`,
      story: `${operation} looks the ${name} up before the credentials.`,
      override: transport({
        afterEach: ({ api: asked, request, answer }) => {
          if (asked === api && answer.status < 300) remember(known, answer.body);
          const isMeant = asked === api && request.operation === operation && answer.status === 401;
          return isMeant && !known.has(request.params[name])
            ? { status: 404, body: { error: { type: 'not_found', message } } }
            : answer;
        },
      }),
    },
  ];
}

function slug(operation: Operation): string {
  return operation
    .replace(' /api/v1/', '-')
    .replaceAll(/[^A-Za-z-]+/g, '-')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .replace(/-$/, '')
    .toLowerCase();
}

function remember(known: Set<unknown>, body: unknown): void {
  if (typeof body === 'string') known.add(body);
  else if (typeof body === 'object' && body !== null) for (const value of Object.values(body)) remember(known, value);
}
