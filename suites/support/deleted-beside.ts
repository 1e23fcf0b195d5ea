import { type CheckContext, Inconclusive, type Reply } from '../../src/check/index.ts';
import { type Directory, deleteEntry, listChildren, subdirectory, workPlace } from './entries.ts';

/** Deletions of empty directories beside full ones that a careless service takes for the same. */

interface Trial {
  readonly directory: Directory;
  readonly listed: Awaited<ReturnType<typeof listChildren>>;
  readonly deletion: Reply;
}

/** What other names fit, where one is read as a pattern; each fits some of those that stay. */
const patterns = ['a_b', 'c%d', 'a.b', 'a+b'];
const staying = ['a-b', 'axb', 'a%b', 'ab', 'c-d', 'c--d', 'a.b.c'];
/** For each of the patterns one that it fits, and one that begins with it. */
const full: readonly string[] = ['axb', 'ab', 'c--d', 'a.b.c'];

/** Directories with such names, one after the other: listed while they were empty, and deleted. */
export function patternsDeleted(t: CheckContext) {
  return t.shared('workspace directories of names like patterns', async (own) => {
    const place = await workPlace(own);
    const kept = await Promise.all(staying.map((name) => subdirectory(own, place, name)));
    await Promise.all(kept.filter(({ name }) => full.includes(name)).map((each) => subdirectory(own, each)));
    const trials: Trial[] = [];
    for (const name of patterns) {
      const directory = await subdirectory(own, place, name);
      const listed = await listChildren(own, directory);
      trials.push({ directory, listed, deletion: await deleteEntry(own, directory) });
    }
    return { place, kept, trials };
  });
}

/** A deletion among directories of names that begin like that of the deleted one, and a full one that has it, elsewhere. */
export function namesakeDeleted(t: CheckContext) {
  return t.shared('workspace namesake deleted', async (own) => {
    const place = await workPlace(own);
    const target = await subdirectory(own, place, 'target');
    const siblings = [await subdirectory(own, place, 'targets'), await subdirectory(own, place, 'tar')] as const;
    const namesake = await subdirectory(own, siblings[0], target.name);
    const held = await subdirectory(own, namesake);
    return { place, target, siblings, namesake, held, deletion: await deleteEntry(own, target) };
  });
}

/** What a deletion leaves can only be judged when it was accepted. */
export function expectDeleted(...deletions: readonly Reply[]): void {
  if (deletions.some(({ response }) => response.status !== 200)) {
    throw new Inconclusive('the directory could not be deleted');
  }
}
