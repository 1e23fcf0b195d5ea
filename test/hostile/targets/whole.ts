import { type HostileTarget, neverConformant, selections, target, targetsOf, unfit } from '../model.ts';
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
export const whole: readonly HostileTarget[] = targetsOf({
  'whole.maintenance': target('Everything is a page that tells of maintenance.', () => maintenance, unfit(/503/)),
  'whole.login-page': target(
    'Everything is a page with 200 where people log in.',
    () => answering(page(200, 'Log in')),
    unfit(/HTML|JSON|content.type/i),
  ),
  'whole.wrong-prefix': target(
    'The base URLs have a part too much: everything is a page with 404.',
    () => answering(page(404, 'Not found')),
    unfit(/404/),
  ),
  'whole.another-service': target(
    'Everything is JSON with 404, as of another service.',
    () => answering(json(404, { statusCode: 404, error: 'Not Found' })),
    unfit(/404/),
  ),
  'whole.empty-object': target(
    'Everything is {} with 200.',
    () => answering(json(200, {})),
    neverConformant(unlike, 60),
  ),
  'whole.empty-array': target(
    'Everything is [] with 200.',
    () => answering(json(200, [])),
    neverConformant(unlike, 60),
  ),
  'whole.empty-body': target(
    'Everything is 200 with no body.',
    () => answering(answer(200, 'application/json', '')),
    neverConformant(/empty|body|JSON|expected/i, 60),
  ),
  'whole.canned': target(
    'Everything is one and the same record, whatever is asked.',
    () => {
      let body: Buffer | null = null;
      return async (visit) => {
        if (body === null && /\/clients\?|\/filespaces$/.test(visit.path)) body = bytesOf(await visit.forward());
        return body === null ? passOn(visit) : visit.write(body);
      };
    },
    neverConformant(unlike),
  ),
  'whole.refuses-all': target(
    'Everything is 401.',
    () => answering(json(401, { error: { message: 'Invalid or expired token' } })),
    unfit(/401/),
  ),
  'whole.forbids-all': target(
    'Everything is a page with 403, as of a firewall.',
    () => answering(page(403, 'Request blocked')),
    unfit(/403/),
  ),
  'whole.partner-refused': target(
    'The Partner API refuses its key; the Workspace API works.',
    () => where(partner, answering(json(401, {}))),
    { verdict: ['inconclusive'], within: 120, cause: /401/ },
  ),
  'whole.workspace-down': target(
    'The Workspace API is a page that tells of maintenance; the Partner API works.',
    () => where((visit) => !partner(visit), maintenance),
    { verdict: ['inconclusive'], within: 120, cause: /503/ },
  ),
  'whole.errors': target(
    'Everything is JSON with 500.',
    () => answering(json(500, { error: { type: 'internal', message: 'Internal server error' } })),
    neverConformant(/500/, 60),
  ),
  'whole.bad-gateway': target('Everything is a page with 502.', () => badGateway, unfit(/502/)),
  'whole.bad-gateway-at-times': target(
    'One of 60 requests is answered with a page with 502, and not done.',
    () => where(oneOf(60), badGateway),
    neverConformant(/502/),
  ),
  'whole.bad-gateway-after-doing': target(
    'One of 60 requests is answered with a page with 502, though it is done.',
    () =>
      where(oneOf(60), async (visit) => {
        await visit.forward();
        return badGateway(visit);
      }),
    neverConformant(/502/),
  ),
  'whole.creates-and-fails': target(
    'Each client is created, and answered with 500.',
    () =>
      where(
        operation.createClient,
        changed(() => json(500, { error: { type: 'internal', message: 'oops' } })),
      ),
    { verdict: ['nonconformant'], within: 120, cause: /500/ },
  ),
  'whole.maintenance-later': target(
    'Everything is a page that tells of maintenance after 200 answers.',
    () => where(after(200), maintenance),
    neverConformant(/503/, 90),
  ),
  'whole.maintenance-for-3-seconds': target(
    'Everything is a page that tells of maintenance for 3 seconds after 200 answers.',
    () => where(forSeconds(3, after(200)), maintenance),
    neverConformant(/503/),
  ),
  'whole.credential-expires': target(
    'The credentials are refused after 200 answers.',
    () => where(after(200), answering(json(401, { error: { message: 'Invalid or expired token' } }))),
    neverConformant(/401/, 90),
  ),
  'whole.read-only': target(
    'Every write is refused with 403 and a page.',
    () => where(writes, answering(page(403, 'Read only'))),
    neverConformant(/403/),
  ),
  'whole.stores-nothing': target('Everything is said to be made, and nothing is.', () => where(writes, pretending), {
    verdict: ['nonconformant'],
    within: 120,
  }),
  'whole.deletes-nothing': {
    sentence: 'Clients are said to be deleted, and stay.',
    behaviour: () => where(operation.deleteClient, (visit) => visit.write('HTTP/1.1 204 No Content\r\n\r\n')),
    flags: selections.clients,
    expect: { verdict: ['nonconformant'], within: 120 },
  },
  'whole.refuses-to-delete': {
    sentence: 'No client can be deleted: 403.',
    behaviour: () =>
      where(operation.deleteClient, answering(json(403, { error: { type: 'forbidden', message: 'no' } }))),
    flags: selections.clients,
    expect: { verdict: ['nonconformant'], within: 120, cause: /403/ },
  },
  'whole.stale-reads': target('Whatever was read once is answered so for ever.', remembering, {
    verdict: ['nonconformant'],
    within: 120,
  }),
  'whole.apis-exchanged': {
    sentence: 'The profile has the base URLs the wrong way round.',
    profile: (profile, { origin }) => ({
      partner: { ...profile.partner, baseUrl: `${origin}/workspace` },
      workspace: { ...profile.workspace, baseUrl: `${origin}/partner` },
    }),
    expect: unfit(/404|401/),
  },
  'whole.gone-when-it-cleans-up': target(
    'Every DELETE is refused with 500 after 200 answers.',
    () =>
      where(
        both((visit) => visit.method === 'DELETE', after(200)),
        answering(json(500, { error: { type: 'x', message: 'x' } })),
      ),
    { verdict: ['nonconformant'], within: 120, cause: /500/ },
  ),
  'whole.html-when-read': target(
    'Reading anything after 200 answers is a page with 200.',
    () => where(both(reads, after(200)), answering(page(200, 'Please log in'))),
    neverConformant(/HTML|JSON|content.type/i),
  ),
});
