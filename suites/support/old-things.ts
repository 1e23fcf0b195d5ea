import { type CheckContext, prepared } from '../../src/check/index.ts';
import { untriedToken } from './account-tokens.ts';
import { createIn, type Directory, subdirectory, workPlace } from './entries.ts';
import { newAccount } from './service-accounts.ts';

const dayMs = 86_400_000;

interface OldDirectories {
  parent: Directory;
  name: string;
  /** Of the one in it. */
  id: string;
  /** Another one in it, which holds one as well. */
  doomed: { id: string; name: string; inner: string };
  since: number;
}

/** A directory, and some in it, that are made when the run begins and that nobody changes before its end. */
export function oldDirectories(t: CheckContext): Promise<OldDirectories> {
  return t.sharedSlowly('workspace directories of the beginning', async (own) => {
    const parent = await workPlace(own);
    const name = own.names.directory();
    const { id } = prepared(await createIn(own, parent, name), 201, 'create a directory').data;
    const doomed = await subdirectory(own, parent);
    const { id: inner } = await subdirectory(own, doomed);
    return { parent, name, id, doomed: { id: doomed.id, name: doomed.name, inner }, since: Date.now() };
  });
}

interface OldAccount {
  id: string;
  /** Of a key that nobody has used; null where nothing tells which text it is. */
  token: string | null;
  since: number;
}

/** An account with a key, made when the run begins. */
export function oldAccount(t: CheckContext): Promise<OldAccount> {
  return t.sharedSlowly('workspace account of the beginning', async (own) => {
    // By whichever clock it ends, and whether or not that has been seen yet; how long a key may live is open.
    const expiresAt = new Date(Date.now() + dayMs).toISOString();
    const { id, reply } = await newAccount(own, { identity: { isSingleUse: false, expiresAt } });
    const found = await untriedToken(own, reply);
    return { id, token: found?.token ?? null, since: Date.now() };
  });
}
