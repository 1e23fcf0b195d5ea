import { alone, check, NotTested } from '../../src/check/index.ts';
import { entry } from '../../src/resources/index.ts';
import { expectBursts, expectMadeAgain, expectNoReturn } from '../support/at-once.ts';
import type { ThingKind } from '../support/things.ts';
import { provable, quickKinds, uniquelyNamed } from './kinds.ts';

// In a file of its own, so that few other checks stand between the requests of a burst.
const bursts = {
  'partner.at-once': { smoke: 0, standard: 2, deep: 12 },
  'workspace.at-once': { smoke: 0, standard: 3, deep: 12 },
} as const;

function register(requirement: keyof typeof bursts, kind: ThingKind): void {
  check(
    requirement,
    `${kind.what} made, changed, removed and read at once end as if one after the other`,
    provable(kind, async (t) => {
      const most = bursts[requirement][t.depth];
      if (most === 0) throw new NotTested('tested from `--depth standard` on');
      await expectBursts(t, kind, most);
    }),
  );
}

for (const kind of quickKinds) register(`${kind.resource.api}.at-once`, kind);

for (const kind of quickKinds.filter(({ resource }) => uniquelyNamed.has(resource))) {
  alone.check(
    `${kind.resource.api}.at-once`,
    `${kind.what} that are made while one of their name is removed are there`,
    provable(kind, async (t) => {
      const most = { smoke: 0, standard: 3, deep: 12 }[t.depth];
      if (most === 0) throw new NotTested('tested from `--depth standard` on');
      await expectMadeAgain(t, kind, most);
    }),
  );
}

/** By this turn the other checks have ended: nothing stands between the two requests. */
for (const kind of quickKinds.filter(({ resource }) => resource.change !== undefined || resource === entry)) {
  alone.check(
    'workspace.at-once',
    `${kind.what} that are removed while they are changed stay away`,
    provable(kind, async (t) => {
      const most = { smoke: 0, standard: 4, deep: 12 }[t.depth];
      if (most === 0) throw new NotTested('tested from `--depth standard` on');
      await expectNoReturn(t, kind, most);
    }),
  );
}
