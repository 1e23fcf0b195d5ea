import type { PolicyOverride } from '../../policy/index.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { answered, edited, forgiven, mistaken, op, part, refused, succeeds, textPart, worded } from './support.ts';

export const directLinkFaults: readonly Fault[] = [
  fault(
    'direct-link-by-id',
    'workspace.direct-link.by-id',
    'A link by id is 201.',
    answered(op.directLink, (answer, request) => (request.query.has('entryId') ? { ...answer, status: 201 } : answer)),
  ),
  fault('direct-link-by-id-gone', 'workspace.direct-link.by-id', 'Links are made by path alone.', {
    directLinks: { query: ({ path }) => (path === undefined ? 'link.exactlyOne' : null) },
  }),
  fault(
    'direct-link-by-path',
    'workspace.direct-link.by-path',
    'A link by path is 201.',
    answered(op.directLink, (answer, request) => (request.query.has('path') ? { ...answer, status: 201 } : answer)),
  ),
  fault('direct-link-by-path-gone', 'workspace.direct-link.by-path', 'Links are made by id alone.', {
    directLinks: { query: ({ entryId }) => (entryId === undefined ? 'link.exactlyOne' : null) },
  }),
  fault('direct-link-no-files', 'workspace.direct-link.by-id', 'Links lead to directories alone.', {
    directLinks: { linkable: (type) => type === 'dir' },
  }),
  fault(
    'direct-link-directory',
    'workspace.direct-link.directory',
    'A directory has a link to be made: 202.',
    succeeds(op.directLink, 202),
  ),
  fault('direct-link-directory-conflict', 'workspace.direct-link.directory', 'A link to a directory is 409.', {
    ...mistaken('link.none', 409),
    directLinks: { linkable: (type) => type === 'file' },
  }),
  {
    id: 'direct-link-beside-a-relative-path',
    requirement: 'workspace.direct-link.both',
    story: 'Beside an id a path that is not absolute is ignored.',
    override: ignoringRelativePaths(),
  },
  fault('direct-link-two-urls', 'workspace.direct-link.same-url', 'The URL says how it was asked for.', {
    directLinks: { url: (url, { path }) => (path === undefined ? `${url}?by=id` : url) },
  }),
  fault('direct-link-fresh-url', 'workspace.direct-link.same-url', 'Links by path are made anew each time.', {
    directLinks: { url: (url, { path }) => (path === undefined ? url : `${url}#${Math.random()}`) },
  }),
  fault('direct-link-neither', 'workspace.direct-link.neither', 'Without an entry the link leads to the root.', {
    directLinks: {
      query: ({ entryId, path }) => (entryId !== undefined && path !== undefined ? 'link.exactlyOne' : null),
    },
    entries: { pathAbsolute: (_op, path) => path === '' || path.startsWith('/') },
  }),
  fault(
    'direct-link-neither-missing',
    'workspace.direct-link.neither',
    'Asking for no entry finds none: 404.',
    refused('link.exactlyOne', (answer, request) => (request.query.size === 0 ? { ...answer, status: 404 } : answer)),
  ),
  fault('direct-link-both', 'workspace.direct-link.both', 'Of id and path the id counts.', {
    directLinks: {
      query: ({ entryId, path }) => (entryId === undefined && path === undefined ? 'link.exactlyOne' : null),
    },
  }),
  fault(
    'direct-link-both-conflict',
    'workspace.direct-link.both',
    'Id and path together are 409.',
    refused('link.exactlyOne', (answer, request) => (request.query.size > 1 ? { ...answer, status: 409 } : answer)),
  ),
  fault('direct-link-relative', 'workspace.direct-link.relative-path', 'A path may come without its first slash.', {
    entries: { pathAbsolute: (asked, path) => asked === op.directLink || path.startsWith('/') },
  }),
  fault(
    'direct-link-relative-missing',
    'workspace.direct-link.relative-path',
    'A path without its first slash is not found.',
    mistaken('link.path', 404),
  ),
  fault(
    'direct-link-relative-message',
    'workspace.direct-link.relative-path.message',
    'A relative path is refused in other words.',
    worded('link.path', 'The path must be absolute'),
  ),
  fault(
    'direct-link-malformed',
    'workspace.direct-link.malformed-id',
    'An id of another form is not found: 404.',
    mistaken('entry.malformedId', 404, op.directLink),
  ),
  fault(
    'direct-link-malformed-end',
    'workspace.direct-link.malformed-id',
    'The form of an id is checked at its start alone, and nothing is found.',
    {
      entries: { idWellFormed: (asked, id) => (asked === op.directLink ? /^\d+:/u.test(id) : /^\d+:\d+$/u.test(id)) },
    },
  ),
  fault(
    'direct-link-malformed-message',
    'workspace.direct-link.malformed-id.message',
    'An invalid id is refused in other words.',
    worded('entry.malformedId', 'Invalid entry id', op.directLink),
  ),
  fault(
    'direct-link-deleted',
    'workspace.direct-link.deleted-entry',
    'A link by the id of a deleted entry is 400: none can be generated.',
    refused(
      'entry.notFound',
      (answer, request) => (request.query.has('entryId') ? { ...answer, status: 400 } : answer),
      op.directLink,
    ),
  ),
  fault(
    'direct-link-deleted-lives',
    'workspace.direct-link.deleted-entry',
    'Links by id are made without looking.',
    refused(
      'entry.notFound',
      (answer, request) =>
        request.query.has('entryId')
          ? {
              ...answer,
              status: 200,
              body: { data: { url: `https://links.example/open/${request.query.get('entryId')}` } },
            }
          : answer,
      op.directLink,
    ),
  ),
  fault(
    'direct-link-unknown-path',
    'workspace.direct-link.unknown-path',
    'A link to a path that leads nowhere is 400.',
    refused(
      'entry.notFound',
      (answer, request) => (request.query.has('path') ? { ...answer, status: 400 } : answer),
      op.directLink,
    ),
  ),
  fault(
    'direct-link-unknown-path-lives',
    'workspace.direct-link.unknown-path',
    'Links by path are made without looking.',
    forgiven('entry.notFound', { data: { url: 'https://links.example/open/nowhere' } }, op.directLink),
  ),
  fault(
    'direct-link-relative-url',
    'workspace.direct-link.record',
    'The URL of a link is relative.',
    edited(op.directLink, (data) => ({ url: textPart(data, 'url').replace(/^https:\/\/[^/]+/u, '') })),
  ),
  fault(
    'direct-link-url-no-scheme',
    'workspace.direct-link.record',
    'The URL of a link has no scheme.',
    edited(op.directLink, (data) => ({ url: textPart(data, 'url').replace(/^https:\/\//u, '') })),
  ),
  fault(
    'direct-link-bare',
    'workspace.direct-link.record',
    'The answer of a link has no envelope.',
    answered(op.directLink, (answer) => ({ ...answer, body: part(answer.body, 'data') })),
  ),
  fault(
    'direct-link-href',
    'workspace.direct-link.record',
    'The URL stands under href.',
    edited(op.directLink, (data) => ({ href: textPart(data, 'url') })),
  ),
  fault(
    'direct-link-text',
    'workspace.direct-link.record',
    'Under data stands the URL itself.',
    edited(op.directLink, (data) => part(data, 'url')),
  ),
  fault('link-same-for-all', 'workspace.direct-link.own-url', 'Every link is the same.', {
    directLinks: { url: () => 'https://links.example/open' },
  }),
];

function ignoringRelativePaths(): PolicyOverride {
  return {
    open: {
      transport: {
        beforeEach: ({ request: { operation, query } }) => {
          const isRelative = query.get('path')?.startsWith('/') === false;
          if (operation === op.directLink && query.has('entryId') && isRelative) query.delete('path');
          return undefined;
        },
      },
    },
  };
}
