import { type CheckContext, check, expectThat, lent, NotTested } from '../../src/check/index.ts';
import { creatingAsNewAccount } from '../support/account-tokens.ts';
import { askCertain, expectRefused, refusalsAt, type Spot, unlessAllowed } from '../support/certain-refusals.ts';
import { provenPlace } from '../support/common-directories.ts';
import { type Directory, type Place, subdirectory } from '../support/entries.ts';
import { customerBody } from '../support/filespace-bodies.ts';
import { customerKeys, readyOnCustomerStorage } from '../support/filespaces.ts';
import { rootId } from '../support/new-filespaces.ts';
import { byOtherAccount } from '../support/other-account.ts';
import { inOtherWorkspace } from '../support/other-workspace.ts';
import { familyThere } from '../support/other-workspace-family.ts';
import { renamedWithContents } from '../support/renamed-filespace.ts';
import { directoryTrial } from '../support/special-filespaces.ts';

/*
 * What is certain to be refused is refused wherever it is asked: nothing in the documents makes the rules of entries
 * depend on whose storage a filespace is on, of what version it is, what it was called, or whose it is.
 */

interface Asked {
  t: CheckContext;
  spot: Spot;
}

const places = [
  ['customer storage', 'on customer storage', onCustomerStorage],
  ['renamed', 'in a renamed filespace', inRenamed],
  ['other workspace', 'in the other workspace', inOther],
] as const satisfies readonly [Parameters<typeof refusalsAt>[0], string, (t: CheckContext) => Promise<Asked>][];

for (const [place, where, open] of places) {
  for (const refusal of refusalsAt(place)) {
    check(refusal.requirement, `${refusal.what} is refused ${where}`, async (t) => {
      unlessAllowed(t, refusal);
      const asked = await open(t);
      expectRefused(refusal, await askCertain(asked.t, refusal, asked.spot), where);
    });
  }
}

/** That it takes a directory shows that nothing else than a mistake is refused there. */
async function onCustomerStorage(t: CheckContext): Promise<Asked> {
  customerBody(t);
  const spot = await t.shared('workspace certain refusals on customer storage', async (own) => {
    const [key = 'customerStorage'] = await customerKeys(own);
    const filespaceId = await readyOnCustomerStorage(own, key);
    const crowd = { filespaceId, id: await rootId(own, filespaceId) };
    const directory = await directoryAt(own, crowd);
    return { directory, crowd, taken: directory.name };
  });
  return { t, spot };
}

/** A directory of the top level. */
function directoryAt(t: CheckContext, root: Place): Promise<Directory> {
  return subdirectory(t, { ...root, name: '', parentId: root.id, path: '' });
}

async function inRenamed(t: CheckContext): Promise<Asked> {
  const { root, directory: first } = await renamedWithContents(t);
  const spot = await t.shared('workspace certain refusals in a renamed filespace', async (own) => {
    return { directory: await directoryAt(own, root), crowd: root, taken: first.name };
  });
  return { t, spot };
}

async function inOther(t: CheckContext): Promise<Asked> {
  const { parent, child } = await familyThere(t);
  return { t: inOtherWorkspace(t), spot: { directory: parent, crowd: parent, taken: child.name } };
}

for (const refusal of refusalsAt('unsupported')) {
  const where = 'where data stores are unsupported';
  lent.check(refusal.requirement, `${refusal.what} is refused ${where}`, async (t) => {
    unlessAllowed(t, refusal);
    const reply = (await directoryTrial(t)).made?.refusals?.get(refusal);
    if (reply === undefined) throw new NotTested('the filespace without data stores takes no directory with two in it');
    expectRefused(refusal, reply, where);
  });
}

for (const refusal of refusalsAt('new account')) {
  check(refusal.requirement, `${refusal.what} is not accepted by the token of a new account`, async (t) => {
    const directory = await provenPlace(t);
    await creatingAsNewAccount(t);
    const spot = { directory, crowd: directory, taken: directory.name };
    const reply = await askCertain(await byOtherAccount(t), refusal, spot, { open: true });
    expectThat(!reply.response.ok, `a rejection, for ${refusal.what}`, String(reply.response.status), reply);
  });
}
