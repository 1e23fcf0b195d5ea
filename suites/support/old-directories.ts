import { type CheckContext, prepared } from '../../src/check/index.ts';
import { createIn, type Directory, workPlace } from './entries.ts';

/** A directory, and one in it, that are made when the run begins and that nobody changes. */
export function oldDirectories(t: CheckContext): Promise<{ parent: Directory; name: string; id: string }> {
  return t.sharedSlowly('workspace directories of the beginning', async (own) => {
    const parent = await workPlace(own);
    const name = own.names.directory();
    const { id } = prepared(await createIn(own, parent, name), 201, 'create a directory').data;
    return { parent, name, id };
  });
}
