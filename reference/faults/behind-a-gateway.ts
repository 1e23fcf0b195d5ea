import type { Answer, ApiRequest } from '../core/exchange.ts';
import { bodyOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { op as workspace } from './workspace/support.ts';

const page: Answer = { status: 502, text: '<html><h1>502 Bad Gateway</h1></html>', contentType: 'text/html' };

/** The service goes down on certain requests, and what stands before it says so. */
export const behindGatewayFaults: readonly Fault[] = [
  fault('partner', 'client-create', 'a create of a client whose name is null', (request) => {
    return request.operation === partner.createClient && bodyOf(request).name === null;
  }),
  fault('partner', 'members-beside-a-filter', 'a list of members with a filter by status', (request) => {
    return request.operation === partner.listMembers && request.query.has('status');
  }),
  fault(
    'partner',
    'member-removal',
    'every removal of a member',
    ({ operation }) => operation === partner.removeMember,
  ),
  fault('workspace', 'link-by-both', 'a direct link by an id and a path at once', ({ operation, query }) => {
    return operation === workspace.directLink && query.has('entryId') && query.has('path');
  }),
  fault('workspace', 'rename-of-a-filespace', 'every rename of a filespace', ({ operation }) => {
    return operation === workspace.renameFilespace;
  }),
  fault('workspace', 'entry-of-two-mistakes', 'a create of an entry that says neither where nor what', (request) => {
    const { parentId, type } = bodyOf(request);
    return request.operation === workspace.createEntry && parentId === undefined && type === undefined;
  }),
];

function fault(api: string, id: string, what: string, isFatal: (request: ApiRequest) => boolean): Fault {
  return {
    id: `behind-a-gateway-${api}-${id}`,
    requirement: `${api}.robustness.no-5xx`,
    story: `The service goes down on ${what}: a gateway answers in its place.`,
    override: transport({ beforeEach: ({ request }) => (isFatal(request) ? page : undefined) }),
  };
}
