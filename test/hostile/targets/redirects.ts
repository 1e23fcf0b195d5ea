import { type HostileTarget, selections, unfit } from '../model.ts';
import { answer, page } from '../proxy/answer.ts';
import { after, answering, type Behaviour, operation, passOn, where } from '../proxy/visit.ts';

const flags = selections.part;

function redirecting(status: number, to: string): Behaviour {
  return answering(answer(status, 'text/plain', '', [['location', to]]));
}

/** Targets that send their visitors elsewhere; no credential may follow. */
export const redirects: readonly HostileTarget[] = [
  {
    name: 'redirects.to-a-login',
    sentence: 'Redirects everything to a page where people log in.',
    behaviour: () =>
      where(({ path }) => path.startsWith('/login'), answering(page(200, 'Log in')), redirecting(302, '/login')),
    flags,
    expect: unfit(/302|redirect/i),
  },
  {
    name: 'redirects.in-a-circle',
    sentence: 'Redirects everything to itself.',
    behaviour: () => (visit) => redirecting(307, visit.path)(visit),
    flags,
    expect: unfit(/307|redirect/i),
  },
  {
    name: 'redirects.to-another-host',
    sentence: 'Redirects everything to another host.',
    behaviour:
      ({ stranger }) =>
      (visit) =>
        redirecting(308, `${stranger}${visit.path}`)(visit),
    flags,
    expect: unfit(/308|redirect/i),
  },
  {
    name: 'redirects.to-https',
    sentence: 'Redirects everything to https.',
    behaviour:
      ({ origin }) =>
      (visit) =>
        redirecting(301, `${origin.replace('http:', 'https:')}${visit.path}`)(visit),
    flags,
    expect: unfit(/301|redirect/i),
  },
  {
    name: 'redirects.writes-to-another-host',
    sentence: 'Redirects what creates a client to another host.',
    behaviour: ({ stranger }) =>
      where(operation.createClient, (visit) => redirecting(307, `${stranger}${visit.path}`)(visit)),
    flags,
    expect: { verdict: ['nonconformant', 'inconclusive'], within: 120, cause: /307|redirect/i },
  },
  {
    name: 'redirects.later',
    sentence: 'Redirects everything to another host after 200 answers.',
    behaviour: ({ stranger }) => where(after(200), (visit) => redirecting(302, `${stranger}/login`)(visit), passOn),
    flags,
    expect: { verdict: ['nonconformant', 'inconclusive'], within: 120, cause: /302|redirect/i },
  },
];
