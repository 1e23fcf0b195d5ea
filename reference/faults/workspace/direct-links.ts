import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import {
  answered,
  type Change,
  edited,
  forgiven,
  mistaken,
  op,
  part,
  recordOf,
  refused,
  succeeds,
  successes,
  textPart,
  worded,
} from './support.ts';

export const directLinkFaults: readonly Fault[] = faultsOf({
  'workspace.direct-link.by-id': {
    'direct-link-by-id': bug(
      'A link by id is 201.',
      answered(op.directLink, (answer, request) =>
        request.query.has('entryId') ? { ...answer, status: 201 } : answer,
      ),
    ),
    'direct-link-by-id-gone': bug('Links are made by path alone.', {
      directLinks: { query: ({ path }) => (path === undefined ? 'link.exactlyOne' : null) },
    }),
    'direct-link-no-files': bug('Links lead to directories alone.', {
      directLinks: { linkable: (type) => type === 'dir' },
    }),
  },
  'workspace.direct-link.by-path': {
    'direct-link-by-path': bug(
      'A link by path is 201.',
      answered(op.directLink, (answer, request) => (request.query.has('path') ? { ...answer, status: 201 } : answer)),
    ),
    'direct-link-by-path-gone': bug('Links are made by id alone.', {
      directLinks: { query: ({ entryId }) => (entryId === undefined ? 'link.exactlyOne' : null) },
    }),
  },
  'workspace.direct-link.directory': {
    'direct-link-directory': bug('A directory has a link to be made: 202.', succeeds(op.directLink, 202)),
    'direct-link-directory-conflict': bug('A link to a directory is 409.', {
      ...mistaken('link.none', 409),
      directLinks: { linkable: (type) => type === 'file' },
    }),
  },
  'workspace.direct-link.same-url': {
    'direct-link-two-urls': bug('The URL says how it was asked for.', {
      directLinks: { url: (url, { path }) => (path === undefined ? `${url}?by=id` : url) },
    }),
    'direct-link-fresh-url': bug('Links by path are made anew each time.', {
      directLinks: { url: (url, { path }) => (path === undefined ? url : `${url}#${Math.random()}`) },
    }),
    'direct-link-other-url-of-deep-paths': bug('A path of more than two names has a URL of its own.', {
      directLinks: { url: (url, { path }) => ((path?.split('/').length ?? 0) > 3 ? `${url}?deep` : url) },
    }),
    'direct-link-other-url-of-encoded-paths': bug('A path that must be encoded has a URL of its own.', {
      directLinks: {
        url: (url, { path }) =>
          path === undefined || path === encodeURI(path) ? url : `${url}?path=${encodeURI(path)}`,
      },
    }),
  },
  'workspace.direct-link.neither': {
    'direct-link-neither': bug('Without an entry the link leads to the root.', {
      directLinks: {
        query: ({ entryId, path }) => (entryId !== undefined && path !== undefined ? 'link.exactlyOne' : null),
      },
      entries: { pathAbsolute: (_op, path) => path === '' || path.startsWith('/') },
    }),
    'direct-link-neither-missing': bug(
      'Asking for no entry finds none: 404.',
      refused('link.exactlyOne', (answer, request) => (request.query.size === 0 ? { ...answer, status: 404 } : answer)),
    ),
  },
  'workspace.direct-link.both': {
    'direct-link-both': bug('Of id and path the id counts.', {
      directLinks: {
        query: ({ entryId, path }) => (entryId === undefined && path === undefined ? 'link.exactlyOne' : null),
      },
    }),
    'direct-link-both-conflict': bug(
      'Id and path together are 409.',
      refused('link.exactlyOne', (answer, request) => (request.query.size > 1 ? { ...answer, status: 409 } : answer)),
    ),
    'direct-link-beside-a-relative-path': {
      story: 'Beside an id a path that is not absolute is ignored.',
      override: ignoringRelativePaths(),
    },
  },
  'workspace.direct-link.relative-path': {
    'direct-link-relative': bug('A path may come without its first slash.', {
      entries: { pathAbsolute: (asked, path) => asked === op.directLink || path.startsWith('/') },
    }),
    'direct-link-relative-missing': bug('A path without its first slash is not found.', mistaken('link.path', 404)),
  },
  'workspace.direct-link.relative-path.message': {
    'direct-link-relative-message': bug(
      'A relative path is refused in other words.',
      worded('link.path', 'The path must be absolute'),
    ),
  },
  'workspace.direct-link.malformed-id': {
    'direct-link-malformed': bug(
      'An id of another form is not found: 404.',
      mistaken('entry.malformedId', 404, op.directLink),
    ),
    'direct-link-malformed-end': bug('The form of an id is checked at its start alone, and nothing is found.', {
      entries: { idWellFormed: (asked, id) => (asked === op.directLink ? /^\d+:/u.test(id) : /^\d+:\d+$/u.test(id)) },
    }),
  },
  'workspace.direct-link.malformed-id.message': {
    'direct-link-malformed-message': bug(
      'An invalid id is refused in other words.',
      worded('entry.malformedId', 'Invalid entry id', op.directLink),
    ),
  },
  'workspace.direct-link.deleted-entry': {
    'direct-link-deleted': bug(
      'A link by the id of a deleted entry is 400: none can be generated.',
      refused(
        'entry.notFound',
        (answer, request) => (request.query.has('entryId') ? { ...answer, status: 400 } : answer),
        op.directLink,
      ),
    ),
    'direct-link-deleted-lives': bug(
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
  },
  'workspace.direct-link.unknown-path': {
    'direct-link-unknown-path': bug(
      'A link to a path that leads nowhere is 400.',
      refused(
        'entry.notFound',
        (answer, request) => (request.query.has('path') ? { ...answer, status: 400 } : answer),
        op.directLink,
      ),
    ),
    'direct-link-unknown-path-lives': bug(
      'Links by path are made without looking.',
      forgiven('entry.notFound', { data: { url: 'https://links.example/open/nowhere' } }, op.directLink),
    ),
  },
  'workspace.direct-link.record': {
    'direct-link-relative-url': bug(
      'The URL of a link is relative.',
      edited(op.directLink, (data) => ({ url: textPart(data, 'url').replace(/^https:\/\/[^/]+/u, '') })),
    ),
    'direct-link-url-with-a-space': bug(
      'The URL of a link has a space in its host.',
      edited(op.directLink, (data) => ({ url: textPart(data, 'url').replace(/^https:\/\//u, 'https://my ') })),
    ),
    'direct-link-url-no-scheme': bug(
      'The URL of a link has no scheme.',
      edited(op.directLink, (data) => ({ url: textPart(data, 'url').replace(/^https:\/\//u, '') })),
    ),
    'direct-link-bare': bug(
      'The answer of a link has no envelope.',
      answered(op.directLink, (answer) => ({ ...answer, body: part(answer.body, 'data') })),
    ),
    'direct-link-href': bug(
      'The URL stands under href.',
      edited(op.directLink, (data) => ({ href: textPart(data, 'url') })),
    ),
    'direct-link-text': bug(
      'Under data stands the URL itself.',
      edited(op.directLink, (data) => part(data, 'url')),
    ),
  },
  'workspace.direct-link.own-url': {
    'link-same-for-all': bug('Every link is the same.', { directLinks: { url: () => 'https://links.example/open' } }),
    'link-by-id-from-a-cache': bug('A link by id is kept for two seconds, for any other filespace.', linksKept()),
    'link-by-path-of-a-namesake': bug('Links by path are kept by the last name of the path.', linksByLastName()),
    'link-by-the-name': bug('The link holds the name of its entry alone.', linkedByName()),
  },
});

function linksByLastName(): Change {
  const kept = new Map<string, unknown>();
  return successes((asked, answer, { query }) => {
    const name = query.get('path')?.split('/').at(-1);
    if (asked !== op.directLink || name === undefined) return answer;
    const body = kept.get(name) ?? answer.body;
    kept.set(name, body);
    return { ...answer, body };
  });
}

function linksKept(): Change {
  let kept: { body: unknown; filespaceId: string | undefined; at: number } | null = null;
  return successes((asked, answer, { params: { filespaceId }, query }) => {
    if (asked !== op.directLink || !query.has('entryId')) return answer;
    const isOfAnother = kept !== null && kept.filespaceId !== filespaceId && Date.now() - kept.at < 2_000;
    if (kept !== null && isOfAnother) return { ...answer, body: kept.body };
    kept = { body: answer.body, filespaceId, at: Date.now() };
    return answer;
  });
}

function linkedByName(): Change {
  const names = new Map<string, unknown>();
  return successes((asked, answer, request) => {
    const { filespaceId } = request.params;
    const { id, name } = recordOf(answer);
    if (asked === op.createEntry) names.set(`${filespaceId} ${id}`, name);
    if (asked !== op.directLink) return answer;
    const { entryId, path } = Object.fromEntries(request.query);
    const linked = path?.split('/').at(-1) ?? names.get(`${filespaceId} ${entryId}`);
    const url = `https://links.example/${linked}`;
    return linked === undefined ? answer : { ...answer, body: { data: { url } } };
  });
}

function ignoringRelativePaths(): PolicyOverride {
  return transport({
    beforeEach: ({ request: { operation, query } }) => {
      const isRelative = query.get('path')?.startsWith('/') === false;
      if (operation === op.directLink && query.has('entryId') && isRelative) query.delete('path');
      return undefined;
    },
  });
}
