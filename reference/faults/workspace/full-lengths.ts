/** Bugs that a short text, a whole hour or a letter in front does not show. */

import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import type { Change } from './support.ts';

const { name: names } = statedWorkspace.entries;
const { special } = names;
const { email } = statedWorkspace.members;

/** What a check of names looks at: so many characters. */
const looked = 64;

const unlessAddress = (isRefused: (local: string, domain: string) => boolean): Change => ({
  members: {
    email: (value, format) => {
      const [local = '', domain = ''] = String(value).split('@');
      return email(value, format) && !isRefused(local, domain);
    },
  },
});

const noticedEarly = (character: string): Change => ({
  entries: {
    name: {
      special: {
        character: (each, at, name) => special.character(each, at, name) && !(each === character && at >= looked),
      },
    },
  },
});

export const fullLengthFaults: readonly Fault[] = faultsOf({
  'workspace.entry.name.colon': {
    'colon-behind-64': bug('A colon is noticed in the first 64 characters of a name.', noticedEarly(':')),
  },
  'workspace.entry.name.pipe': {
    'pipe-behind-64': bug('A vertical bar is noticed in the first 64 characters of a name.', noticedEarly('|')),
  },
  'workspace.entry.name.slash': {
    'slash-behind-64': bug('A slash is noticed in the first 64 characters of a name.', {
      entries: { name: { alwaysForbidden: (name) => names.alwaysForbidden(name.slice(0, looked)) } },
    }),
  },
  'workspace.entry.name.trailing-dot': {
    'dot-behind-64': bug('A dot at the end is noticed in names of up to 64 characters.', {
      entries: { name: { special: { trailingDot: (name) => name.slice(0, looked).endsWith('.') } } },
    }),
  },
  'workspace.entry.name.trailing-space': {
    'space-behind-64': bug('A space at the end is noticed in names of up to 64 characters.', {
      entries: { name: { special: { trailingSpace: (name) => name.slice(0, looked).endsWith(' ') } } },
    }),
  },
  'workspace.data-store.create.echoes-addressing': {
    'expiration-in-hours': bug('The URL expiration is kept in whole hours.', {
      dataStores: {
        stored: (draft) => {
          const { s3 } = draft;
          if (s3 === null) return draft;
          return { ...draft, s3: { ...s3, urlExpirationMinutes: Math.floor(s3.urlExpirationMinutes / 60) * 60 } };
        },
      },
    }),
  },
  'workspace.service-account.token.after-expiry': {
    'offset-in-hours': bug('The minutes of an offset are dropped.', {
      serviceAccounts: {
        expiresAt: (value, parse) =>
          parse(typeof value === 'string' ? value.replace(/([+-]\d\d):\d\d$/, '$1:00') : value),
      },
    }),
  },
  'workspace.service-account.token.before-expiry': {
    'offset-in-hours-early': bug('The minutes of an offset behind UTC are dropped.', {
      serviceAccounts: {
        expiresAt: (value, parse) => parse(typeof value === 'string' ? value.replace(/(-\d\d):\d\d$/, '$1:00') : value),
      },
    }),
  },
  'workspace.member.add.email.forms': {
    'address-begins-with-letter': bug(
      'An address begins with a letter.',
      unlessAddress((local) => /^\d/.test(local)),
    ),
    'local-part-of-fifty': bug(
      'What stands before the @ has fifty characters at most.',
      unlessAddress((local) => local.length > 50),
    ),
    'local-part-of-two': bug(
      'What stands before the @ has two characters at least.',
      unlessAddress((local) => local.length < 2),
    ),
    'long-domain': bug(
      'A label of a domain has twenty characters at most.',
      unlessAddress((_, domain) => domain.split('.').some((label) => label.length > 20)),
    ),
  },
});
