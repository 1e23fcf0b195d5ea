import type { ApiRequest } from '../core/exchange.ts';
import { bodyOf, isObject, objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { type OpenWorkspace, openWorkspace } from '../policy/open/workspace.ts';
import type { Override } from '../policy/override.ts';
import { statedWorkspace } from '../policy/stated/workspace.ts';
import { answering, counter, refusal, sameButForCase, workspace } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

/** What was there before names were kept so may be called by another form of the same name. */
function sameIn(form: 'NFD' | 'NFKC'): (a: string, b: string) => boolean {
  return (a, b) => a.normalize(form) === b.normalize(form);
}

const { page } = statedWorkspace.entries;

/** Entries of a filesystem, and direct links to them. */
export const entryVariants: readonly Variant[] = variantsOf({
  'links-to-plain-names-only': variant(
    'No link can be generated for an entry whose name holds more than letters, digits, dashes and dots.',
    plainLinks(),
  ),
  'entry-names-without-accents': variant(
    'Names that differ in their accents, or in the number of their spaces, are the same name.',
    entries({ sameName: (a, b) => plainly(a) === plainly(b) }),
  ),
  'entry-paths-of-260': variant('No directory is made whose path would have more than 260 characters.', pathsUpTo(260)),
  'children-cursors-count-pages': variant('A cursor is the number of a page, whatever limit stands beside it.', {
    stated: {
      workspace: {
        entries: {
          page: (rows, start, limit) => {
            const { rows: shown, next } = page(rows, start * limit, limit);
            return { rows: shown, next: next === null ? null : start + 1 };
          },
        },
      },
    },
  }),
  'children-end-with-null': variant(
    'The last page of children has a cursor of null.',
    entries({ noMoreCursor: () => null }),
  ),
  'children-end-without-cursor': variant(
    'The last page of children has no cursor.',
    entries({ noMoreCursor: () => undefined }),
  ),
  'children-end-with-an-empty-page': variant(
    'A page of children always has a cursor; the end is a page without entries.',
    {
      stated: {
        workspace: {
          entries: {
            page: (rows, start, limit) => {
              const shown = rows.slice(start, start + limit);
              return { rows: shown, next: shown.length === 0 ? null : start + shown.length };
            },
          },
        },
      },
    },
  ),
  'children-empty-pages-between': variant(
    'Between two pages of children there is one without entries, whose cursor leads on.',
    emptyBetween(),
  ),
  'children-cursor-needs-encoding': variant(
    'Cursors hold slashes, equals signs, plus signs and ampersands.',
    entries({
      cursor: (after) => `a/b+c&d=${after}==%`,
      readCursor: (cursor) => {
        const match = /^a\/b\+c&d=(\d+)==%$/u.exec(cursor);
        return match?.[1] === undefined ? null : Number(match[1]);
      },
    }),
  ),
  'children-small-pages': variant(
    'Pages of children hold at most two entries, whatever is asked for.',
    entries({
      limit: (sent) => (sent === undefined ? 2 : Math.min(Math.max(Math.floor(Number(sent)) || 2, 1), 2)),
    }),
  ),
  'children-forgiving-limit': variant(
    'A limit that is no positive number means the default.',
    entries({
      limit: (sent) => {
        const limit = Math.floor(Number(sent ?? 100));
        return limit >= 1 ? limit : 100;
      },
      readCursor: (cursor) => Number(/\d+/.exec(Buffer.from(cursor, 'base64url').toString())?.[0] ?? 0),
    }),
  ),
  'children-of-a-file-400': variant('A file has no children to list.', entries({ filesHaveChildren: () => false })),
  'paths-trailing-slash-404': variant(
    'A path with a slash at its end names nothing.',
    entries({ segments: (path) => (path === '/' ? [] : path.slice(1).split('/')) }),
  ),
  'names-normalized-nfc': variant(
    'Names of entries are kept in composed form.',
    entries({ normalized: (name) => name.normalize('NFC') }),
  ),
  'names-normalized-nfd': variant(
    'Names of entries are kept in decomposed form.',
    entries({ normalized: (name) => name.normalize('NFD'), sameName: sameIn('NFD') }),
  ),
  'names-normalized-nfkc': variant(
    'Names of entries are kept in the compatible form, without ligatures and signs that stand for several.',
    entries({ normalized: (name) => name.normalize('NFKC'), sameName: sameIn('NFKC') }),
  ),
  'names-of-255-bytes-decomposed': variant(
    'Names of entries are kept in decomposed form, in at most 255 bytes.',
    entries({
      normalized: (name) => name.normalize('NFD'),
      sameName: sameIn('NFD'),
      name: (name) => Buffer.byteLength(name.normalize('NFD')) <= 255 && !/\p{Cc}/u.test(name),
    }),
  ),
  'names-ignore-case': variant(
    'Two entries of one directory cannot differ only in case.',
    entries({ sameName: (a, b) => a.toLowerCase() === b.toLowerCase() }),
  ),
  'names-reserved-broadly': variant(
    'Reserved names are refused in any case, and with an extension.',
    entries({ reserved: (name) => /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/i.test(name) }),
  ),
  'names-at-most-100': variant(
    'Names of entries have at most 100 characters.',
    entries({ name: (name) => [...name].length <= 100 && !/\p{Cc}/u.test(name) }),
  ),
  'names-with-control-characters': variant(
    'Names of entries may hold control characters and be of any length.',
    entries({ name: () => true }),
  ),
  'special-characters-allowed': variant(
    'The setting that forbids special characters is off.',
    entries({ forbidSpecialCharacters: () => false }),
  ),
  'special-characters-allowed-before': variant(
    'The setting that forbids special characters came with the version that has data stores: older filespaces are without.',
    entries({ settingIn: (setting, { supportsDataStores }) => setting && supportsDataStores }),
  ),
  'directories-have-a-size': variant(
    'Directories have a size, keep their time when something is put into them, and the root has no name.',
    entries({
      directorySize: () => 4096,
      touchesParent: () => false,
      rootName: () => '',
      rootParentId: () => '0:0',
    }),
  ),
  'links-of-another-scheme': variant(
    'Direct links have a scheme of their own.',
    links({ url: (filespaceId, entryId) => `acme-files://open/${filespaceId}?entry=${entryId}` }),
  ),
  'links-for-files-only': variant(
    'No link can be generated for a directory.',
    links({ directoriesHaveLinks: () => false }),
  ),
  'children-in-disorder': variant(
    'Children stand backwards within each page.',
    answering(({ request, answer }) =>
      request.operation.endsWith('/children') && answer.status === 200
        ? { ...answer, body: backwards(answer.body) }
        : answer,
    ),
  ),
  'children-cursor-used-up': variant('A cursor can be followed once.', once()),
  'children-modest-limit': variant(
    'A limit above 20 is refused.',
    workspace({
      entries: {
        limit: (sent) => (Number(sent) > 20 ? null : sent === undefined ? 20 : openWorkspace.entries.limit(sent)),
      },
    }),
  ),
  'entries-case-insensitive-throughout': variant('Case tells neither names nor paths apart.', {
    open: { workspace: { entries: { sameName: sameButForCase } } },
    stated: { workspace: { entries: { resolves: (segment, child) => sameButForCase(segment, child.name) } } },
  }),
  'links-ever-new': variant(
    'Every link is a new one.',
    workspace({ directLinks: { url: counter((count) => `https://links.example/once/${count}`) } }),
  ),
});

function entries(open: Override<OpenWorkspace['entries']>): PolicyOverride {
  return { open: { workspace: { entries: open } } };
}

function links(open: Override<OpenWorkspace['directLinks']>): PolicyOverride {
  return { open: { workspace: { directLinks: open } } };
}

/** As a search compares: without marks, and with one space for several. */
function plainly(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ').trim();
}

function plainLinks(): PolicyOverride {
  const names = new Map<string, string>();
  return answering(({ request, answer }) => {
    const { filespaceId } = request.params;
    const { data } = objectOf(answer.body);
    if (answer.status === 201 && request.operation.endsWith('/entries') && isObject(data)) {
      names.set(`${filespaceId} ${data.id}`, String(data.name));
    }
    if (answer.status !== 200 || !request.operation.endsWith('/direct-links')) return answer;
    const { entryId, path = '' } = Object.fromEntries(request.query);
    const name = entryId === undefined ? path.split('/').at(-1) : names.get(`${filespaceId} ${entryId}`);
    return /^[\w.-]*$/u.test(name ?? '') ? answer : refusal('No link can be generated for this entry');
  });
}

function pathsUpTo(most: number): PolicyOverride {
  const lengths = new Map<string, number>();
  const isCreate = ({ operation }: ApiRequest) => operation.startsWith('POST ') && operation.endsWith('/entries');
  const lengthOf = (request: ApiRequest): number => {
    const { parentId, name } = bodyOf(request);
    return (lengths.get(`${request.params.filespaceId} ${parentId}`) ?? 0) + 1 + String(name).length;
  };
  return transport({
    beforeEach: ({ request }) =>
      isCreate(request) && lengthOf(request) > most ? refusal('The path would be too long') : undefined,
    afterEach: ({ request, answer }) => {
      const { data } = objectOf(answer.body);
      if (answer.status === 201 && isCreate(request) && isObject(data))
        lengths.set(`${request.params.filespaceId} ${data.id}`, lengthOf(request));
      return answer;
    },
  });
}

function backwards(body: unknown): unknown {
  if (!isObject(body) || !isObject(body.data) || !Array.isArray(body.data.entries)) return body;
  return { ...body, data: { ...body.data, entries: body.data.entries.toReversed() } };
}

/** A service that reads so many rows first, and leaves out afterwards what is not to be shown. */
function emptyBetween(): PolicyOverride {
  const gap = 'gap.';
  const around = transport({
    afterEach: ({ request, answer }) => {
      const cursor = request.query.get('nextCursor') ?? '';
      return request.operation.endsWith('/children') && answer.status === 200 && cursor.startsWith(gap)
        ? { ...answer, body: { data: { entries: [], nextCursor: cursor.slice(gap.length) } } }
        : answer;
    },
  });
  const cursors = entries({
    cursor: (after) => `${gap}${after}`,
    readCursor: (cursor) => {
      const after = /^(?:gap\.)?(\d+)$/u.exec(cursor)?.[1];
      return after === undefined ? null : Number(after);
    },
  });
  return { open: { ...around.open, ...cursors.open } };
}

function once(): PolicyOverride {
  const followed = new Set<string>();
  let issued = 0;
  return workspace({
    entries: {
      cursor: (after) => {
        issued += 1;
        return `${issued}.${after}`;
      },
      readCursor: (cursor) => {
        const after = /^\d+\.(\d+)$/u.exec(cursor)?.[1];
        if (after === undefined || followed.has(cursor)) return null;
        followed.add(cursor);
        return Number(after);
      },
    },
  });
}
