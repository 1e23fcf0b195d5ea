import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Begins the folders in which runs keep their journals; one outlives its run only where that was killed. */
const prefix = 'conformance-journal-';
const journalName = 'journal.ndjson';

export interface Scratch {
  folder: string;
  journal: string;
  /** Milliseconds since 1970, of the last line of the journal. */
  lastUsed: number;
}

export async function newScratch(): Promise<Scratch> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  return { folder, journal: join(folder, journalName), lastUsed: Date.now() };
}

/** Every folder of a run of this user on this machine: what somebody else put there is not to be trusted. */
export async function scratches(): Promise<Scratch[]> {
  const names = await readdir(tmpdir()).catch(() => []);
  const found = names
    .filter((name) => name.startsWith(prefix))
    .map(async (name): Promise<Scratch[]> => {
      const folder = join(tmpdir(), name);
      const journal = join(folder, journalName);
      try {
        const [{ uid }, { mtimeMs }] = await Promise.all([stat(folder), stat(journal)]);
        const isOwn = process.getuid === undefined || uid === process.getuid();
        return isOwn ? [{ folder, journal, lastUsed: mtimeMs }] : [];
      } catch {
        // Its run ended meanwhile, or it never began to write.
        return [];
      }
    });
  return (await Promise.all(found)).flat();
}
