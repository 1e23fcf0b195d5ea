import { type CheckContext, exchangeOf, NotTested } from '../../src/check/index.ts';
import { lastingAccount } from './account-tokens.ts';
import { commonPlace } from './common-directories.ts';
import { createRaw } from './entries.ts';

/**
 * The same check by another account of the workspace, one that the run has made. To what such an account has access is
 * open: whatever it is refused says nothing.
 */
export async function byOtherAccount(t: CheckContext): Promise<CheckContext> {
  const { token } = await lastingAccount(t);
  const there: Partial<CheckContext> = { workspace: t.workspace.withAuthorization(`Bearer ${token}`) };
  return Object.assign(Object.create(t), there);
}

/** A directory that another account has made. @throws {NotTested} where it makes none. */
export async function directoryOfOther(t: CheckContext, parentId?: string): Promise<{ name: string; reply: Creation }> {
  const place = await commonPlace(t);
  const body = { parentId: parentId ?? place.id, name: t.names.directory(), type: 'dir' };
  const reply = await createRaw(await byOtherAccount(t), place.filespaceId, body, { open: true });
  const { status } = exchangeOf(reply);
  if (status !== 201) throw new NotTested(`a new account makes no directory here: got ${status}`);
  return { name: body.name, reply };
}

type Creation = Awaited<ReturnType<typeof createRaw>>;
