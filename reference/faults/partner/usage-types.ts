import { DAY_MS } from '../../core/clock.ts';
import type { Operation } from '../../core/exchange.ts';
import { usage } from '../../policy/stated/partner/usage.ts';
import { partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { answering, type Stated } from './changes.ts';
import { op } from './operations.ts';
import { toResellers } from './resellers.ts';

/** Types of storage. */
export const usageTypeFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.usage.type.unknown': {
      'usage-any-type': bug('Workspace usage ignores a type that it does not know.', {
        usage: {
          acceptsType: (operation, type) => operation === op.workspaceUsage || usage.acceptsType(operation, type),
        },
      }),
      'usage-type-by-its-beginning': bug('A type is known by its beginning.', {
        usage: {
          acceptsType: (_operation, type) =>
            ['storage_a', 'custom', 'storage_b', 'storage_c'].some((known) => known.startsWith(type)),
        },
      }),
      'usage-any-type-on-later-pages': bug('The type is looked at on the first page alone.', {
        usage: {
          acceptsType: (operation, type, query) => query?.get('p') === '2' || usage.acceptsType(operation, type),
        },
      }),
    },
    'partner.usage.status.client': {
      'usage-of-a-type-in-large-pages-refused': bug('With a type, pages have at most 100 records.', {
        usage: {
          acceptsType: (operation, type, query) =>
            Number(query?.get('l') ?? 0) <= 100 && usage.acceptsType(operation, type),
        },
      }),
    },
    'partner.usage.type.omitted': {
      'usage-without-type-means-one': bug('Without a type, client usage means the first one.', {
        usage: {
          shownTypes: (operation, type) =>
            type === undefined && operation === op.clientUsage ? ['storage_c'] : usage.shownTypes(operation, type),
        },
      }),
    },
    'partner.usage.type.partition': {
      'usage-of-older-weeks-of-any-type': bug('Usage of more than 45 days ago is of any type.', olderOfAnyType()),
      'usage-type-narrows-nothing': bug('A type of custom yields the records of storage_c, too.', {
        usage: {
          shownTypes: (operation, type) =>
            type === 'custom' ? ['custom', 'storage_c'] : usage.shownTypes(operation, type),
        },
      }),
      'usage-without-type-lacks-one': bug('Without a type, workspace usage lacks the records of storage_c.', {
        usage: {
          shownTypes: (operation, type) =>
            type === undefined && operation === op.workspaceUsage
              ? ['storage_a', 'custom', 'storage_b']
              : usage.shownTypes(operation, type),
        },
      }),
    },
    'partner.usage.type.filespace-refused': {
      'usage-of-filespace-by-type': bug('Filespace usage can be narrowed to a type.', {
        usage: { supportsType: () => true },
      }),
      'usage-of-filespace-by-own-type': bug('Filespace usage refuses every type but storage_a.', {
        usage: {
          supportsType: () => true,
          acceptsType: (operation, type) =>
            operation === op.filespaceUsage ? type === 'storage_a' : usage.acceptsType(operation, type),
        },
      }),
      'usage-of-filespace-by-type-and-page': bug(
        'Filespace usage overlooks a type beside a page number.',
        answering(
          { at: op.filespaceUsage, status: 400, when: ({ query }) => query.has('type') && query.has('p') },
          () => ({
            status: 200,
            body: { items: [] },
          }),
        ),
      ),
    },
    'partner.usage.type.filespace-refused-unknown': {
      'usage-of-filespace-by-unknown-type': bug('Filespace usage refuses the four types and ignores all others.', {
        usage: {
          supportsType: () => true,
          acceptsType: (operation, type) => (operation === op.filespaceUsage) !== usage.acceptsType(operation, type),
        },
      }),
    },
  }),
  partnerFault(
    'usage-type-ignored-for-moments',
    'partner.usage.type.storage-a',
    'A type narrows nothing within less than a minute.',
    ignoredForMoments(),
  ),
  partnerFault(
    'usage-type-storage-b-unknown-to-resellers',
    'partner.usage.type.storage-b',
    'For clients of resellers there is no type storage_b.',
    toResellers((isOne) => ({
      usage: {
        acceptsType: (operation, type, query) =>
          usage.acceptsType(operation, type, query) && !(isOne() && type === 'storage_b'),
      },
    })),
  ),
  unknownType('usage-type-storage-a-unknown', 'storage-a', op.clientUsage, 'storage_a'),
  unknownType('usage-type-custom-unknown', 'custom', op.workspaceUsage, 'custom'),
  unknownType('usage-type-storage-b-unknown', 'storage-b', op.workspaceUsage, 'storage_b'),
  unknownType('usage-type-storage-c-unknown', 'storage-c', op.clientUsage, 'storage_c'),
  passedOver('usage-type-storage-a-passed-over', 'storage-a', 'storage_a'),
  passedOver('usage-type-custom-passed-over', 'custom', 'custom'),
  passedOver('usage-type-storage-b-passed-over', 'storage-b', 'storage_b'),
  passedOver('usage-type-storage-c-passed-over', 'storage-c', 'storage_c'),
];

function unknownType(id: string, rule: string, at: Operation, unknown: string): Fault {
  return partnerFault(id, `partner.usage.type.${rule}`, `${at} does not know the type ${unknown}.`, {
    usage: {
      acceptsType: (operation, type) => usage.acceptsType(operation, type) && !(operation === at && type === unknown),
    },
  });
}

/** Within less than a minute no type narrows anything. */
function ignoredForMoments(): Stated {
  let isShort = false;
  return {
    usage: {
      acceptsType: (operation, type, query) => {
        isShort = Date.parse(query?.get('end') ?? '') - Date.parse(query?.get('start') ?? '') < 60_000;
        return usage.acceptsType(operation, type, query);
      },
      shownTypes: (operation, type) => usage.shownTypes(operation, isShort ? undefined : type),
    },
  };
}

/** One of the four types narrows nothing. */
function passedOver(id: string, rule: string, odd: string): Fault {
  return partnerFault(id, `partner.usage.type.${rule}`, `The type ${odd} is passed over.`, {
    usage: { shownTypes: (operation, type) => usage.shownTypes(operation, type === odd ? undefined : type) },
  });
}

/** The range is looked at before the type is. */
function olderOfAnyType(): Stated {
  let isOlder = false;
  return {
    usage: {
      effectiveRange: (_operation, range) => {
        isOlder = range.end < Date.now() - 44 * DAY_MS;
        return range;
      },
      shownTypes: (operation, type) => usage.shownTypes(operation, isOlder ? undefined : type),
    },
  };
}
