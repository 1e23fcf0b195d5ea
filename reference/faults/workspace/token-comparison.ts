import { type Fault, workspaceFault as fault } from '../types.ts';

/** Tokens that are compared in part, or in another form. */
export const tokenComparisonFaults: readonly Fault[] = [
  fault('auth-garbage-appended', 'workspace.auth.garbage', 'Tokens are compared over the length of the real one.', {
    auth: { comparedPart: (token) => token.slice(0, 44) },
  }),
  fault('auth-truncated-column', 'workspace.auth.truncated', 'Tokens are compared by their first 40 characters.', {
    auth: { comparedPart: (token) => token.slice(0, 40) },
  }),
  fault('auth-truncated-half', 'workspace.auth.truncated', 'Tokens are compared by their first 16 characters.', {
    auth: { comparedPart: (token) => token.slice(0, 16) },
  }),
  fault(
    'auth-altered-column',
    'workspace.auth.altered',
    'The last character of a token is taken for a checksum, and not compared.',
    { auth: { comparedPart: (token) => (token.length === 44 ? token.slice(0, 43) : `${token} `) } },
  ),
  fault('auth-altered-prefix', 'workspace.auth.altered', 'Tokens are known by their first eight characters.', {
    auth: { comparedPart: (token) => token.slice(0, 12) },
  }),
  fault('auth-altered-prefix-ignored', 'workspace.auth.altered', 'The word that tokens begin with is not compared.', {
    auth: { comparedPart: (token) => (token.length === 44 ? `sat_${token.slice(4)}` : token) },
  }),
  fault(
    'auth-altered-middle',
    'workspace.auth.altered',
    'The middle of a token is taken for the id of its key, and not compared.',
    { auth: { comparedPart: (token) => `${token.slice(0, 16)}-${token.slice(28)}` } },
  ),
  fault('token-in-any-case', 'workspace.auth.other-case', 'Tokens are compared without regard to case.', {
    auth: { comparedPart: (given) => given.toLowerCase() },
  }),
  fault('token-compared-in-part', 'workspace.auth.garbage', 'The first 44 characters of a token are compared.', {
    auth: { comparedPart: (given) => given.slice(0, 44) },
  }),
];
