import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
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
export const filespaceNameFaults: readonly Fault[] = [
  fault(
    'filespace-name-uppercase',
    'workspace.filespace.name.uppercase',
    'Names of new filespaces are compared without regard to case, so that capitals slip through the check.',
    takes(/^(?!-)[a-z0-9-]{2,30}(?<!-)$/iu),
  ),
  fault(
    'filespace-name-uppercase-first',
    'workspace.filespace.name.uppercase',
    'A new filespace may begin with a capital letter.',
    takes(/^[A-Z][a-z0-9-]{0,28}[a-z0-9]$/u),
  ),
  fault(
    'filespace-name-uppercase-inside',
    'workspace.filespace.name.uppercase',
    'Only the first and the last character of a new name are checked for capitals.',
    takes(/^[a-z0-9][A-Za-z0-9-]{0,28}[a-z0-9]$/u),
  ),
  fault(
    'filespace-name-underscore',
    'workspace.filespace.name.other-character',
    'The check of new names uses \\w and takes underscores.',
    takes(/^[a-z0-9][a-z0-9_-]{0,28}[a-z0-9]$/u),
  ),
  fault(
    'filespace-name-dot',
    'workspace.filespace.name.other-character',
    'Dots are taken in new names, as buckets have them.',
    takes(/^[a-z0-9][a-z0-9.-]{0,28}[a-z0-9]$/u),
  ),
  fault(
    'filespace-name-space',
    'workspace.filespace.name.other-character',
    'Spaces inside a new name are taken.',
    takes(/^[a-z0-9][a-z0-9 -]{0,28}[a-z0-9]$/u),
  ),
  fault(
    'filespace-name-plus',
    'workspace.filespace.name.other-character',
    'An unescaped range in the pattern lets the plus sign through.',
    takes(/^[a-z0-9][a-z0-9+-]{0,28}[a-z0-9]$/u),
  ),
  fault(
    'filespace-name-any-character-inside',
    'workspace.filespace.name.other-character',
    'Only the ends of a new name are looked at.',
    takes(/^[a-z0-9][ -~]{0,28}[a-z0-9]$/u),
  ),
  fault(
    'filespace-name-unanchored',
    'workspace.filespace.name.other-character',
    'The pattern of new names lost its anchor at the end.',
    takes(/^[a-z0-9][a-z0-9-]*[a-z0-9][^a-zA-Z0-9-]$/u),
  ),
  fault(
    'filespace-name-last-line',
    'workspace.filespace.name.other-character',
    'With the multi-line flag a new name may hold a line break.',
    takes(/^[a-z0-9][a-z0-9-]*\n[a-z0-9-]*$/u),
  ),
  fault(
    'filespace-name-leading-dash',
    'workspace.filespace.name.leading-dash',
    'A new name may start with a dash.',
    takes(/^-[a-z0-9-]{0,28}[a-z0-9]$/u),
  ),
  fault(
    'filespace-name-leading-dashes',
    'workspace.filespace.name.leading-dash',
    'One dash at the start of a new name is noticed, two are not.',
    takes(/^--[a-z0-9-]{0,27}[a-z0-9]$/u),
  ),
  fault(
    'filespace-name-trailing-dash',
    'workspace.filespace.name.trailing-dash',
    'A new name may end with a dash.',
    takes(/^[a-z0-9][a-z0-9-]{0,28}-$/u),
  ),
  fault(
    'filespace-name-dash-at-the-limit',
    'workspace.filespace.name.trailing-dash',
    'A name of full length is cut before the check of its end, so that its last dash goes unseen.',
    takes(/^[a-z0-9][a-z0-9-]{28}-$/u),
  ),
  fault(
    'filespace-name-two-refused',
    'workspace.filespace.name.shortest',
    'A new name needs three characters.',
    refuses(/^.{2}$/u),
  ),
  fault(
    'filespace-name-thirty-refused',
    'workspace.filespace.name.longest',
    'A new name has at most 29 characters: the comparison is off by one.',
    refuses(/^.{30}$/u),
  ),
  fault(
    'filespace-name-digit-first-refused',
    'workspace.filespace.name.digits',
    'A new name must begin with a letter.',
    refuses(/^[0-9]/u),
  ),
  fault(
    'filespace-name-digit-last-refused',
    'workspace.filespace.name.digits',
    'A new name must end with a letter.',
    refuses(/[0-9]$/u),
  ),
  fault(
    'filespace-name-digits-only-refused',
    'workspace.filespace.name.digits',
    'A new name of digits alone is taken for an id and refused.',
    refuses(/^[0-9]+$/u),
  ),
  fault(
    'filespace-name-double-dash-refused',
    'workspace.filespace.name.inner-dashes',
    'A new name must not hold two dashes in a row.',
    refuses(/--/u),
  ),
  fault(
    'filespace-name-dash-refused',
    'workspace.filespace.name.inner-dashes',
    'New names have at most one dash.',
    refuses(/-.*-/u),
  ),
  fault(
    'filespace-name-zero-refused',
    'workspace.filespace.name.accepted',
    'The range of digits starts at one.',
    refuses(/0/u),
  ),
  fault(
    'filespace-name-z-refused',
    'workspace.filespace.name.accepted',
    'The range of letters ends before z.',
    refuses(/z/u),
  ),
  fault(
    'filespace-name-number-taken',
    'workspace.filespace.name.type',
    'A number as the name of a new filespace is turned into a text.',
    {
      filespaces: {
        create: { name: (value, openLength) => typeof value === 'number' || create.name(value, openLength) },
      },
    },
  ),
  fault(
    'filespace-name-null-taken',
    'workspace.filespace.name.type',
    'A null as the name of a new filespace is not noticed.',
    {
      filespaces: { create: { name: (value, openLength) => value === null || create.name(value, openLength) } },
    },
  ),
  fault(
    'filespace-name-missing-taken',
    'workspace.filespace.name.missing',
    'A new filespace without a name is made all the same.',
    {
      filespaces: { create: { name: (value, openLength) => value === undefined || create.name(value, openLength) } },
    },
  ),
  fault(
    'filespace-name-missing-422',
    'workspace.filespace.name.missing',
    'The new validator answers 422 to a create without a name.',
    refused('filespace.name', (answer, request) => (nameless(request) ? { ...answer, status: 422 } : answer)),
  ),
  fault(
    'filespace-name-message',
    'workspace.filespace.name.message',
    'The message about a bad name was reworded.',
    worded('filespace.name', 'Filespace names consist of lowercase letters, digits and dashes'),
  ),
  {
    id: 'filespace-name-beginning-of-another',
    requirement: 'workspace.filespace.name.accepted',
    story: 'A new filespace may not be named like the beginning of another one.',
    override: {
      open: {
        workspace: {
          filespaces: { nameTaken: (name, others) => others.some((other) => other.startsWith(`${name}-`)) },
        },
      },
    },
  },
];
