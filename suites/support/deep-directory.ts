import { type CheckContext, NotTested, prepared } from '../../src/check/index.ts';
import { commonPlace } from './common-directories.ts';
import { drawn } from './draws.ts';
import { createIn, type Directory } from './entries.ts';
import { createdId } from './made.ts';

type Creation = Awaited<ReturnType<typeof createIn>>;

/** One more than a bound of paths is likely to be. */
const deepest = 33;

interface Descent {
  directory: Directory;
  /** All on the way to it: that of the top level is the first one. */
  levels: readonly Directory[];
  replies: readonly Creation[];
}

/** A directory further down than many count, with the answers to the creates of all that lead to it, up to the first rejection. */
export function deepDirectory(t: CheckContext): Promise<Descent> {
  return t.shared('workspace deep directory', async (own) => {
    let directory: Directory = await commonPlace(own);
    const levels = [directory];
    const replies: Creation[] = [];
    for (let level = 2; level <= deepest; level += 1) {
      // The common directory may hold what an earlier attempt left. Far below 255 characters, which file systems know.
      const name = level === 2 ? own.names.directory() : `down-${level % 10}`;
      const reply = await createIn(own, directory, name);
      replies.push(reply);
      const id = createdId(reply);
      if (id === null) break;
      const { filespaceId, id: parentId, path } = directory;
      directory = { filespaceId, id, name, parentId, path: `${path}/${name}` };
      levels.push(directory);
    }
    return { directory, levels, replies };
  });
}

/** The entry that a create on the way down has made. How deep one may go is asked elsewhere: a refusal tells nothing here. */
export function onTheWay(reply: Creation) {
  if (reply.response.status === 400) throw new NotTested('no directory can stand so deep');
  return prepared(reply, 201, 'create a directory on the way').data;
}

/** A directory whose path has more than a thousand characters, each of its names being one that any service takes. */
export function longPath(t: CheckContext): Promise<Directory> {
  return t.shared('workspace directory of a long path', async (own) => {
    let directory: Directory = await commonPlace(own);
    for (const letter of 'abcdefghijk') {
      const { id, name, parentId } = onTheWay(await createIn(own, directory, letter.repeat(99)));
      directory = { filespaceId: directory.filespaceId, id, name, parentId, path: `${directory.path}/${name}` };
    }
    return directory;
  });
}

export interface Step {
  /** Of the directory: 1 is the top level. */
  level: number;
  directory: Directory;
  /** What it holds; on the way down nothing else is put into it. */
  child: Directory;
}

/** What is true of a few levels is tried by other checks. */
const firstFar = 4;

/**
 * The directories far down that hold the next one: what holds in them is certain to be no matter of how deep one may go.
 * @throws {NotTested} where the target lets nothing stand so deep.
 */
export async function farDown(t: CheckContext): Promise<[Step, ...Step[]]> {
  const { levels } = await deepDirectory(t);
  const steps = levels.slice(0, -1).flatMap((directory, at) => {
    const child = levels[at + 1];
    return child === undefined || at + 1 < firstFar ? [] : [{ level: at + 1, directory, child }];
  });
  const [first, ...others] = steps;
  if (first === undefined) throw new NotTested('no directory can stand so deep');
  return [first, ...others];
}

/** The last of them, which what ends somewhere on the way down cannot miss, and some that the seed draws. */
export async function someFarDown(t: CheckContext, place: string, most: number): Promise<Step[]> {
  const steps = await farDown(t);
  return [...drawn(t, place, steps.slice(0, -1), most - 1), ...steps.slice(-1)];
}
