import type { PolicyOverride } from '../policy/index.ts';
import { type OpenWorkspace, openWorkspace } from '../policy/open/workspace.ts';
import type { Override } from '../policy/override.ts';
import { answering, counter, isRecord, refusal, sameButForCase, workspace } from './support.ts';
import type { Variant } from './types.ts';

/** Entries of a filesystem, and direct links to them. */
export const entryVariants: readonly Variant[] = [
  {
    id: 'links-to-plain-names-only',
    story: 'No link can be generated for an entry whose name holds more than letters, digits, dashes and dots.',
    override: plainLinks(),
  },
  {
    id: 'entry-names-without-accents',
    story: 'Names that differ in their accents, or in the number of their spaces, are the same name.',
    override: entries({ sameName: (a, b) => plainly(a) === plainly(b) }),
  },
  {
    id: 'children-end-with-null',
    story: 'The last page of children has a cursor of null.',
    override: entries({ noMoreCursor: () => null }),
  },
  {
    id: 'children-end-without-cursor',
    story: 'The last page of children has no cursor.',
    override: entries({ noMoreCursor: () => undefined }),
  },
  {
    id: 'children-end-with-an-empty-page',
    story: 'A page of children always has a cursor; the end is a page without entries.',
    override: {
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
  },
  {
    id: 'children-cursor-needs-encoding',
    story: 'Cursors hold slashes, equals signs, plus signs and ampersands.',
    override: entries({
      cursor: (after) => `a/b+c&d=${after}==%`,
      readCursor: (cursor) => {
        const match = /^a\/b\+c&d=(\d+)==%$/u.exec(cursor);
        return match?.[1] === undefined ? null : Number(match[1]);
      },
    }),
  },
  {
    id: 'children-small-pages',
    story: 'Pages of children hold at most two entries, whatever is asked for.',
    override: entries({
      limit: (sent) => (sent === undefined ? 2 : Math.min(Math.max(Math.floor(Number(sent)) || 2, 1), 2)),
    }),
  },
  {
    id: 'children-forgiving-limit',
    story: 'A limit that is no positive number means the default.',
    override: entries({
      limit: (sent) => {
        const limit = Math.floor(Number(sent ?? 100));
        return limit >= 1 ? limit : 100;
      },
      readCursor: (cursor) => Number(/\d+/.exec(Buffer.from(cursor, 'base64url').toString())?.[0] ?? 0),
    }),
  },
  {
    id: 'children-of-a-file-400',
    story: 'A file has no children to list.',
    override: entries({ filesHaveChildren: () => false }),
  },
  {
    id: 'paths-trailing-slash-404',
    story: 'A path with a slash at its end names nothing.',
    override: entries({ segments: (path) => (path === '/' ? [] : path.slice(1).split('/')) }),
  },
  {
    id: 'names-normalized-nfc',
    story: 'Names of entries are kept in composed form.',
    override: entries({ normalized: (name) => name.normalize('NFC') }),
  },
  {
    id: 'names-normalized-nfd',
    story: 'Names of entries are kept in decomposed form.',
    override: entries({ normalized: (name) => name.normalize('NFD') }),
  },
  {
    id: 'names-of-255-bytes-decomposed',
    story: 'Names of entries are kept in decomposed form, in at most 255 bytes.',
    override: entries({
      normalized: (name) => name.normalize('NFD'),
      name: (name) => Buffer.byteLength(name.normalize('NFD')) <= 255 && !/\p{Cc}/u.test(name),
    }),
  },
  {
    id: 'names-ignore-case',
    story: 'Two entries of one directory cannot differ only in case.',
    override: entries({ sameName: (a, b) => a.toLowerCase() === b.toLowerCase() }),
  },
  {
    id: 'names-reserved-broadly',
    story: 'Reserved names are refused in any case, and with an extension.',
    override: entries({ reserved: (name) => /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/i.test(name) }),
  },
  {
    id: 'names-at-most-100',
    story: 'Names of entries have at most 100 characters.',
    override: entries({ name: (name) => [...name].length <= 100 && !/\p{Cc}/u.test(name) }),
  },
  {
    id: 'names-with-control-characters',
    story: 'Names of entries may hold control characters and be of any length.',
    override: entries({ name: () => true }),
  },
  {
    id: 'special-characters-allowed',
    story: 'The setting that forbids special characters is off.',
    override: entries({ forbidSpecialCharacters: () => false }),
  },
  {
    id: 'directories-have-a-size',
    story: 'Directories have a size, keep their time when something is put into them, and the root has no name.',
    override: entries({
      directorySize: () => 4096,
      touchesParent: () => false,
      rootName: () => '',
      rootParentId: () => '0:0',
    }),
  },
  {
    id: 'links-of-another-scheme',
    story: 'Direct links have a scheme of their own.',
    override: links({ url: (filespaceId, entryId) => `acme-files://open/${filespaceId}?entry=${entryId}` }),
  },
  {
    id: 'links-for-files-only',
    story: 'No link can be generated for a directory.',
    override: links({ directoriesHaveLinks: () => false }),
  },
  {
    id: 'children-in-disorder',
    story: 'Children stand backwards within each page.',
    override: answering(({ request, answer }) =>
      request.operation.endsWith('/children') && answer.status === 200
        ? { ...answer, body: backwards(answer.body) }
        : answer,
    ),
  },
  {
    id: 'children-cursor-used-up',
    story: 'A cursor can be followed once.',
    override: once(),
  },
  {
    id: 'children-modest-limit',
    story: 'A limit above 20 is refused.',
    override: workspace({
      entries: {
        limit: (sent) => (Number(sent) > 20 ? null : sent === undefined ? 20 : openWorkspace.entries.limit(sent)),
      },
    }),
  },
  {
    id: 'entries-case-insensitive-throughout',
    story: 'Case tells neither names nor paths apart.',
    override: {
      open: { workspace: { entries: { sameName: sameButForCase } } },
      stated: { workspace: { entries: { resolves: (segment, child) => sameButForCase(segment, child.name) } } },
    },
  },
  {
    id: 'links-ever-new',
    story: 'Every link is a new one.',
    override: workspace({ directLinks: { url: counter((count) => `https://links.example/once/${count}`) } }),
  },
];

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
    const { data } = isRecord(answer.body) ? answer.body : {};
    if (answer.status === 201 && request.operation.endsWith('/entries') && isRecord(data)) {
      names.set(`${filespaceId} ${data.id}`, String(data.name));
    }
    if (answer.status !== 200 || !request.operation.endsWith('/direct-links')) return answer;
    const { entryId, path = '' } = Object.fromEntries(request.query);
    const name = entryId === undefined ? path.split('/').at(-1) : names.get(`${filespaceId} ${entryId}`);
    return /^[\w.-]*$/u.test(name ?? '') ? answer : refusal('No link can be generated for this entry');
  });
}

function backwards(body: unknown): unknown {
  if (!isRecord(body) || !isRecord(body.data) || !Array.isArray(body.data.entries)) return body;
  return { ...body, data: { ...body.data, entries: body.data.entries.toReversed() } };
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
