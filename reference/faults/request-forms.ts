import type { Operation } from '../core/exchange.ts';
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
];

function charsetRefused(what: string, api: 'partner' | 'workspace', operation: Operation): Fault {
  return {
    id: `${what}-with-charset-refused`,
    requirement: `${api}.request.charset`,
    story: `${operation} takes no body that names its charset.`,
    override: transport({
      beforeEach: ({ api: asked, request }) =>
        asked === api && request.operation === operation && /charset/i.test(request.headers.get('content-type') ?? '')
          ? { status: 400, body: { error: { type: 'unsupported', message: 'The body must be JSON' } } }
          : undefined,
    }),
  };
}
