import { answering, refusal } from './support.ts';
import type { Variant } from './types.ts';

/** What a service of the Workspace API may do although hardly anybody would expect it. */
export const surpriseVariants: readonly Variant[] = [
  {
    id: 'data-stores-not-configured',
    story: 'Whether external files are configured is looked at before the path is, and they are not.',
    override: answering(({ request, answer }) =>
      request.operation.includes('/data-stores') && answer.status !== 401
        ? refusal('The external files feature is not configured', 403)
        : answer,
    ),
    profile: ({ partner, workspace }) => {
      const { linkedDataStore: _, ...fixtures } = workspace.fixtures;
      return { partner, workspace: { ...workspace, fixtures } };
    },
  },
];
