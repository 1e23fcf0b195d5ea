import { type Fault, workspaceFault as fault } from '../types.ts';
import { mixedUp } from './memory.ts';
import { answered, entryShown, forgiven, mistaken, op, part, succeeds, without, worded } from './support.ts';

/** Finding an entry by its path. */
export const entryPathFaults: readonly Fault[] = [
  fault(
    'resolve-status',
    'workspace.entry.resolve.status',
    'A resolved path is a redirect.',
    succeeds(op.resolve, 302),
  ),
  fault(
    'resolve-root',
    'workspace.entry.resolve.root',
    'The root resolves to a file.',
    entryShown((shown, { parentId }) => (parentId === null ? { ...shown, type: 'file' } : shown), op.resolve),
  ),
  fault(
    'resolve-root-id',
    'workspace.entry.get.root',
    'The root resolves to a number of its own.',
    entryShown((shown, { parentId, id }) => (parentId === null ? { ...shown, id: `${id}0` } : shown), op.resolve),
  ),
  fault(
    'resolve-top-level-parent',
    'workspace.entry.resolve.root-is-parent',
    'Resolved entries of the top level show no real parent.',
    entryShown(
      (shown, { parentId, id }) =>
        parentId?.endsWith(':1') === true ? { ...shown, parentId: `${id.split(':')[0]}:0` } : shown,
      op.resolve,
    ),
  ),
  fault(
    'entry-top-level-parent',
    'workspace.entry.resolve.root-is-parent',
    'Entries of the top level show no real parent.',
    entryShown(
      (shown, { parentId, id }) =>
        parentId?.endsWith(':1') === true ? { ...shown, parentId: `${id.split(':')[0]}:0` } : shown,
      op.getEntry,
    ),
  ),
  fault(
    'resolve-two-levels',
    'workspace.entry.resolve.nested',
    'Paths are followed for two levels.',
    answered(op.resolve, (answer, request) =>
      (request.query.get('path') ?? '').split('/').length > 3
        ? { ...answer, status: 404, body: { error: { message: 'File system entry not found' } } }
        : answer,
    ),
  ),
  fault(
    'resolve-twelve-levels',
    'workspace.entry.resolve.deep',
    'Paths are followed for twelve levels.',
    answered(op.resolve, (answer, request) =>
      (request.query.get('path') ?? '').split('/').length > 13
        ? { ...answer, status: 404, body: { error: { message: 'File system entry not found' } } }
        : answer,
    ),
  ),
  fault('resolve-decoded-twice', 'workspace.entry.resolve.encoded', 'Names in a path are decoded twice.', {
    entries: {
      resolves: (segment, { name }) =>
        name ===
        segment.replaceAll(/%([0-9a-f]{2})/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    },
  }),
  fault('resolve-plus', 'workspace.entry.resolve.encoded', 'A plus sign in a path is a space.', {
    entries: { resolves: (segment, { name }) => name === segment.replaceAll('+', ' ') },
  }),
  fault('resolve-ampersand', 'workspace.entry.resolve.encoded', 'A path ends at the first ampersand.', {
    entries: { resolves: (segment, { name }) => name === segment.split('&')[0] },
  }),
  fault('resolve-hash', 'workspace.entry.resolve.encoded', 'A path ends at the first number sign.', {
    entries: { resolves: (segment, { name }) => name === segment.split('#')[0] },
  }),
  fault('resolve-spaces', 'workspace.entry.resolve.encoded', 'Names with spaces are looked up with %20.', {
    entries: { resolves: (segment, { name }) => name === segment.replaceAll(' ', '%20') },
  }),
  fault(
    'resolve-id',
    'workspace.entry.resolve.same-id',
    'A resolved entry shows the id of its parent.',
    entryShown((shown, { parentId }) => ({ ...shown, id: parentId ?? shown.id }), op.resolve),
  ),
  fault(
    'resolve-the-one-before',
    'workspace.entry.resolve.same-id',
    'A path below the root resolves to what was resolved before.',
    mixedUp(op.resolve, (request) => request.query.get('path') !== '/'),
  ),
  fault(
    'resolve-first-of-name',
    'workspace.entry.resolve.right-directory',
    'Paths are remembered by their last name.',
    remembered((path) => path.split('/').at(-1) ?? ''),
  ),
  fault(
    'resolve-prefix',
    'workspace.entry.resolve.right-directory',
    'Paths are remembered by the number of their names and the last of these.',
    remembered((path) => `${path.split('/').length} ${path.split('/').at(-1)}`),
  ),
  fault(
    'resolve-file',
    'workspace.entry.resolve.file',
    'Files resolve to directories.',
    entryShown((shown) => ({ ...shown, type: 'dir' }), op.resolve),
  ),
  fault('resolve-file-not', 'workspace.entry.resolve.file', 'Only directories are resolved.', {
    entries: { resolves: (segment, child) => child.type === 'dir' && child.name === segment },
  }),
  fault(
    'resolve-no-path',
    'workspace.entry.resolve.missing',
    'Without a path nothing is found: 404.',
    mistaken('entry.pathMissing', 404),
  ),
  fault(
    'resolve-no-path-root',
    'workspace.entry.resolve.missing',
    'Without a path the root is meant.',
    forgiven('entry.pathMissing', { data: null }),
  ),
  fault('resolve-relative', 'workspace.entry.resolve.relative', 'A path may come without its first slash.', {
    entries: { pathAbsolute: (asked, path) => asked === op.resolve || path.startsWith('/') },
  }),
  fault(
    'resolve-relative-dot',
    'workspace.entry.resolve.relative',
    'A path that does not start with a slash is looked up: 404.',
    mistaken('entry.path', 404),
  ),
  fault(
    'resolve-relative-message',
    'workspace.entry.resolve.relative.message',
    'The stated words about relative paths lost their quotation marks.',
    worded('entry.path', 'Paths inside the service should start with a /'),
  ),
  fault(
    'resolve-record',
    'workspace.entry.resolve.record',
    'A resolved entry has no creation time.',
    entryShown((shown) => without(shown, 'createdAt'), op.resolve),
  ),
  fault(
    'resolve-record-wrapped',
    'workspace.entry.resolve.record',
    'A resolved entry stands under data.entry.',
    answered(op.resolve, (answer) => ({ ...answer, body: { data: { entry: part(answer.body, 'data') } } })),
  ),
  fault(
    'resolve-old-id',
    'workspace.entry.resolve.same-id',
    'The path of a directory that was deleted and made again resolves to the old one.',
    remembered((path) => path),
  ),
];

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
