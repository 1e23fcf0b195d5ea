import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { type Change, nameless, refused, worded } from './support.ts';

const { create } = statedWorkspace.filespaces;

/** A create also takes names that fit a pattern. */
function takes(pattern: RegExp): Change {
  return {
    filespaces: {
      create: {
        name: (value, openLength) =>
          create.name(value, openLength) || (typeof value === 'string' && pattern.test(value)),
      },
    },
  };
}

/** A create refuses good names that fit a pattern. */
function refuses(pattern: RegExp): Change {
  return {
    filespaces: {
      create: {
        name: (value, openLength) =>
          create.name(value, openLength) && !(typeof value === 'string' && pattern.test(value)),
      },
    },
  };
}

/** Which names a filespace may be created with. */
export const filespaceNameFaults: readonly Fault[] = faultsOf({
  'workspace.filespace.name.uppercase': {
    'filespace-name-uppercase': bug(
      'Names of new filespaces are compared without regard to case, so that capitals slip through the check.',
      takes(/^(?!-)[a-z0-9-]{2,30}(?<!-)$/iu),
    ),
    'filespace-name-uppercase-first': bug(
      'A new filespace may begin with a capital letter.',
      takes(/^[A-Z][a-z0-9-]{0,28}[a-z0-9]$/u),
    ),
    'filespace-name-uppercase-inside': bug(
      'Only the first and the last character of a new name are checked for capitals.',
      takes(/^[a-z0-9][A-Za-z0-9-]{0,28}[a-z0-9]$/u),
    ),
  },
  'workspace.filespace.name.other-character': {
    'filespace-name-underscore': bug(
      'The check of new names uses \\w and takes underscores.',
      takes(/^[a-z0-9][a-z0-9_-]{0,28}[a-z0-9]$/u),
    ),
    'filespace-name-dot': bug(
      'Dots are taken in new names, as buckets have them.',
      takes(/^[a-z0-9][a-z0-9.-]{0,28}[a-z0-9]$/u),
    ),
    'filespace-name-space': bug('Spaces inside a new name are taken.', takes(/^[a-z0-9][a-z0-9 -]{0,28}[a-z0-9]$/u)),
    'filespace-name-plus': bug(
      'An unescaped range in the pattern lets the plus sign through.',
      takes(/^[a-z0-9][a-z0-9+-]{0,28}[a-z0-9]$/u),
    ),
    'filespace-name-any-character-inside': bug(
      'Only the ends of a new name are looked at.',
      takes(/^[a-z0-9][ -~]{0,28}[a-z0-9]$/u),
    ),
    'filespace-name-unanchored': bug(
      'The pattern of new names lost its anchor at the end.',
      takes(/^[a-z0-9][a-z0-9-]*[a-z0-9][^a-zA-Z0-9-]$/u),
    ),
    'filespace-name-last-line': bug(
      'With the multi-line flag a new name may hold a line break.',
      takes(/^[a-z0-9][a-z0-9-]*\n[a-z0-9-]*$/u),
    ),
  },
  'workspace.filespace.name.leading-dash': {
    'filespace-name-leading-dash': bug('A new name may start with a dash.', takes(/^-[a-z0-9-]{0,28}[a-z0-9]$/u)),
    'filespace-name-leading-dashes': bug(
      'One dash at the start of a new name is noticed, two are not.',
      takes(/^--[a-z0-9-]{0,27}[a-z0-9]$/u),
    ),
  },
  'workspace.filespace.name.trailing-dash': {
    'filespace-name-trailing-dash': bug('A new name may end with a dash.', takes(/^[a-z0-9][a-z0-9-]{0,28}-$/u)),
    'filespace-name-dash-at-the-limit': bug(
      'A name of full length is cut before the check of its end, so that its last dash goes unseen.',
      takes(/^[a-z0-9][a-z0-9-]{28}-$/u),
    ),
  },
  'workspace.filespace.name.shortest': {
    'filespace-name-two-refused': bug('A new name needs three characters.', refuses(/^.{2}$/u)),
  },
  'workspace.filespace.name.longest': {
    'filespace-name-thirty-refused': bug(
      'A new name has at most 29 characters: the comparison is off by one.',
      refuses(/^.{30}$/u),
    ),
    'filespace-name-on-customer-storage-short': bug('On customer storage a name has at most 24 characters.', shorter()),
  },
  'workspace.filespace.name.digits': {
    'filespace-name-digit-first-refused': bug('A new name must begin with a letter.', refuses(/^[0-9]/u)),
    'filespace-name-digit-last-refused': bug('A new name must end with a letter.', refuses(/[0-9]$/u)),
    'filespace-name-digits-only-refused': bug(
      'A new name of digits alone is taken for an id and refused.',
      refuses(/^[0-9]+$/u),
    ),
  },
  'workspace.filespace.name.inner-dashes': {
    'filespace-name-double-dash-refused': bug('A new name must not hold two dashes in a row.', refuses(/--/u)),
    'filespace-name-host-prefix-refused': bug(
      'A new name must not have dashes in its third and fourth place.',
      refuses(/^[a-z0-9]{2}--/u),
    ),
    'filespace-name-punycode-refused': bug(
      'A new name must not begin as an encoded host name does, since no bucket may.',
      refuses(/^xn--/u),
    ),
    'filespace-name-dash-refused': bug('New names have at most one dash.', refuses(/-.*-/u)),
  },
  'workspace.filespace.name.accepted': {
    'filespace-name-zero-refused': bug('The range of digits starts at one.', refuses(/0/u)),
    'filespace-name-z-refused': bug('The range of letters ends before z.', refuses(/z/u)),
    'filespace-name-beginning-of-another': {
      story: 'A new filespace may not be named like the beginning of another one.',
      override: {
        open: {
          workspace: {
            filespaces: { nameTaken: (name, others) => others.some((other) => other.startsWith(`${name}-`)) },
          },
        },
      },
    },
  },
  'workspace.filespace.name.type': {
    'filespace-name-number-taken': bug('A number as the name of a new filespace is turned into a text.', {
      filespaces: {
        create: { name: (value, openLength) => typeof value === 'number' || create.name(value, openLength) },
      },
    }),
    'filespace-name-null-taken': bug('A null as the name of a new filespace is not noticed.', {
      filespaces: { create: { name: (value, openLength) => value === null || create.name(value, openLength) } },
    }),
  },
  'workspace.filespace.name.missing': {
    'filespace-name-missing-taken': bug('A new filespace without a name is made all the same.', {
      filespaces: { create: { name: (value, openLength) => value === undefined || create.name(value, openLength) } },
    }),
    'filespace-name-missing-422': bug(
      'The new validator answers 422 to a create without a name.',
      refused('filespace.name', (answer, request) => (nameless(request) ? { ...answer, status: 422 } : answer)),
    ),
  },
  'workspace.filespace.name.message': {
    'filespace-name-message': bug(
      'The message about a bad name was reworded.',
      worded('filespace.name', 'Filespace names consist of lowercase letters, digits and dashes'),
    ),
  },
});

function shorter(): Change {
  let length = 0;
  return {
    filespaces: {
      create: {
        name: (value, openLength) => {
          length = String(value).length;
          return create.name(value, openLength);
        },
        customerStorageParams: (value, owner) =>
          create.customerStorageParams(value, owner) && (owner !== 'customer' || length <= 24),
      },
    },
  };
}
