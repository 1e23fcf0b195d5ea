import type { Answer, ApiRequest } from '../../core/exchange.ts';
import { without } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { mixedUp } from './memory.ts';
import {
  answered,
  type Change,
  entryShown,
  forgiven,
  missing,
  mistaken,
  op,
  part,
  refused,
  sent,
  succeeds,
  worded,
} from './support.ts';

/** A path of more names leads nowhere. */
function followedFor(names: number): Change {
  return answered(op.resolve, (answer, request) =>
    (request.query.get('path') ?? '').split('/').length > names + 1
      ? missing(answer, 'File system entry not found')
      : answer,
  );
}

/** The root of a filespace that held something is found again as soon as it holds something. */
function lostOnceEmptied(): PolicyOverride {
  const held = new Map<string, number>();
  return transport({
    afterEach: ({ request: { operation, params, query }, answer }) => {
      const filespaceId = params.filespaceId ?? '';
      const count = held.get(filespaceId);
      if (operation === op.createEntry && answer.status === 201) held.set(filespaceId, (count ?? 0) + 1);
      if (operation === op.deleteEntry && answer.status === 200) held.set(filespaceId, (count ?? 0) - 1);
      const isLost = operation === op.resolve && query.get('path') === '/' && count === 0;
      return isLost ? missing(answer, 'File system entry not found') : answer;
    },
  });
}

function rootless(): PolicyOverride {
  const odd = new Set<unknown>();
  return transport({
    afterEach: ({ request, answer }) => {
      const { operation, params, query } = request;
      if (operation === op.createFilespace && answer.status === 201) {
        const { blockSize = 1024 } = sent(request);
        if (blockSize !== 1024 && blockSize !== 256) odd.add(part(answer.body, 'data', 'id'));
      }
      const isLost = operation === op.resolve && query.get('path') === '/' && odd.has(params.filespaceId);
      return isLost ? missing(answer, 'File system entry not found') : answer;
    },
  });
}

/** Paths lead on from a directory of that name, wherever it stands. */
function throughNamesakes(): PolicyOverride {
  const known = new Map<string, Answer>();
  return transport({
    afterEach: ({ request: { operation, params, query }, answer }) => {
      if (operation !== op.resolve) return answer;
      const names = (query.get('path') ?? '').split('/');
      if (names.length < 4) return answer;
      const last = JSON.stringify([params.filespaceId, ...names.slice(-2)]);
      if (answer.status === 200) known.set(last, answer);
      return answer.status === 404 ? (known.get(last) ?? answer) : answer;
    },
  });
}

