import { type HostileTarget, neverConformant, target, targetsOf, unfit } from '../model.ts';
import { answer, page } from '../proxy/answer.ts';
import { after, answering, type Behaviour, operation, passOn, where } from '../proxy/visit.ts';

function redirecting(status: number, to: string): Behaviour {
  return answering(answer(status, 'text/plain', '', [['location', to]]));
}

/** Targets that send their visitors elsewhere; no credential may follow. */
export const redirects: readonly HostileTarget[] = targetsOf({
  'redirects.to-a-login': target(
    'Redirects everything to a page where people log in.',
    () => where(({ path }) => path.startsWith('/login'), answering(page(200, 'Log in')), redirecting(302, '/login')),
    unfit(/302|redirect/i),
  ),
  'redirects.in-a-circle': target(
    'Redirects everything to itself.',
    () => (visit) => redirecting(307, visit.path)(visit),
    unfit(/307|redirect/i),
  ),
  'redirects.to-another-host': target(
    'Redirects everything to another host.',
    ({ stranger }) =>
      (visit) =>
        redirecting(308, `${stranger}${visit.path}`)(visit),
    unfit(/308|redirect/i),
  ),
  'redirects.to-https': target(
    'Redirects everything to https.',
    ({ origin }) =>
      (visit) =>
        redirecting(301, `${origin.replace('http:', 'https:')}${visit.path}`)(visit),
    unfit(/301|redirect/i),
  ),
  'redirects.writes-to-another-host': target(
    'Redirects what creates a client to another host.',
    ({ stranger }) => where(operation.createClient, (visit) => redirecting(307, `${stranger}${visit.path}`)(visit)),
    neverConformant(/307|redirect/i),
  ),
  'redirects.later': target(
    'Redirects everything to another host after 200 answers.',
    ({ stranger }) => where(after(200), (visit) => redirecting(302, `${stranger}/login`)(visit), passOn),
    neverConformant(/302|redirect/i),
  ),
});
