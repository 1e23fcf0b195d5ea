import { type HostileTarget, neverConformant, selections, unfit } from '../model.ts';
import { answer, bytesOf, json, page } from '../proxy/answer.ts';
import {
  after,
  answering,
  type Behaviour,
  both,
  changed,
  forSeconds,
  oneOf,
  operation,
  partner,
  passOn,
  reads,
  type Visit,
  where,
  writes,
} from '../proxy/visit.ts';

const flags = selections.part;
const maintenance = answering(page(503, 'Down for maintenance'));
const badGateway = answering(page(502, '502 Bad Gateway'));
const unlike = /not this API|expected|HTML|JSON|200|answers/i;

/** Answers each address as it did the first time. */
function remembering(): Behaviour {
  const known = new Map<string, Buffer>();
  return async (visit) => {
    if (visit.method !== 'GET') return passOn(visit);
    const key = `${visit.authorization} ${visit.path}`;
    const bytes = known.get(key) ?? bytesOf(await visit.forward());
    known.set(key, bytes);
    visit.write(bytes);
  };
}

/** Says of everything that it was made, and makes nothing. */
const pretending: Behaviour = (visit: Visit) => {
  const id = crypto.randomUUID();
  const now = new Date().toISOString();
  const record = { id, name: 'made', notes: null, status: 'ready', createdAt: now, updatedAt: now };
  const isPartner = partner(visit);
  if (visit.method === 'DELETE')
    return answering({
      ...json(isPartner ? 204 : 200, {}),
      ...(isPartner && { body: Buffer.alloc(0), isBodiless: true }),
    })(visit);
  return answering(json(201, isPartner ? record : { data: record }))(visit);
};