/** Finding an entry by its path. */
export const entryPathFaults: readonly Fault[] = faultsOf({
  'workspace.entry.resolve.status': {
    'resolve-status': bug('A resolved path is a redirect.', succeeds(op.resolve, 302)),
  },
  'workspace.entry.resolve.root': {
    'resolve-root': bug(
      'The root resolves to a file.',
      entryShown((shown, { parentId }) => (parentId === null ? { ...shown, type: 'file' } : shown), op.resolve),
    ),
    'resolve-root-of-an-odd-block-size': {
      story: 'A filespace of another block size than the usual ones has no root.',
      override: rootless(),
    },
    'resolve-root-lost-once-emptied': {
      story: 'The root of a filespace does not resolve once all that it held is gone.',
      override: lostOnceEmptied(),
    },
  },
  'workspace.entry.get.root': {
    'resolve-root-id': bug(
      'The root resolves to a number of its own.',
      entryShown((shown, { parentId, id }) => (parentId === null ? { ...shown, id: `${id}0` } : shown), op.resolve),
    ),
  },
  'workspace.entry.resolve.root-is-parent': {
    'resolve-top-level-parent': bug(
      'Resolved entries of the top level show no real parent.',
      entryShown(
        (shown, { parentId, id }) =>
          parentId?.endsWith(':1') === true ? { ...shown, parentId: `${id.split(':')[0]}:0` } : shown,
        op.resolve,
      ),
    ),
    'entry-top-level-parent': bug(
      'Entries of the top level show no real parent.',
      entryShown(
        (shown, { parentId, id }) =>
          parentId?.endsWith(':1') === true ? { ...shown, parentId: `${id.split(':')[0]}:0` } : shown,
        op.getEntry,
      ),
    ),
  },
  'workspace.entry.resolve.nested': {
    'resolve-two-levels': bug('Paths are followed for two levels.', followedFor(2)),
    'resolve-five-levels': bug('Paths are followed for five levels.', followedFor(5)),
  },
  'workspace.entry.resolve.deep': {
    'resolve-to-the-thirty-first-level': {
      story: 'A path is parted into 32 parts at most: what lies deeper is its ancestor.',
      override: transport({
        queryText: (query) =>
          query.replace(/\bpath=([^&]*)/, (_, path: string) => `path=${path.split(/%2F|\//i, 32).join('%2F')}`),
      }),
    },
    'resolve-twelve-levels': bug('Paths are followed for twelve levels.', followedFor(12)),
  },
  'workspace.entry.resolve.encoded': {
    'resolve-decoded-twice': bug('Names in a path are decoded twice.', {
      entries: {
        resolves: (segment, { name }) =>
          name ===
          segment.replaceAll(/%([0-9a-f]{2})/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
      },
    }),
    'resolve-trims-directories': {
      story: 'In a path the names of all but the last lose the spaces that they begin with.',
      override: transport({
        beforeEach: ({ request: { operation, query } }) => {
          const path = query.get('path');
          if (operation === op.resolve && path !== null) query.set('path', path.replaceAll(/\/ +(?=[^/]*\/)/g, '/'));
          return undefined;
        },
      }),
    },
    'resolve-plus': bug('A plus sign in a path is a space.', {
      entries: { resolves: (segment, { name }) => name === segment.replaceAll('+', ' ') },
    }),
    'resolve-ampersand': bug('A path ends at the first ampersand.', {
      entries: { resolves: (segment, { name }) => name === segment.split('&')[0] },
    }),
    'resolve-hash': bug('A path ends at the first number sign.', {
      entries: { resolves: (segment, { name }) => name === segment.split('#')[0] },
    }),
    'resolve-spaces': bug('Names with spaces are looked up with %20.', {
      entries: { resolves: (segment, { name }) => name === segment.replaceAll(' ', '%20') },
    }),
  },
  'workspace.entry.resolve.same-id': {
    'resolve-id': bug(
      'A resolved entry shows the id of its parent.',
      entryShown((shown, { parentId }) => ({ ...shown, id: parentId ?? shown.id }), op.resolve),
    ),
    'resolve-the-one-before': bug(
      'A path below the root resolves to what was resolved before.',
      mixedUp(op.resolve, (request) => request.query.get('path') !== '/'),
    ),
    'resolve-old-id': bug(
      'The path of a directory that was deleted and made again resolves to the old one.',
      remembered((path) => path),
    ),
  },
  'workspace.entry.resolve.right-directory': {
    'resolve-ten-names-down': bug(
      'The way down a path ends at the tenth name.',
      {},
      { workspace: { entries: { segments: (path) => path.split('/').filter(Boolean).slice(0, 10) } } },
    ),
    'resolve-a-name-once-in-a-row': bug(
      'The same name twice in a row in a path counts once.',
      {},
      {
        workspace: {
          entries: {
            segments: (path) => path.split('/').filter((name, at, all) => name !== '' && name !== all[at - 1]),
          },
        },
      },
    ),
    'resolve-long-names-cut': bug(
      'Of names in a path 32 characters count.',
      remembered((path) =>
        path
          .split('/')
          .map((name) => name.slice(0, 32))
          .join('/'),
      ),
    ),
    'resolve-first-of-name': bug(
      'Paths are remembered by their last name.',
      remembered((path) => path.split('/').at(-1) ?? ''),
    ),
    'resolve-prefix': bug(
      'Paths are remembered by the number of their names and the last of these.',
      remembered((path) => `${path.split('/').length} ${path.split('/').at(-1)}`),
    ),
  },
  'workspace.entry.resolve.file': {
    'resolve-file': bug(
      'Files resolve to directories.',
      entryShown((shown) => ({ ...shown, type: 'dir' }), op.resolve),
    ),
    'resolve-file-not': bug('Only directories are resolved.', {
      entries: { resolves: (segment, child) => child.type === 'dir' && child.name === segment },
    }),
  },
  'workspace.not-found.path': {
    'root-by-a-word': {
      story: 'The path /root is the root, as in older versions.',
      override: transport({
        beforeEach: ({ request }) => {
          const isRoot = request.operation === op.resolve && request.query.get('path') === '/root';
          if (isRoot) request.query.set('path', '/');
          return undefined;
        },
      }),
    },
    'resolve-through-namesakes': {
      story: 'A path leads on from any directory that is called like its last but one.',
      override: throughNamesakes(),
    },
    'resolve-behind-a-file': bug('What follows the name of a file in a path is overlooked.', behindFiles(op.resolve)),
  },
  'workspace.direct-link.unknown-path': {
    'link-behind-a-file': bug(
      'What follows the name of a file in a path to link is overlooked.',
      behindFiles(op.directLink),
    ),
  },
  'workspace.entry.resolve.missing': {
    'resolve-no-path': bug('Without a path nothing is found: 404.', mistaken('entry.pathMissing', 404)),
    'resolve-no-path-root': bug('Without a path the root is meant.', forgiven('entry.pathMissing', { data: null })),
  },
  'workspace.entry.resolve.relative': {
    'resolve-relative': bug('A path may come without its first slash.', {
      entries: { pathAbsolute: (asked, path) => asked === op.resolve || path.startsWith('/') },
    }),
    'resolve-relative-from-here': {
      story: 'A path that begins with a dot or a tilde and a slash is read without it.',
      override: transport({ queryText: (query) => query.replace(/\bpath=(?:\.|~|%7E)(?=%2F|\/)/i, 'path=') }),
    },
    'resolve-relative-dot': bug(
      'A path that does not start with a slash is looked up: 404.',
      mistaken('entry.path', 404),
    ),
  },
  'workspace.entry.resolve.relative.message': {
    'resolve-relative-message': bug(
      'The stated words about relative paths lost their quotation marks.',
      worded('entry.path', 'Paths inside the service should start with a /'),
    ),
  },
  'workspace.entry.resolve.record': {
    'resolve-record': bug(
      'A resolved entry has no creation time.',
      entryShown((shown) => without(shown, 'createdAt'), op.resolve),
    ),
    'resolve-record-wrapped': bug(
      'A resolved entry stands under data.entry.',
      answered(op.resolve, (answer) => ({ ...answer, body: { data: { entry: part(answer.body, 'data') } } })),
    ),
  },
});

/** Resolved paths are kept by a key that is too small, for each filespace. */
function remembered(keyOf: (path: string) => string) {
  const first = new Map<string, unknown>();
  return answered(op.resolve, (answer, request) => {
    const path = request.query.get('path') ?? '';
    if (path === '/') return answer;
    const key = `${request.params.filespaceId} ${keyOf(path)}`;
    const known = first.get(key) ?? answer.body;
    first.set(key, known);
    return { ...answer, body: known };
  });
}

/** A path that goes on behind that of a file leads to the file, once that was asked for. */
function behindFiles(asked: WorkspaceOperation) {
  const files = new Map<string, unknown>();
  const pathOf = ({ params, query }: ApiRequest) => `${params.filespaceId} ${query.get('path')}`;
  return {
    ...answered(asked, (answer, request) => {
      const path = pathOf(request);
      if (/\.[a-z]+$/.test(path)) files.set(path, answer.body);
      return answer;
    }),
    ...refused(
      'entry.notFound',
      (answer, request) => {
        const file = [...files].find(([path]) => pathOf(request).startsWith(`${path}/`));
        return file === undefined ? answer : { ...answer, status: 200, body: file[1] };
      },
      asked,
    ),
  };
}
