import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { shownSegment } from '../http/path.ts';
import { fieldOf } from '../model/values.ts';
import type { Target } from '../profile/model.ts';
import { collectionOf, type Kind, kindMadeBy, madeBy, resourceIn } from './kinds.ts';
import { lenientJson } from './lenient.ts';
import { type Resource, standingAt } from './resources.ts';

/**
 * What an answer says was made, so that it is known before the check looks at it: the check may never do so, when the
 * run is interrupted. Null when nothing was made, or nothing whose id is in a place that the documents state.
 */
export function creationOf(outgoing: Outgoing, exchange: Exchange, target: Target): Resource | null {
  const kind = kindMadeBy(outgoing);
  if (kind === undefined || exchange.status < 200 || exchange.status > 299) return null;
  const id = idIn(exchange);
  if (id === null || !isCertain(kind, id)) return null;
  return resourceMade(outgoing, id, target);
}

/** Where something stands from now on that an answer says was made, as `standingAt` tells it; null where nothing was. */
export function placeMade(outgoing: Outgoing, exchange: Exchange, target: Target): string | null {
  const id = exchange.status < 200 || exchange.status > 299 ? null : idIn(exchange);
  if (id === null || madeBy(outgoing.operation ?? '') === undefined) return null;
  const [path = ''] = outgoing.target.split('?', 1);
  return standingAt(outgoing.api, credentialOf(outgoing, target), `${path}/${shownSegment(id)}`);
}

/** What a request has made under this id, wherever that was read. */
export function resourceMade(outgoing: Outgoing, id: string, target: Target): Resource | null {
  const kind = kindMadeBy(outgoing);
  if (kind === undefined || !isCertain(kind, id)) return null;
  const collection = collectionOf(kind.create, credentialOf(outgoing, target) ?? null);
  if (collection === undefined) return null;
  const resource = resourceIn(collection, id, `${kind.noun} ${id}`);
  return { ...resource, id: knownId(resource.credential, pathOf(kind.remove, id)) };
}

/** So short a number may be the id of something that somebody else made, and nothing of others is ever removed. */
function isCertain({ doubtfulId }: Kind, id: string): boolean {
  return doubtfulId === undefined || id.length >= 8;
}

/** The id under which `creationOf` registered what this request removed; null when it removed nothing. */
export function removalOf(outgoing: Outgoing, exchange: Exchange, target: Target): string | null {
  const gone = (exchange.status >= 200 && exchange.status <= 299) || exchange.status === 404;
  return outgoing.method === 'DELETE' && gone ? knownId(credentialOf(outgoing, target), outgoing.target) : null;
}

/** Others may have given their things the same ids. */
function knownId(credential: string | undefined, path: string): string {
  return `answer ${credential === undefined ? '' : `${credential} `}${path}`;
}

function pathOf(operation: string, id: string): string {
  return operation.slice('DELETE '.length).replace(/\{\w+\}/, shownSegment(id));
}

/** Clients come bare and everything of a workspace in an envelope; either may have further fields beside. */
function idIn(exchange: Exchange): string | null {
  const json = lenientJson(exchange);
  const [bare, wrapped] = [fieldOf(json, 'id'), fieldOf(fieldOf(json, 'data'), 'id')];
  const id = exchange.api === 'partner' ? (bare ?? wrapped) : (wrapped ?? bare);
  return typeof id === 'string' && id !== '' ? id : null;
}

/** The credential of the profile that a request was sent with; undefined for the default one and for any other. */
export function credentialOf({ api, authorization }: Outgoing, { partner, workspace }: Target): string | undefined {
  const credentials = Object.entries((api === 'partner' ? partner : workspace)?.credentials ?? {});
  return credentials.find(([, value]) => value !== '' && authorization?.endsWith(` ${value}`))?.[0];
}
