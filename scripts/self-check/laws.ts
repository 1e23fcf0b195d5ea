/** What the requirements of many resources have in common: the rows of the matrix. The first that fits an id is its law. */
export interface Law {
  readonly name: string;
  readonly ids: RegExp;
}

export const laws: readonly Law[] = [
  { name: 'credentials come before everything else', ids: /\.auth\.before-lookup$/ },
  { name: 'what is refused for its credential changes nothing', ids: /\.auth\.(?:no-effect|rejected-)/ },
  { name: 'credentials', ids: /\.auth\.|\.secrets\.api-key$|\.token\.|\.revokes$/ },
  { name: 'secrets', ids: /\.secrets\.|invitation-secret|no-token$/ },
  {
    name: 'owners',
    ids: /\.ownership\.|\.other-(?:partner|client|workspace|filespace)$|\.own$|token-own$|\.list\.workspace-id$/,
  },
  { name: 'neighbours of ids', ids: /\.neighbour$/ },
  {
    name: 'not found, and malformed ids',
    ids: /\.not-found\.|malformed-?(?:id)?(?:\.message)?$|\.(?:unknown-path|relative-path|unsupported\.\w+)/,
  },
  { name: 'at once', ids: /\.at-once$|-race(?:-won)?$|\.concurrent(?:-won)?$/ },
  {
    name: 'what is rejected changes nothing',
    ids: /\.after-refusal$|(?:rejected|duplicate|constraint|refused|full)[.-]unchanged$|-kept$/,
  },
  {
    name: 'read after write',
    ids: /\.read-after-write$|\.read-back$|\.readable$|\.(?:list\.)?(?:listed|contains-\w+)$|\.still-pending$/,
  },
  {
    name: 'gone after removal',
    ids: /\.gone(?:-below)?$|\.not-(?:listed|resolved)$|\.(?:twice|again)$|removes-below$|data-gone$|deleted-entry$/,
  },
  { name: 'others stay as they are', ids: /\.only-that$|rest-unchanged$|data-kept$|\.stays$/ },
  { name: 'names and ids are used again', ids: /\.names-again$|name-free$|add-again$|\.emptied$/ },
  { name: 'unique names and ids', ids: /\.unique|\.duplicate|same-name|\.distinct|unique-id$/ },
  {
    name: 'shapes of answers',
    ids: /\.response\.|\.error\.|\.(?:fields|record|body|status|envelope|json|no-body)$|(?:-code|message|-details|error-type)$/,
  },
  {
    name: 'what a get answers is what was asked for',
    ids: /\.identity$|same-id$|same-record$|agrees-with|\.get\.|same-url$|own-url$/,
  },
  { name: 'pages', ids: /\.paging|\.children\.(?:limit|complete|ends|once|limit-one)/ },
  { name: 'order', ids: /\.order\./ },
  { name: 'filters', ids: /\.(?:status-)?filter\.|\.usage\.type\./ },
  { name: 'lists are whole', ids: /\.list\.|\.children\./ },
  { name: 'delicate texts', ids: /\.delicate-text$|\.echoes|\.name\.unchanged$|spaces-kept$/ },
  {
    name: 'forms of a body',
    ids: /\.request\.charset$|\.robustness\.(?:malformed-json|body|content-type|large-body)|\.(?:missing|type|wrong-type|email-missing|email-wrong-type|field-type)$|\.identity\.\w+$/,
  },
  {
    name: 'further and strange parameters',
    ids: /\.robustness\.(?:open|empty)-query$|\.robustness\.(?:open-range|query)$/,
  },
  { name: 'hostile input', ids: /\.robustness\./ },
  { name: 'ranges of time', ids: /\.usage\.(?:range|start|end|date-time|scope)\./ },
  { name: 'any sequence of requests', ids: /\.any-sequence$|\.entry\.tree$/ },
  {
    name: 'values of fields',
    ids: /\.(?:name|notes|rename|email|role|kind|bucket|region|provider|owner|type|expires-at|block-size|parent)[.-]|email-(?:without-at|empty|forms)$/,
  },
  { name: 'rules of its own', ids: /./ },
];

/** What the requests of each API are about: the columns of the matrix. The last path that fits an operation tells. */
export interface Subject {
  readonly api: string;
  readonly name: string;
  readonly path: RegExp;
}

export const subjects: readonly Subject[] = [
  { api: 'partner', name: 'organization', path: /^\/api\/v1\/(?:ping|me)/ },
  { api: 'partner', name: 'client', path: /^\/api\/v1\/clients/ },
  { api: 'partner', name: 'member', path: /\/members(?:\/|$)/ },
  { api: 'partner', name: 'workspace', path: /\/workspaces/ },
  { api: 'partner', name: 'filespace', path: /\/filespaces/ },
  { api: 'partner', name: 'usage', path: /\/usage/ },
  { api: 'workspace', name: 'filespace', path: /^\/api\/v1\/filespaces/ },
  { api: 'workspace', name: 'data store', path: /\/external\/data-stores/ },
  { api: 'workspace', name: 'entry', path: /\/entries/ },
  { api: 'workspace', name: 'direct link', path: /\/direct-links/ },
  { api: 'workspace', name: 'member', path: /^\/api\/v1\/members/ },
  { api: 'workspace', name: 'group', path: /\/groups$/ },
  { api: 'workspace', name: 'service account', path: /^\/api\/v1\/service-accounts/ },
  { api: 'workspace', name: 'providers', path: /^\/api\/v1\/providers/ },
];
