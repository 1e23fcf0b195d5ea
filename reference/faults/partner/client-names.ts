import { DAY_MS } from '../../core/clock.ts';
import type { ApiRequest } from '../../core/exchange.ts';
import { bodyOf, objectOf } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { clients } from '../../policy/stated/partner/clients.ts';
import { partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { isText, type Stated, withError, withStatus } from './changes.ts';
import { op } from './operations.ts';

/** The name of a client. */
export const clientNameFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.client.name.accepted': {
      ...Object.fromEntries(
        (['workspace', 'filespace', 'member'] as const).map((kind) => [
          `name-of-a-${kind}-taken`,
          bug(`The names of clients stand in one index with those of each ${kind}.`, {
            clients: {
              isNameTaken: (operation, facts) => facts.otherKind(kind) || clients.isNameTaken(operation, facts),
            },
          }),
        ]),
      ),
      'name-of-a-statement-refused': bug('A name that reads like a statement of a database is refused.', {
        clients: {
          acceptsType: (_operation, field, value) =>
            isText(value) && (field === 'notes' || !/\b(?:select|drop)\b.*\b(?:from|table)\b/i.test(value)),
        },
      }),
      'name-in-notes-taken': bug('A name is looked for in names and notes.', takenByNotes()),
      'name-of-every-object-taken': bug('The names of clients are the keys of an object, which has some of its own.', {
        clients: {
          isNameTaken: (operation, facts) => facts.name in {} || clients.isNameTaken(operation, facts),
        },
      }),
      'name-remarks-not-told-apart': bug('What stands in parentheses is a remark, and no part of a name.', {
        clients: { isNameTaken: withoutRemarks() },
      }),
      'name-two-spaces-refused': bug('Two spaces in a row are refused.', {
        clients: {
          acceptsType: (_operation, field, value) => isText(value) && (field === 'notes' || !/ {2}/.test(value)),
        },
      }),
      'name-digits-only-refused': bug('A name of digits only is refused.', {
        clients: {
          acceptsType: (_operation, field, value) => isText(value) && (field === 'notes' || !/^\d+$/.test(value)),
        },
      }),
      'name-capitals-only-refused': bug('A name that shouts is refused.', {
        clients: {
          acceptsType: (_operation, field, value) =>
            isText(value) && (field === 'notes' || !/^(?=.*[A-Z]{3})[^a-z ]+$/.test(value)),
        },
      }),
      'client-name-without-leading-zeros': bug('A name of digits is kept as a number.', {
        clients: { stored: (_operation, { name, notes }) => ({ name: name.replace(/^0+(?=\d+$)/, ''), notes }) },
      }),
    },
    'partner.client.name.min-accepted': {
      'name-of-two-refused': bug('A name needs three characters.', { clients: { nameMinLength: () => 3 } }),
    },
    'partner.client.name.max-accepted': {
      'name-of-100-refused': bug('A name ends after 99 characters.', { clients: { nameMaxLength: () => 99 } }),
    },
    'partner.client.name.empty': {
      'name-empty-accepted': bug('An empty name is taken for none given.', { clients: { nameMinLength: () => 0 } }),
    },
    'partner.client.name.too-short': {
      'name-of-one-accepted': bug('A name may have one character.', { clients: { nameMinLength: () => 1 } }),
    },
    'partner.client.name.too-long': {
      'name-of-101-accepted': bug('A name may have 101 characters.', { clients: { nameMaxLength: () => 101 } }),
      'name-of-any-length-accepted': bug('Only names of exactly 101 are too long.', {
        clients: { nameMaxLength: () => 10_000 },
      }),
      'name-too-long-is-413': bug(
        'A name that is too long answers 413.',
        withStatus({ at: op.createClient, status: 400, when: (request) => lengthOf(bodyOf(request).name) > 100 }, 413),
      ),
    },
    'partner.client.name.missing': {
      'name-missing-accepted': bug('A client without a name is created.', {
        clients: { requiresName: () => false, nameMinLength: () => 0 },
      }),
    },
    'partner.client.name.wrong-type': {
      'name-null-accepted': bug('A name of null is the name null.', {
        clients: { acceptsType: (_operation, field, value) => isText(value) || (field === 'name' && value === null) },
      }),
    },
    'partner.client.name.unique': {
      'name-taken-again': bug('A name can be used twice.', { clients: { isNameTaken: () => false } }),
      'name-free-for-who-has-it': {
        story: 'A name is free for the client whose id the body has, as in an update.',
        override: freeForItself(),
      },
      'name-taken-is-409': bug(
        'A name that is taken answers 409.',
        withStatus({ at: op.createClient, status: 400, when: (request) => isText(bodyOf(request).name) }, 409),
      ),
      'client-name-free-after-a-day': bug('A name is looked for among the clients of the last day only.', {
        clients: { isNameTaken: (_operation, { own }) => own !== undefined && Date.now() - own.createdAt < DAY_MS },
      }),
      'client-name-free-without-notes': bug('The name of a client without notes can be used again.', {
        clients: { isNameTaken: (_operation, { own }) => own !== undefined && own.notes !== null },
      }),
    },
    'partner.client.name.unique-unchanged': {
      'name-taken-but-stored': bug('A create that is refused for its name has stored the client before.', {
        clients: {
          storesRefused: (_operation, cause) => cause === 'duplicate-client-name',
          // Within one transaction the refusal would undo the store.
          createsAtomically: () => false,
        },
      }),
    },
    'partner.client.name.unique-body': {
      'name-taken-without-type': bug(
        'The refusal of a name that is taken has no type.',
        withError({ at: op.createClient, status: 400 }, ({ type, ...error }) =>
          type === 'validation_error' ? { type, ...error } : error,
        ),
      ),
    },
    'partner.client.name.unique-race': {
      'name-race': bug('Looking for a name and storing it are two steps.', {
        clients: { createsAtomically: () => false },
      }),
    },
    'partner.client.name.unique-per-partner': {
      'name-unique-among-partners': bug('A name that any partner uses is taken for all.', {
        clients: { isNameTaken: (_operation, { own, elsewhere }) => own !== undefined || elsewhere() !== undefined },
      }),
      'name-of-a-deleted-client-taken-for-others': bug(
        'A name that a deleted client had is taken for every other partner.',
        takenByDeleted(),
      ),
    },
  }),
  remark('first'),
  remark('last'),
  partnerFault(
    'name-remark-unchecked',
    'partner.client.name.inner-forbidden-character',
    'What stands in parentheses is a remark, in which every character is allowed.',
    remarksUnchecked(),
  ),
  edge('name-first-q-refused', 'first-letter', 'A name cannot start with a capital Q.', 'first', 'Q', false),
  edge('name-first-small-refused', 'first-letter', 'A name cannot start with a small z.', 'first', 'z', false),
  edge('name-first-zero-refused', 'first-digit', 'A name cannot start with the digit 0.', 'first', '0', false),
  edge('name-last-z-refused', 'last-letter', 'A name cannot end with a capital Z.', 'last', 'Z', false),
  edge('name-last-nine-refused', 'last-digit', 'A name cannot end with the digit 9.', 'last', '9', false),
  inner('name-inner-j-refused', 'inner-letter', 'A small j cannot stand inside a name.', 'j', false),
  inner('name-inner-capital-z-refused', 'inner-letter', 'A capital Z cannot stand inside a name.', 'Z', false),
  inner('name-inner-nine-refused', 'inner-digit', 'The digit 9 cannot stand inside a name.', '9', false),
  inner('name-inner-underscore-refused', 'inner-underscore', 'An underscore is refused.', '_', false),
  inner('name-inner-space-refused', 'inner-space', 'A space is refused.', ' ', false),
  inner('name-inner-open-refused', 'inner-opening-parenthesis', 'An opening parenthesis is refused.', '(', false),
  inner('name-inner-close-refused', 'inner-closing-parenthesis', 'A closing parenthesis is refused.', ')', false),
  inner('name-inner-slash-refused', 'inner-slash', 'A slash is refused.', '/', false),
  inner('name-inner-hyphen-refused', 'inner-hyphen', 'A hyphen is refused.', '-', false),
  edge('name-first-space-accepted', 'first-space', 'A name may start with a space.', 'first', ' ', true),
  edge('name-first-line-break-accepted', 'first-space', 'A name may start with a line break.', 'first', '\n', true),
  edge('name-first-underscore-accepted', 'first-inner-character', 'A name may start with _.', 'first', '_', true),
  edge('name-first-parenthesis-accepted', 'first-inner-character', 'A name may start with (.', 'first', '(', true),
  edge('name-first-slash-accepted', 'first-inner-character', 'A name may start with /.', 'first', '/', true),
  edge('name-first-hyphen-accepted', 'first-inner-character', 'A name may start with -.', 'first', '-', true),
  edge('name-first-hash-accepted', 'first-forbidden-character', 'A name may start with #.', 'first', '#', true),
  edge('name-first-bracket-accepted', 'first-forbidden-character', 'A name may start with [.', 'first', '[', true),
  edge('name-last-space-accepted', 'last-space', 'A name may end with a space.', 'last', ' ', true),
  edge('name-last-line-break-accepted', 'last-space', 'A name may end with a line break.', 'last', '\n', true),
  edge('name-last-parenthesis-accepted', 'last-inner-character', 'A name may end with ).', 'last', ')', true),
  edge('name-last-underscore-accepted', 'last-inner-character', 'A name may end with _.', 'last', '_', true),
  edge('name-last-dot-accepted', 'last-forbidden-character', 'A name may end with a full stop.', 'last', '.', true),
  edge('name-last-backtick-accepted', 'last-forbidden-character', 'A name may end with a backtick.', 'last', '`', true),
  inner('name-inner-ampersand-accepted', 'inner-forbidden-character', 'An ampersand may stand inside.', '&', true),
  inner('name-inner-caret-accepted', 'inner-forbidden-character', 'A caret may stand inside.', '^', true),
  inner('name-inner-backslash-accepted', 'inner-forbidden-character', 'A backslash may stand inside.', '\\', true),
  inner('name-inner-at-accepted', 'inner-forbidden-character', 'An @ may stand inside.', '@', true),
  inner('name-inner-dot-accepted', 'inner-forbidden-character', 'A full stop may stand inside.', '.', true),
  inner('name-inner-apostrophe-accepted', 'inner-forbidden-character', 'An apostrophe may stand inside.', "'", true),
  edge(
    'name-first-escape-accepted',
    'first-control-character',
    'A name may start with U+001B.',
    'first',
    '\u001b',
    true,
  ),
  edge('name-last-delete-accepted', 'last-control-character', 'A name may end with U+007F.', 'last', '\u007f', true),
  inner('name-inner-escape-accepted', 'inner-control-character', 'U+001B may stand inside.', '\u001b', true),
  inner('name-inner-delete-accepted', 'inner-control-character', 'U+007F may stand inside.', '\u007f', true),
  wrongType('name-number-accepted', 'A name may be a number.', (value) => typeof value === 'number'),
  wrongType('name-true-accepted', 'A name may be true.', (value) => value === true),
  wrongType('name-array-accepted', 'A name may be an array of one text.', (value) => Array.isArray(value)),
];

