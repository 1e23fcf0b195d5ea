import { conforms, type HostileTarget, only, selections, type TargetProfile, targetsOf } from '../model.ts';
import { withBody } from '../proxy/answer.ts';
import { type Behaviour, passOn, type Visit } from '../proxy/visit.ts';

type Mapping = (id: string) => string;

/** Fields of the Partner API that hold the id of a client. */
const idFields = new Set(['id', 'clientId']);

/**
 * A target whose clients have other ids than the reference service gave them, in what it answers and in what it is asked.
 * @param strange stands before the known id.
 */
export function mappedIds(
  strange: Mapping,
  behaviour: Behaviour = passOn,
): Pick<HostileTarget, 'behaviour' | 'profile'> {
  const prefix = strange('');
  return {
    behaviour: () => (visit) => behaviour(translated(visit, strange, prefix)),
    profile: (profile) => withFixtures(profile, strange),
  };
}

function translated(visit: Visit, strange: Mapping, prefix: string): Visit {
  if (!/^\/partner\/api\/v1\/clients\b/.test(visit.path)) return visit;
  const [path = '', query] = visit.path.split('?', 2);
  const known = path
    .split('/')
    .map((part) => (decoded(part).startsWith(prefix) ? encodeURIComponent(decoded(part).slice(prefix.length)) : part))
    .join('/');
  return {
    ...visit,
    forward: async () => {
      const answer = await visit.forward(query === undefined ? known : `${known}?${query}`);
      // Records of what stands in a client have ids of their own, which stay.
      const isOfClients = /\/clients(\/[^/]+)?$/.test(path);
      return isOfClients ? withBody(answer, (body) => rewritten(body.toString(), strange)) : answer;
    },
    write: (bytes) => visit.write(bytes),
  };
}

function rewritten(text: string, strange: Mapping): string {
  const reviver = (key: string, value: unknown): unknown =>
    idFields.has(key) && typeof value === 'string' ? strange(value) : value;
  return JSON.stringify(JSON.parse(text, reviver));
}

function withFixtures(profile: TargetProfile, strange: Mapping): TargetProfile {
  const client = [
    'client',
    'otherClient',
    'otherPartnerClient',
    'undeletableClient',
    'resellerClient',
    'resellerClientWithoutContract',
  ];
  const fixtures = Object.entries(profile.partner.fixtures).map(([name, fixture]) => {
    if (client.includes(name) && 'id' in fixture) return [name, { ...fixture, id: strange(fixture.id) }];
    return 'client' in fixture ? [name, { ...fixture, client: strange(fixture.client) }] : [name, fixture];
  });
  return { ...profile, partner: { ...profile.partner, fixtures: Object.fromEntries(fixtures) } };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const flags = [...selections.smoke, ...only('partner.client.*', 'partner.member.*', 'partner.not-found.*')];
const conformant = conforms();

/** Targets whose ids are not what one expects of an id. */
export const ids: readonly HostileTarget[] = targetsOf({
  'ids.long': {
    sentence: 'Ids of clients have 600 characters.',
    ...mappedIds((id) => `${'L'.repeat(564)}${id}`),
    flags,
    expect: conformant,
  },
  'ids.punctuation': {
    sentence: 'Ids of clients hold slashes, percent signs, quotes, question marks, dots and an emoji.',
    ...mappedIds((id) => `a/../b%2F%20"'\\?#&=+;,:@.. 🚀 ü${id}`),
    flags,
    expect: conformant,
  },
  'ids.addresses': {
    sentence: 'Ids of clients look like e-mail addresses.',
    ...mappedIds((id) => `client+vct@example.com;${id}`),
    flags,
    expect: conformant,
  },
  'ids.lone-surrogates': {
    sentence: 'Ids of clients hold half a character, which no path can carry.',
    ...mappedIds((id) => `\ud800${id}`),
    flags,
    expect: { verdict: ['nonconformant', 'inconclusive'], within: 120 },
  },
});
