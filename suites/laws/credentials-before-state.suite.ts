import type { PartnerOperation, WorkspaceOperation } from '../../generated/catalogue.ts';
import { type CheckContext, check, expectStatus, prepared, type RawRequest } from '../../src/check/index.ts';
import { sendAs } from '../support/bad-tokens.ts';
import { family } from '../support/common-directories.ts';
import { storeBody, storesPath } from '../support/data-stores.ts';
import { resolvePath } from '../support/entries.ts';
import { sharedBait } from '../support/partner-requests.ts';

/*
 * What is refused to everybody, because of what is there, is refused to strangers because of who they are: they learn
 * nothing of what is there.
 */

type Asked<Api extends PartnerOperation | WorkspaceOperation> = (t: CheckContext) => Promise<RawRequest<Api>>;

const ofClients: Readonly<Record<string, Asked<PartnerOperation>>> = {
  'a removal of an owner': async (t) => {
    const { clientId, owner } = await sharedBait(t);
    const path = { clientId, accountId: owner };
    return { operation: 'DELETE /api/v1/clients/{clientId}/members/{accountId}', path };
  },
  'an add of who is a member': async (t) => {
    const { clientId, email } = await sharedBait(t);
    return { operation: 'POST /api/v1/clients/{clientId}/members', path: { clientId }, body: { email } };
  },
};

const ofWorkspaces: Readonly<Record<string, Asked<WorkspaceOperation>>> = {
  'a list of data stores where they are unsupported': async (t) => {
    const { id: filespaceId } = t.workspaceFixture('unsupportedFilespace');
    return { operation: `GET ${storesPath}`, path: { filespaceId } };
  },
  'a create of a data store where they are unsupported': async (t) => {
    const { id: filespaceId } = t.workspaceFixture('unsupportedFilespace');
    return { operation: `POST ${storesPath}`, path: { filespaceId }, body: storeBody(t, 'HttpLinkDataStore') };
  },
  'a create in a full filespace': async (t) => {
    const { id: filespaceId } = t.workspaceFixture('fullFilespace');
    const root = prepared(await resolvePath(t, filespaceId, '/'), 200, 'resolve the root of the full filespace').data;
    const body = { parentId: root.id, name: t.names.directory(), type: 'dir' };
    return { operation: 'POST /api/v1/filespaces/{filespaceId}/entries', path: { filespaceId }, body };
  },
  'a create under a name that is taken': async (t) => {
    const { top, upper } = await family(t);
    const body = { parentId: top.id, name: upper.name, type: 'dir' };
    const path = { filespaceId: top.filespaceId };
    return { operation: 'POST /api/v1/filespaces/{filespaceId}/entries', path, body };
  },
  'a deletion of a directory that is not empty': async (t) => {
    const { upper } = await family(t);
    const path = { filespaceId: upper.filespaceId, entryId: upper.id };
    return { operation: 'DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}', path };
  },
};

/** Who shows nothing, and who shows something that was never issued. */
const strangersOf = <Api extends 'partner' | 'workspace'>(api: Api, scheme: string) =>
  [
    { requirement: `${api}.auth.missing`, header: () => null },
    { requirement: `${api}.auth.garbage`, header: ({ names }: CheckContext) => `${scheme} ${names.unique()}` },
  ] as const;

for (const [what, asked] of Object.entries(ofClients)) {
  for (const { requirement, header } of strangersOf('partner', 'ApiKey')) {
    check(requirement, titleOf(what), async (t) => {
      const stranger = t.partner.withAuthorization(header(t));
      expectStatus(await stranger.raw(await asked(t)), 401, what);
    });
  }
}

for (const [what, asked] of Object.entries(ofWorkspaces)) {
  for (const { requirement, header } of strangersOf('workspace', 'Bearer')) {
    check(requirement, titleOf(what), async (t) => {
      expectStatus(await sendAs(t, await asked(t), header(t)), 401, what);
    });
  }
}

function titleOf(what: string): string {
  return `${what} is answered to a stranger like anything else`;
}