/** Targets that are not what they should be, or not all the time. */
export const whole: readonly HostileTarget[] = [
  {
    name: 'whole.maintenance',
    sentence: 'Everything is a page that tells of maintenance.',
    behaviour: () => maintenance,
    flags,
    expect: unfit(/503/),
  },
  {
    name: 'whole.login-page',
    sentence: 'Everything is a page with 200 where people log in.',
    behaviour: () => answering(page(200, 'Log in')),
    flags,
    expect: unfit(/HTML|JSON|content.type/i),
  },
  {
    name: 'whole.wrong-prefix',
    sentence: 'The base URLs have a part too much: everything is a page with 404.',
    behaviour: () => answering(page(404, 'Not found')),
    flags,
    expect: unfit(/404/),
  },
  {
    name: 'whole.another-service',
    sentence: 'Everything is JSON with 404, as of another service.',
    behaviour: () => answering(json(404, { statusCode: 404, error: 'Not Found' })),
    flags,
    expect: unfit(/404/),
  },
  {
    name: 'whole.empty-object',
    sentence: 'Everything is {} with 200.',
    behaviour: () => answering(json(200, {})),
    flags,
    expect: neverConformant(unlike, 60),
  },
  {
    name: 'whole.empty-array',
    sentence: 'Everything is [] with 200.',
    behaviour: () => answering(json(200, [])),
    flags,
    expect: neverConformant(unlike, 60),
  },
  {
    name: 'whole.empty-body',
    sentence: 'Everything is 200 with no body.',
    behaviour: () => answering(answer(200, 'application/json', '')),
    flags,
    expect: neverConformant(/empty|body|JSON|expected/i, 60),
  },
  {
    name: 'whole.canned',
    sentence: 'Everything is one and the same record, whatever is asked.',
    behaviour: () => {
      let body: Buffer | null = null;
      return async (visit) => {
        if (body === null && /\/clients\?|\/filespaces$/.test(visit.path)) body = bytesOf(await visit.forward());
        return body === null ? passOn(visit) : visit.write(body);
      };
    },
    flags,
    expect: neverConformant(unlike),
  },
  {
    name: 'whole.refuses-all',
    sentence: 'Everything is 401.',
    behaviour: () => answering(json(401, { error: { message: 'Invalid or expired token' } })),
    flags,
    expect: unfit(/401/),
  },
  {
    name: 'whole.forbids-all',
    sentence: 'Everything is a page with 403, as of a firewall.',
    behaviour: () => answering(page(403, 'Request blocked')),
    flags,
    expect: unfit(/403/),
  },
  {
    name: 'whole.partner-refused',
    sentence: 'The Partner API refuses its key; the Workspace API works.',
    behaviour: () => where(partner, answering(json(401, {}))),
    flags,
    expect: { verdict: ['inconclusive'], within: 120, cause: /401/ },
  },
  {
    name: 'whole.workspace-down',
    sentence: 'The Workspace API is a page that tells of maintenance; the Partner API works.',
    behaviour: () => where((visit) => !partner(visit), maintenance),
    flags,
    expect: { verdict: ['inconclusive'], within: 120, cause: /503/ },
  },
  {
    name: 'whole.errors',
    sentence: 'Everything is JSON with 500.',
    behaviour: () => answering(json(500, { error: { type: 'internal', message: 'Internal server error' } })),
    flags,
    expect: neverConformant(/500/, 60),
  },
  {
    name: 'whole.bad-gateway',
    sentence: 'Everything is a page with 502.',
    behaviour: () => badGateway,
    flags,
    expect: unfit(/502/),
  },
  {
    name: 'whole.bad-gateway-at-times',
    sentence: 'One of 60 requests is answered with a page with 502, and not done.',
    behaviour: () => where(oneOf(60), badGateway),
    flags,
    expect: neverConformant(/502/),
  },
  {
    name: 'whole.bad-gateway-after-doing',
    sentence: 'One of 60 requests is answered with a page with 502, though it is done.',
    behaviour: () =>
      where(oneOf(60), async (visit) => {
        await visit.forward();
        return badGateway(visit);
      }),
    flags,
    expect: neverConformant(/502/),
  },
  {
    name: 'whole.creates-and-fails',
    sentence: 'Each client is created, and answered with 500.',
    behaviour: () =>
      where(
        operation.createClient,
        changed(() => json(500, { error: { type: 'internal', message: 'oops' } })),
      ),
    flags,
    expect: { verdict: ['nonconformant'], within: 120, cause: /500/ },
  },
  {
    name: 'whole.maintenance-later',
    sentence: 'Everything is a page that tells of maintenance after 200 answers.',
    behaviour: () => where(after(200), maintenance),
    flags,
    expect: neverConformant(/503/, 90),
  },
  {
    name: 'whole.maintenance-for-3-seconds',
    sentence: 'Everything is a page that tells of maintenance for 3 seconds after 200 answers.',
    behaviour: () => where(forSeconds(3, after(200)), maintenance),
    flags,
    expect: neverConformant(/503/),
  },
  {
    name: 'whole.credential-expires',
    sentence: 'The credentials are refused after 200 answers.',
    behaviour: () => where(after(200), answering(json(401, { error: { message: 'Invalid or expired token' } }))),
    flags,
    expect: neverConformant(/401/, 90),
  },
  {
    name: 'whole.read-only',
    sentence: 'Every write is refused with 403 and a page.',
    behaviour: () => where(writes, answering(page(403, 'Read only'))),
    flags,
    expect: neverConformant(/403/),
  },
  {
    name: 'whole.stores-nothing',
    sentence: 'Everything is said to be made, and nothing is.',
    behaviour: () => where(writes, pretending),
    flags,
    expect: { verdict: ['nonconformant'], within: 120 },
  },
  {
    name: 'whole.deletes-nothing',
    sentence: 'Clients are said to be deleted, and stay.',
    behaviour: () => where(operation.deleteClient, (visit) => visit.write('HTTP/1.1 204 No Content\r\n\r\n')),
    flags: [...selections.smoke, '--only', 'partner.client.*'],
    expect: { verdict: ['nonconformant'], within: 120 },
  },
  {
    name: 'whole.refuses-to-delete',
    sentence: 'No client can be deleted: 403.',
    behaviour: () =>
      where(operation.deleteClient, answering(json(403, { error: { type: 'forbidden', message: 'no' } }))),
    flags: [...selections.smoke, '--only', 'partner.client.*'],
    expect: { verdict: ['nonconformant'], within: 120, cause: /403/ },
  },
  {
    name: 'whole.stale-reads',
    sentence: 'Whatever was read once is answered so for ever.',
    behaviour: remembering,
    flags,
    expect: { verdict: ['nonconformant'], within: 120 },
  },
  {
    name: 'whole.apis-exchanged',
    sentence: 'The profile has the base URLs the wrong way round.',
    profile: (profile, { origin }) => ({
      partner: { ...profile.partner, baseUrl: `${origin}/workspace` },
      workspace: { ...profile.workspace, baseUrl: `${origin}/partner` },
    }),
    flags,
    expect: unfit(/404|401/),
  },
  {
    name: 'whole.gone-when-it-cleans-up',
    sentence: 'Every DELETE is refused with 500 after 200 answers.',
    behaviour: () =>
      where(
        both((visit) => visit.method === 'DELETE', after(200)),
        answering(json(500, { error: { type: 'x', message: 'x' } })),
      ),
    flags,
    expect: { verdict: ['nonconformant'], within: 120, cause: /500/ },
  },
  {
    name: 'whole.html-when-read',
    sentence: 'Reading anything after 200 answers is a page with 200.',
    behaviour: () => where(both(reads, after(200)), answering(page(200, 'Please log in'))),
    flags,
    expect: neverConformant(/HTML|JSON|content.type/i),
  },
];
