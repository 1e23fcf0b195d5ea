import { type CurlOption, curlOptionsFor, curlWords } from '../../http/reach.ts';
import type { Target } from '../../profile/model.ts';
import { quoted } from './words.ts';

/** How the curl of a script reaches the target: through which proxy, and with which certificates. */
export interface Reach {
  lines: string[];
  /** What has to be in the environment, beside the secrets of the profile, each with what it is. */
  needed: ReadonlyMap<string, string>;
}

/** @param urls the base URLs that the script sends to; where one is reached otherwise than another, the first counts. */
export function reachOf(target: Pick<Target, 'http' | 'secrets'>, urls: readonly string[]): Reach {
  const [options = []] = urls.map((url) => curlOptionsFor(url, target)).filter(({ length }) => length > 0);
  if (options.length === 0) return { lines: [], needed: new Map() };
  const isSecret = ({ variable }: CurlOption): boolean => target.secrets.some(({ name }) => name === variable);
  const needed = options.filter((each) => each.value === null && !isSecret(each));
  const words = curlWords(options.map((each) => (each.variable === null ? each : { ...each, value: null })));
  return {
    needed: new Map(needed.map(({ variable, about }) => [variable ?? '', about])),
    lines: [
      '# How the run reached the target.',
      ...options.flatMap(({ variable, value, isFile }) =>
        // Set to nothing, the variable of a proxy means none.
        variable === null || value === null ? [] : [`${variable}=\${${variable}${isFile ? ':' : ''}-${quoted(value)}}`],
      ),
      ...options.flatMap(({ variable, isFile, about }) =>
        isFile
          ? [`[ -r "$${variable}" ] || { echo '${variable} names no file that can be read: ${about}' >&2; exit 2; }`]
          : [],
      ),
      `curl() { command curl ${words.join(' ')} "$@"; }`,
    ],
  };
}
