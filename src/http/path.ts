import { Inconclusive } from '../model/errors.ts';

/** Whether a path can carry a value: not half a character, nor a dot or two, which every client resolves. */
export function isPathSegment(value: string): boolean {
  return value.isWellFormed() && value !== '.' && value !== '..';
}

/**
 * A value as one segment of a path.
 * @throws {Inconclusive} for what no path can carry.
 */
export function pathSegment(value: string): string {
  if (!isPathSegment(value)) {
    throw new Inconclusive(`${JSON.stringify(value)} cannot be asked for: no path can carry it`);
  }
  return encodeURIComponent(value);
}

/** The same for a path that is shown only: what cannot be carried is shown as well as it can be. */
export function shownSegment(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

/** Whether a percent sign of a request line begins no escape: what reads HTTP may end the connection at that. */
export function isMalformed(target: string): boolean {
  return /%(?![0-9a-f]{2})/i.test(target);
}

/** The path of a request, however its slashes are written. */
export function plainPath(target: string): string {
  const [path = ''] = target.split('?', 1);
  return path.replaceAll(/\/+/g, '/').replace(/\/$/, '');
}
