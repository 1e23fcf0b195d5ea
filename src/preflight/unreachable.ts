import type { Api } from '../../generated/catalogue.ts';

/** What codes of the system and of TLS mean for whoever wrote the profile. */
const remedies: readonly { codes: RegExp; advice: (url: string) => string }[] = [
  { codes: /\b(?:ENOTFOUND|EAI_AGAIN)\b/, advice: (url) => `the host has no address; check ${url}` },
  {
    codes: /\bECONNREFUSED\b/,
    advice: (url) => `nothing listens there; check host and port of ${url}, and that the service runs`,
  },
  {
    codes: /\b(?:\w*SELF_SIGNED\w*|UNABLE_TO_(?:VERIFY|GET_ISSUER)\w*)\b/,
    advice: () => 'nobody known here has signed its certificate; name the authority (or the certificate) in http.ca',
  },
  {
    codes: /\bERR_PROXY_TUNNEL\b/,
    advice: (url) => `the proxy of HTTPS_PROXY does not lead there; check it, or put the host of ${url} into NO_PROXY`,
  },
  {
    codes: /\bERR_SSL_TLSV1\d?_ALERT_(?:CERTIFICATE_REQUIRED|UNKNOWN_CA)|\bERR_SSL_\w*HANDSHAKE_FAILURE\b/,
    advice: () => 'it asks for a certificate of the client: name it and its key in http.cert and http.key',
  },
  { codes: /\bCERT_HAS_EXPIRED\b/, advice: () => 'its certificate has expired' },
  {
    codes: /\bERR_TLS_CERT_ALTNAME_INVALID\b/,
    advice: (url) => `its certificate is for another host; check the host of ${url}`,
  },
  {
    codes: /\b(?:EPROTO|ERR_SSL_\w+)\b/,
    advice: (url) => `it does not speak TLS as expected; should ${url} begin with http://?`,
  },
  { codes: /\bHPE_\w+\b/, advice: (url) => `it does not speak HTTP/1.1; should ${url} begin with https://?` },
  {
    codes: /no answer within/,
    advice: (url) => `check ${url} and the network (a firewall?), or raise http.timeoutMs for a slow target`,
  },
];

/** Why nobody answers, with the remedy. */
export function unreachable(trouble: string, api: Api): string {
  return `not reachable: ${withRemedy(trouble, `${api}.baseUrl`)}`;
}

/** @param url what the base URL is called. */
export function withRemedy(trouble: string, url: string): string {
  const remedy = remedies.find(({ codes }) => codes.test(trouble));
  return remedy === undefined ? trouble : `${trouble}: ${remedy.advice(url)}`;
}
