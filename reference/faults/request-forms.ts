import type { Operation } from '../core/exchange.ts';
import { isObject, without } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { op as workspace } from './workspace/support.ts';

/** One bug of how a request is read, made for every operation that it can befall. */
export const requestFormFaults: readonly Fault[] = [
  charsetRefused('client-create', 'partner', partner.createClient),
  charsetRefused('client-member-add', 'partner', partner.addMember),
  charsetRefused('filespace-create', 'workspace', workspace.createFilespace),
  charsetRefused('filespace-rename', 'workspace', workspace.renameFilespace),
  charsetRefused('data-store-create', 'workspace', workspace.createStore),
  charsetRefused('data-store-update', 'workspace', workspace.updateStore),
  charsetRefused('entry-create', 'workspace', workspace.createEntry),
  charsetRefused('member-add', 'workspace', workspace.addMember),
  charsetRefused('member-update', 'workspace', workspace.changeMember),
  charsetRefused('account-create', 'workspace', workspace.createAccount),
  charsetRefused('client-create-in-capitals', 'partner', partner.createClient, /charset=UTF-8/),
  charsetRefused('filespace-rename-without-a-space', 'workspace', workspace.renameFilespace, /;charset/i),
  charsetRefused('client-member-add-without-a-space', 'partner', partner.addMember, /;charset/i),
  charsetRefused('client-member-add-in-quotes', 'partner', partner.addMember, /"UTF-8"/),
  charsetRefused('filespace-rename-in-quotes', 'workspace', workspace.renameFilespace, /"UTF-8"/),
  charsetRefused('member-add-in-capitals', 'workspace', workspace.addMember, /UTF-8/),
  {
    id: 'partner-colon-in-query-lost',
    requirement: 'partner.request.plain-query',
    story: 'A colon that stands in a query as it is gets lost.',
    override: transport({ queryText: (query) => query.replaceAll(':', '') }),
  },
  ...(['partner', 'workspace'] as const).map((api) => ({
    id: `${api}-small-letters-in-query-lost`,
    requirement: `${api}.request.plain-query`,
    story: 'What a query encodes in small letters stays encoded.',
    override: transport({ queryText: (query) => query.replaceAll(/%(?=[0-9a-f][a-f]|[a-f][0-9a-f])/g, '%25') }),
  })),
  {
    id: 'workspace-slash-in-query-lost',
    requirement: 'workspace.request.plain-query',
    story: 'A query ends at a slash that stands in it as it is.',
    override: transport({ queryText: (query) => query.split('/', 1)[0] ?? '' }),
  },
  {
    id: 'workspace-colon-in-query-lost',
    requirement: 'workspace.request.plain-query',
    story: 'A query ends at a colon that stands in it as it is.',
    override: transport({ queryText: (query) => query.split(':', 1)[0] ?? '' }),
  },
  {
    id: 'workspace-at-sign-in-query-lost',
    requirement: 'workspace.request.plain-query',
    story: 'An at sign that stands in a query as it is gets lost.',
    override: transport({ queryText: (query) => query.replaceAll('@', '') }),
  },
  {
    id: 'usage-type-at-the-beginning-lost',
    requirement: 'partner.usage.type.filespace-refused',
    story: 'The type of usage is not looked for at the beginning of a query.',
    override: transport({ queryText: (query) => query.replace(/^\??type=/, 'kind=') }),
  },
  {
    id: 'usage-type-on-later-pages-lost',
    requirement: 'partner.usage.type.filespace-refused',
    story: 'Whether the usage of a filespace is asked for with a type is looked at on the first page only.',
    override: transport({
      beforeEach: ({ request: { operation, query } }) => {
        if (operation === partner.filespaceUsage && Number(query.get('p')) > 1) query.delete('type');
        return undefined;
      },
    }),
  },
  {
    id: 'limit-before-a-cursor-lost',
    requirement: 'workspace.entry.children.limit',
    story: 'Of a query that begins with a limit the rest alone is read where a cursor follows.',
    override: transport({ queryText: (query) => query.replace(/^\??limit=[^&]*&(?=nextCursor=)/, '') }),
  },
  {
    id: 'role-behind-filespaces-lost',
    requirement: 'workspace.member.update.echoes-role',
    story: 'A role that stands behind the filespaces in a body is not read.',
    override: transport({
      readJson: (text) =>
        JSON.parse(text.replace(/^(\{"filespaceIds":\[[^\]]*\]),"role":"[^"]*"/, '$1,"role":"standard"')),
    }),
  },
  {
    id: 'partner-escaped-letters-lost',
    requirement: 'partner.request.json-text',
    story: 'Letters that a body writes as escapes become question marks.',
    override: transport({ readJson: (text) => JSON.parse(text.replaceAll(/\\u[0-9a-f]{4}/gi, '?')) }),
  },
  {
    id: 'partner-surrogates-lost',
    requirement: 'partner.request.json-text',
    story: 'Of a letter that a body writes as two escapes the first one is lost.',
    override: transport({ readJson: (text) => JSON.parse(text.replaceAll(/\\ud[89ab][0-9a-f]{2}/gi, '')) }),
  },
  {
    id: 'partner-escaped-slashes-refused',
    requirement: 'partner.request.json-text',
    story: 'A slash that a body writes as an escape keeps its backslash.',
    override: transport({ readJson: (text) => JSON.parse(text.replaceAll('\\/', '\\\\/')) }),
  },
  {
    id: 'partner-notes-before-the-name-lost',
    requirement: 'partner.request.json-text',
    story: 'Notes that stand before the name in a body are passed over.',
    override: transport({ readJson: (text) => withoutFirst(text, 'notes') }),
  },
  {
    id: 'workspace-type-before-the-rest-lost',
    requirement: 'workspace.entry.name.accepted',
    story: 'A type that stands first in a body is passed over.',
    override: transport({ readJson: (text) => withoutFirst(text, 'type') }),
  },
  {
    id: 'workspace-body-of-one-line',
    requirement: 'workspace.request.json-text',
    story: 'A body is read up to its first line break.',
    override: transport({ readJson: (text) => JSON.parse(text.split('\n', 1)[0] ?? '') }),
  },
  {
    id: 'workspace-role-on-a-line-of-its-own-refused',
    requirement: 'workspace.request.json-text',
    story: 'A change of a role has to stand on one line.',
    override: transport({ readJson: (text) => JSON.parse(/\n *"role"/.test(text) ? '' : text) }),
  },
  {
    id: 'partner-address-on-a-line-of-its-own-refused',
    requirement: 'partner.request.json-text',
    story: 'A new member has to stand on one line.',
    override: transport({ readJson: (text) => JSON.parse(/^\{\n *"email"/.test(text) ? '' : text) }),
  },
  {
    id: 'workspace-escapes-of-one-byte',
    requirement: 'workspace.request.json-text',
    story: 'An escape in a body stands for one byte.',
    override: transport({
      readJson: (text) => JSON.parse(text.replaceAll(/\\u[0-9a-f]{2}([0-9a-f]{2})/gi, '\\u00$1')),
    }),
  },
];

function charsetRefused(what: string, api: 'partner' | 'workspace', operation: Operation, refused = /charset/i): Fault {
  return {
    id: `${what}-with-charset-refused`,
    requirement: `${api}.request.charset`,
    story: `${operation} takes no body that names its charset.`,
    override: transport({
      beforeEach: ({ api: asked, request }) =>
        asked === api && request.operation === operation && refused.test(request.headers.get('content-type') ?? '')
          ? { status: 400, body: { error: { type: 'unsupported', message: 'The body must be JSON' } } }
          : undefined,
    }),
  };
}

/** What a body means to a reader who passes over a part that stands first. */
function withoutFirst(text: string, part: string): unknown {
  const body: unknown = JSON.parse(text);
  return isObject(body) && Object.keys(body)[0] === part ? without(body, part) : body;
}
