import { shownSegment } from '../http/path.ts';
import { curlOptionsFor, curlWords } from '../http/reach.ts';
import type { Leftover } from '../model/report.ts';
import type { Collection } from '../session/kinds.ts';
import type { NewResource } from '../session/resources.ts';
import type { Session } from '../session/session.ts';
import type { Doubt } from './search.ts';

/** What is left, with the request that removes it. */
export function leftover(session: Session, resource: NewResource, why?: string): Leftover {
  const path = filledIn(resource.operation, resource.path);
  const remedy = curl(session, resource, ['-X', 'DELETE'], path);
  return { what: shown(session, why === undefined ? resource.what : `${resource.what} (${why})`), remedy };
}

/** What may be left, with the requests that show it and remove it. */
export function doubtful(session: Session, { kind, credential }: Collection, { what, reason, id }: Doubt): Leftover {
  const place = { api: kind.api, ...(credential === undefined ? {} : { credential }) };
  const path = filledIn(kind.remove, { [kind.key]: id ?? 'ITS-ID' });
  const look = curl(session, place, [], id === null ? kind.list.slice('GET '.length) : path);
  const remove = curl(session, place, ['-X', 'DELETE'], path);
  return {
    what: shown(session, `perhaps ${what} (${reason})`),
    remedy: `look: ${look}; if it is of the run: ${remove}`,
  };
}

function filledIn(operation: string, path: Record<string, string>): string {
  const template = operation.slice(operation.indexOf(' ') + 1);
  return template.replace(/\{(\w+)\}/g, (_, name: string) => shownSegment(path[name] ?? ''));
}

interface Place {
  api: 'partner' | 'workspace';
  credential?: string | undefined;
}

function curl(session: Session, { api, credential }: Place, flags: readonly string[], path: string): string {
  const { partner, workspace } = session.config.target;
  const side = api === 'partner' ? partner : workspace;
  const own = (api === 'partner' ? partner?.apiKey : workspace?.token) ?? '';
  const named = Object.entries(side?.credentials ?? {}).find(([name]) => name === credential)?.[1];
  const value = session.redactor.text(named ?? own);
  const scheme = api === 'partner' ? 'ApiKey' : 'Bearer';
  const url = `${side?.baseUrl ?? ''}${path}`;
  const reach = curlWords(curlOptionsFor(url, session.config.target));
  return ['curl', ...reach, ...flags, `-H 'Authorization: ${scheme} '"${value}"`, `'${url}'`].join(' ');
}

function shown(session: Session, text: string): string {
  return session.redactor.text(text);
}
