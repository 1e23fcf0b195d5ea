import { isUuid } from '../../core/ids.ts';
import { auth } from '../../policy/stated/workspace/auth.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';

/** Tokens that are compared in part, or in another form. */
export const tokenComparisonFaults: readonly Fault[] = faultsOf({
  'workspace.auth.garbage': {
    'account-id-taken-for-a-token': bug('The id of a service account opens what its tokens open.', {
      auth: {
        verdict: (asked, facts) => (facts.isBearer && isUuid(facts.token) ? null : auth.verdict(asked, facts)),
      },
    }),
    'auth-garbage-appended': bug('Tokens are compared over the length of the real one.', {
      auth: { comparedPart: (token) => token.slice(0, 44) },
    }),
    'token-compared-in-part': bug('The first 44 characters of a token are compared.', {
      auth: { comparedPart: (given) => given.slice(0, 44) },
    }),
  },
  'workspace.auth.truncated': {
    'auth-prefix-may-miss': bug('Tokens are compared without what all begin with.', {
      auth: { comparedPart: (token) => token.replace(/^sat_/, '') },
    }),
    'auth-truncated-column': bug('Tokens are compared by their first 40 characters.', {
      auth: { comparedPart: (token) => token.slice(0, 40) },
    }),
    'auth-truncated-half': bug('Tokens are compared by their first 16 characters.', {
      auth: { comparedPart: (token) => token.slice(0, 16) },
    }),
  },
  'workspace.auth.altered': {
    'auth-altered-column': bug('The last character of a token is taken for a checksum, and not compared.', {
      auth: { comparedPart: (token) => (token.length === 44 ? token.slice(0, 43) : `${token} `) },
    }),
    'auth-altered-prefix': bug('Tokens are known by their first eight characters.', {
      auth: { comparedPart: (token) => token.slice(0, 12) },
    }),
    'auth-altered-prefix-ignored': bug('The word that tokens begin with is not compared.', {
      auth: { comparedPart: (token) => (token.length === 44 ? `sat_${token.slice(4)}` : token) },
    }),
    'auth-altered-block': bug('Of a token the characters from the 28th to the 32nd are not compared.', {
      auth: { comparedPart: (token) => (token.length === 44 ? `${token.slice(0, 27)}-${token.slice(32)}` : token) },
    }),
    'auth-altered-middle': bug('The middle of a token is taken for the id of its key, and not compared.', {
      auth: { comparedPart: (token) => `${token.slice(0, 16)}-${token.slice(28)}` },
    }),
  },
  'workspace.auth.other-case': {
    'token-in-any-case': bug('Tokens are compared without regard to case.', {
      auth: { comparedPart: (given) => given.toLowerCase() },
    }),
  },
});
