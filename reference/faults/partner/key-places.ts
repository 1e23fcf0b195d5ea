import { hashSecret } from '../../core/secrets.ts';
import type { KeyRecord } from '../../partner/records.ts';
import type { Override } from '../../policy/override.ts';
import { auth, type CredentialFacts } from '../../policy/stated/partner/auth.ts';
import type { StatedPartner } from '../../policy/stated/partner.ts';
import { type Fault, partnerFault } from '../types.ts';
import { keyOf } from './keys.ts';

/** A key that is found where there is none, or that is less than a key. */
export const keyPlaceFaults: readonly Fault[] = [
  finding('key-in-a-cookie', 'missing', 'Without an Authorization header a cookie may hold the key.', (facts) =>
    facts.header === undefined ? valuesIn(facts.otherHeader('cookie') ?? '', facts) : undefined,
  ),
  partnerFault(
    'key-in-a-session',
    'partner.auth.missing',
    'A cookie that an answer sets stands for the key.',
    inSessions(),
  ),
  partnerFault(
    'session-over-the-key',
    'partner.ping.own-organization',
    'Beside a cookie that an answer has set, the key of whoever sends it counts for nothing.',
    inSessions(true),
  ),
  finding('key-in-a-header-of-others', 'missing', 'X-Auth-Token is as good as Authorization.', (facts) =>
    facts.header === undefined ? keyOf(facts, facts.otherHeader('x-auth-token')) : undefined,
  ),
  partnerFault(
    'key-for-usage-in-a-header-of-others',
    'partner.auth.missing',
    'Without an Authorization header usage of the past is shown to whoever has a key in X-Api-Key.',
    {
      auth: {
        identify: (operation, facts) => {
          const isMeant = facts.header === undefined && /\/usage(?:\/members)?$/.test(operation);
          return isMeant ? keyOf(facts, facts.otherHeader('x-api-key')) : auth.identify(operation, facts);
        },
      },
    },
  ),
  finding('key-behind-a-colon', 'other-scheme', 'A colon may stand behind the scheme.', (facts) =>
    keyOf(facts, (facts.header ?? '').replace(/^ApiKey:/, '')),
  ),
  finding('key-behind-a-hyphenated-word', 'other-scheme', 'The scheme may be written with a hyphen.', (facts) =>
    keyOf(facts, (facts.header ?? '').replace(/^Api-Key /, '')),
  ),
  partnerFault('key-found-by-its-end', 'partner.auth.truncated', 'What every key begins with may be left out.', {
    auth: { identify: foundByItsEnd() },
  }),
];

function finding(
  id: string,
  rule: string,
  story: string,
  find: (facts: CredentialFacts) => KeyRecord | undefined,
): Fault {
  return partnerFault(id, `partner.auth.${rule}`, story, {
    auth: { identify: (operation, facts) => auth.identify(operation, facts) ?? find(facts) },
  });
}

/** The reference service stores no key, so that it has to see one before it can know its end. */
function foundByItsEnd(): typeof auth.identify {
  const seen = new Set<string>();
  return (operation, facts) => {
    const { presented = '' } = facts;
    const exact = auth.identify(operation, facts);
    if (exact !== undefined) seen.add(presented);
    return (
      exact ??
      keyOf(
        facts,
        [...seen].find((key) => presented.length >= key.length / 3 && key.endsWith(presented)),
      )
    );
  };
}

function valuesIn(cookie: string, facts: CredentialFacts): KeyRecord | undefined {
  const values = cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1));
  return values.map((value) => keyOf(facts, value)).find((key) => key !== undefined);
}

/** @param isOver whether a session is looked at where there is a key, and before it. */
function inSessions(isOver = false): Override<StatedPartner> {
  const sessions = new Map<string, string>();
  return {
    auth: {
      identify: (operation, facts) => {
        const [, session = ''] = /session=(\w+)/.exec(facts.otherHeader('cookie') ?? '') ?? [];
        const isKey = (facts.header === undefined) !== isOver && sessions.has(session);
        const held = isKey ? keyOf(facts, sessions.get(session)) : undefined;
        const own = auth.identify(operation, facts);
        return isOver ? own && (held ?? own) : (own ?? held);
      },
    },
    answer: {
      finish: (_operation, answer, { headers }) => {
        const [, key] = /^ApiKey (\S+)$/.exec(headers.get('authorization') ?? '') ?? [];
        if (key === undefined || answer.status !== 200) return answer;
        const session = hashSecret(key).slice(0, 16);
        sessions.set(session, key);
        return { ...answer, headers: { ...answer.headers, 'set-cookie': `session=${session}; Path=/; HttpOnly` } };
      },
    },
  };
}