function lengthOf(value: unknown): number {
  return isText(value) ? value.length : 0;
}

/** One character is treated wrongly at one end of a name. */
function edge(id: string, rule: string, story: string, at: 'first' | 'last', odd: string, accepts: boolean): Fault {
  return partnerFault(id, `partner.client.name.${rule}`, story, {
    clients: {
      acceptsNameEdge: (operation, character, place) =>
        character === odd && place === at ? accepts : clients.acceptsNameEdge(operation, character, place),
    },
  });
}

/** One character is treated wrongly inside of a name. */
function inner(id: string, rule: string, story: string, odd: string, accepts: boolean): Fault {
  return partnerFault(id, `partner.client.name.${rule}`, story, {
    clients: {
      acceptsNameInner: (operation, character) =>
        character === odd ? accepts : clients.acceptsNameInner(operation, character),
    },
  });
}

function wrongType(id: string, story: string, accepts: (value: unknown) => boolean): Fault {
  return partnerFault(id, 'partner.client.name.wrong-type', story, {
    clients: { acceptsType: (_operation, field, value) => isText(value) || (field === 'name' && accepts(value)) },
  });
}

/** A parenthesis at an end passes where its other half is in the name. */
function remark(at: 'first' | 'last'): Fault {
  let last: unknown;
  const [character, pair] = at === 'first' ? ['(', /^\([^()]*\)/] : [')', /\([^()]*\)$/];
  return partnerFault(
    `name-remark-${at}-accepted`,
    `partner.client.name.${at}-inner-character`,
    `A remark in parentheses may come ${at} in a name.`,
    {
      clients: {
        acceptsType: (operation, field, value) => {
          if (field === 'name') last = value;
          return clients.acceptsType(operation, field, value);
        },
        acceptsNameEdge: (operation, given, edge) =>
          clients.acceptsNameEdge(operation, given, edge) ||
          (edge === at && given === character && isText(last) && pair.test(last)),
      },
    },
  );
}

