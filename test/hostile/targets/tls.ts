import { fileURLToPath } from 'node:url';
import { conforms, type HostileTarget, type Surroundings, type TargetProfile, targetsOf, unfit } from '../model.ts';

const distrusted = /certificate|self.signed|CERT/i;
const certificate = fileURLToPath(new URL('../tls/trusted.pem', import.meta.url));

/** The same addresses by another protocol. */
function by(protocol: 'http' | 'https') {
  return ({ partner, workspace }: TargetProfile, { origin }: Surroundings): TargetProfile => {
    const other = origin.replace(/^https?/, protocol);
    return {
      partner: { ...partner, baseUrl: `${other}/partner` },
      workspace: { ...workspace, baseUrl: `${other}/workspace` },
    };
  };
}

/** Targets that cannot be reached, or not in confidence. */
export const tls: readonly HostileTarget[] = targetsOf({
  'tls.trusted': {
    sentence: 'Has a certificate of its own, which the profile names.',
    tls: 'trusted',
    profile: (profile) => ({ ...profile, http: { ca: certificate } }),
    expect: conforms(),
  },
  'tls.self-signed': {
    sentence: 'Has a certificate of its own, which nobody named.',
    tls: 'trusted',
    expect: unfit(distrusted),
  },
  'tls.expired': {
    sentence: 'Has a certificate that ended years ago.',
    tls: 'expired',
    profile: (profile) => ({ ...profile, http: { ca: certificate.replace('trusted', 'expired') } }),
    expect: unfit(/expired/i),
  },
  'tls.other-host': {
    sentence: 'Has the certificate of another host.',
    tls: 'other-host',
    profile: (profile) => ({ ...profile, http: { ca: certificate.replace('trusted', 'other-host') } }),
    expect: unfit(/certificate|altname|host/i),
  },
  'tls.plain-http': {
    sentence: 'Speaks plain HTTP where https is asked for.',
    profile: by('https'),
    expect: unfit(/TLS|SSL|EPROTO|packet|record|protocol|connection|socket/i),
  },
  'tls.asked-in-plain': {
    sentence: 'Speaks TLS where plain HTTP is asked for.',
    tls: 'trusted',
    profile: by('http'),
    expect: unfit(/no answer|connection|socket|closed/i),
  },
  'tls.garbage': {
    sentence: 'Answers the beginning of TLS with garbage.',
    connection: (socket) => {
      socket.once('data', () => socket.end(Buffer.from('\u0016\u0003\u0001FORGED\r\nFORGED')));
      return true;
    },
    profile: by('https'),
    expect: unfit(/TLS|SSL|EPROTO|packet|record|protocol|connection|socket/i),
  },
  'tls.silent': {
    sentence: 'Never answers the beginning of TLS.',
    connection: () => true,
    profile: by('https'),
    expect: unfit(/no answer|timeout/i),
  },
  'tls.no-such-name': {
    sentence: 'The host of the base URLs has no address.',
    profile: ({ partner, workspace }) => ({
      partner: { ...partner, baseUrl: 'https://nobody.invalid/partner' },
      workspace: { ...workspace, baseUrl: 'https://nobody.invalid/workspace' },
    }),
    expect: unfit(/ENOTFOUND|EAI_AGAIN|no address|DNS/i),
  },
});
