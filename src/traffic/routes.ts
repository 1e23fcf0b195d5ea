import type { Api } from '../../generated/catalogue.ts';
import { type OperationInfo, operations } from '../../generated/operations.ts';

/** Where the two APIs stand; an API without a base URL is not judged. */
export type BaseUrls = Readonly<Partial<Record<Api, string>>>;

/** What a request is to. */
export interface Route {
  readonly api: Api;
  /** Null: to no operation of the documents. */
  readonly info: OperationInfo | null;
  /** Path and query below the base URL. */
  readonly target: string;
}

interface Template {
  readonly info: OperationInfo;
  readonly pattern: RegExp;
}

const templates: readonly Template[] = operations.map((info) => ({ info, pattern: patternOf(info.path) }));

function patternOf(path: string): RegExp {
  const segments = path.split('/').map((segment) => (segment.startsWith('{') ? '[^/]+' : literal(segment)));
  return new RegExp(`^${segments.join('/')}$`);
}

function literal(segment: string): string {
  return segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** @returns null where the request goes to neither API. */
export function routeOf({ method, url }: { method: string; url: string }, baseUrls: BaseUrls): Route | null {
  const found = sidesOf(baseUrls).flatMap(([api, base]) => {
    const target = below(url, base);
    return target === null ? [] : [{ api, info: operationAt(api, method, target), target, depth: base.length }];
  });
  // Both may stand at one place, or the one below the other.
  const [best] = found.toSorted((a, b) => Number(b.info !== null) - Number(a.info !== null) || b.depth - a.depth);
  return best === undefined ? null : { api: best.api, info: best.info, target: best.target };
}

export function sidesOf(baseUrls: BaseUrls): [Api, string][] {
  return (['partner', 'workspace'] as const).flatMap((api): [Api, string][] => {
    const base = baseUrls[api];
    return base === undefined ? [] : [[api, base]];
  });
}

/** Path and query of a URL below a base URL; null where it is elsewhere. */
function below(url: string, base: string): string | null {
  const [from, to] = [URL.parse(base), URL.parse(url)];
  if (from === null || to === null || from.origin !== to.origin) return null;
  const prefix = from.pathname.replace(/\/+$/, '');
  if (to.pathname !== prefix && !to.pathname.startsWith(`${prefix}/`)) return null;
  return to.pathname.slice(prefix.length) + to.search;
}

function operationAt(api: Api, method: string, target: string): OperationInfo | null {
  const [path = ''] = target.split('?', 1);
  const fitting = templates.filter(
    ({ info, pattern }) => info.api === api && info.method === method && pattern.test(path),
  );
  // What a path says itself goes before what stands for any id.
  const [best] = fitting.toSorted((a, b) => a.info.pathParameters.length - b.info.pathParameters.length);
  return best?.info ?? null;
}

/** Paths that hardly any other service has: `/api/v1/me` is at home in many. */
const telling = /^\/api\/v1\/(?:clients|filespaces|service-accounts)(?:\/|$)/;

/** Base URLs below which requests to an operation of each API were sent, where nobody says where the APIs stand. */
export function guessedBaseUrls(requests: readonly { method: string; url: string }[]): Record<Api, readonly string[]> {
  const found: Record<Api, Set<string>> = { partner: new Set(), workspace: new Set() };
  for (const { method, url } of requests) {
    const { origin, pathname } = URL.parse(url) ?? { origin: '', pathname: '' };
    const at = pathname.lastIndexOf('/api/v1/');
    const path = pathname.slice(at);
    if (at < 0 || !telling.test(path)) continue;
    for (const api of ['partner', 'workspace'] as const) {
      if (operationAt(api, method, path) !== null) found[api].add(origin + pathname.slice(0, at));
    }
  }
  return { partner: [...found.partner], workspace: [...found.workspace] };
}