/** Which characters of a name are to be checked is known once the name was looked at as a whole. */
function remarksUnchecked(): Stated {
  let checked = '';
  return {
    clients: {
      acceptsType: (operation, field, value) => {
        if (field === 'name') checked = String(value).replaceAll(/\([^()]*\)/g, '()');
        return clients.acceptsType(operation, field, value);
      },
      acceptsNameInner: (operation, character) =>
        !checked.includes(character) || clients.acceptsNameInner(operation, character),
    },
  };
}

function takenByNotes(): Stated {
  const known = new Set<unknown>();
  return {
    answer: {
      finish: (operation, answer, request) => {
        if (operation !== op.createClient || answer.status !== 201) return answer;
        const { name, notes } = bodyOf(request);
        const isTaken = known.has(name);
        if (!isTaken) known.add(notes);
        const body = { error: { type: 'business', message: 'The name is taken' } };
        return isTaken ? { ...answer, status: 400, body } : answer;
      },
    },
  };
}

function takenByDeleted(): Stated {
  const names = new Map<unknown, { name: unknown; key: string | null }>();
  const gone = new Map<unknown, string | null>();
  const keyOf = (request: ApiRequest): string | null => request.headers.get('authorization');
  return {
    answer: {
      finish: (operation, answer, request) => {
        const { name } = bodyOf(request);
        if (operation === op.createClient && answer.status === 201) {
          const owner = gone.get(name);
          if (owner !== undefined && owner !== keyOf(request)) {
            return { ...answer, status: 400, body: { error: { type: 'business', message: 'The name is taken' } } };
          }
          names.set(objectOf(answer.body).id, { name, key: keyOf(request) });
        }
        if (operation === op.deleteClient && answer.status === 204) {
          const known = names.get(request.params.clientId);
          if (known !== undefined) gone.set(known.name, known.key);
        }
        return answer;
      },
    },
  };
}

function withoutRemarks(): typeof clients.isNameTaken {
  const known = new Map<string, string>();
  return (operation, facts) => {
    const plain = facts.name.replaceAll(/ *\([^)]*\)/g, '');
    const other = known.get(plain) ?? facts.name;
    known.set(plain, other);
    return clients.isNameTaken(operation, facts) || other !== facts.name;
  };
}

function freeForItself(): PolicyOverride {
  let named: unknown;
  return {
    ...transport({
      beforeEach: ({ request }) => {
        named = request.operation === op.createClient ? bodyOf(request).id : undefined;
        return undefined;
      },
    }),
    stated: {
      partner: {
        clients: {
          isNameTaken: (operation, facts) => facts.own?.id !== named && clients.isNameTaken(operation, facts),
        },
      },
    },
  };
}
