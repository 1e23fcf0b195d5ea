import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault } from '../types.ts';
import { op, part } from './support.ts';

const { auth } = statedWorkspace;
type Facts = Parameters<typeof auth.verdict>[1];
type Test = (facts: Facts) => boolean;

const isStrange: Test = ({ isBearer, key, token }) => isBearer && key === null && token !== '';

/** The kinds of bad tokens; one that is none but nearly one is told by its beginning alone. */
const kinds: Readonly<Record<string, Test>> = {
  missing: ({ header }) => header === null,
  'other-scheme': ({ header, isBearer, key }) => header !== null && !isBearer && key !== null,
  empty: ({ header, token }) => header !== null && token === '',
  garbage: (facts) => isStrange(facts) && !facts.token.startsWith('sat_'),
  truncated: (facts) => isStrange(facts) && facts.token.startsWith('sat_') && facts.token.length < 44,
  altered: (facts) => isStrange(facts) && facts.token.startsWith('sat_') && facts.token.length === 44,
  expired: ({ key }) => key?.expired === true,
  revoked: ({ key }) => key?.revoked === true,
};

/** What a request may hold beside what it has to, and where. */
const forms: readonly { id: string; beside: string; at: WorkspaceOperation; asks: Test }[] = [
  { id: 'limit', beside: 'with a limit', at: op.children, asks: ({ query }) => query.has('limit') },
  { id: 'cursor', beside: 'on later pages', at: op.children, asks: ({ query }) => query.has('nextCursor') },
  { id: 'store-name', beside: 'with a name', at: op.listStores, asks: ({ query }) => query.has('name') },
  { id: 'email', beside: 'with an address', at: op.listMembers, asks: ({ query }) => query.has('email') },
  { id: 'entry-id', beside: 'by an entry id', at: op.directLink, asks: ({ query }) => query.has('entryId') },
  { id: 'deep-path', beside: 'below the root', at: op.resolve, asks: ({ query }) => query.get('path') !== '/' },
  {
    id: 'plain-store',
    beside: 'for links',
    at: op.createStore,
    asks: ({ body }) => part(body(), 'kind') === 'HttpLinkDataStore',
  },
  {
    id: 'standard-role',
    beside: 'back to standard',
    at: op.changeMember,
    asks: ({ body }) => part(body(), 'role') === 'standard',
  },
  {
    id: 'filespaces',
    beside: 'with filespaces to administer',
    at: op.changeMember,
    asks: ({ body }) => part(body(), 'filespaceIds') !== undefined,
  },
  {
    id: 'key',
    beside: 'with a key',
    at: op.createAccount,
    asks: ({ body }) => part(body(), 'serviceIdentity') !== undefined,
  },
  {
    id: 'block-size',
    beside: 'with a block size',
    at: op.createFilespace,
    asks: ({ body }) => part(body(), 'blockSize') !== undefined,
  },
];

/** Bad tokens that one operation lets in where something else is asked for, too. */
export const credentialFormFaults: readonly Fault[] = forms.flatMap(({ id, beside, at, asks }) =>
  Object.entries(kinds).map(([kind, isKind]) =>
    workspaceFault(`auth-${kind}-with-${id}`, `workspace.auth.${kind}`, `${at} ${beside} lets ${kind} tokens in.`, {
      auth: {
        verdict: (current, facts) =>
          current === at && isKind(facts) && asks(facts) ? null : auth.verdict(current, facts),
      },
    }),
  ),
);
