import { type CheckContext, NotTested, prepared } from '../../src/check/index.ts';
import { commonPlace } from './common-directories.ts';
import { createIn, type Directory } from './entries.ts';
import { createdId } from './made.ts';

type Creation = Awaited<ReturnType<typeof createIn>>;

interface Descent {
  directory: Directory;
  /** The one on the sixth level; null where the way down ends before. */
  sixth: Directory | null;
  replies: readonly Creation[];
}

/** A directory on the twentieth level, with the answers to the creates of all that lead to it, up to the first rejection. */
export function deepDirectory(t: CheckContext): Promise<Descent> {
  return t.shared('workspace deep directory', async (own) => {
    let directory: Directory = await commonPlace(own);
    let sixth: Directory | null = null;
    const replies: Creation[] = [];
    for (let level = 2; level <= 20; level += 1) {
      // The common directory may hold what an earlier attempt left. Far below 255 characters, which file systems know.
      const name = level === 2 ? own.names.directory() : `level-${level % 10}`;
      const reply = await createIn(own, directory, name);
      replies.push(reply);
      const id = createdId(reply);
      if (id === null) break;
      const { filespaceId, id: parentId, path } = directory;
      directory = { filespaceId, id, name, parentId, path: `${path}/${name}` };
      if (level === 6) sixth = directory;
    }
    return { directory, sixth, replies };
  });
}

/** The entry that a create on the way down has made. How deep one may go is asked elsewhere: a refusal tells nothing here. */
export function onTheWay(reply: Creation) {
  if (reply.response.status === 400) throw new NotTested('no directory can stand so deep');
  return prepared(reply, 201, 'create a directory on the way').data;
}
