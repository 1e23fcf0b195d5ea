import { type CheckContext, check, NotTested } from '../../src/check/index.ts';
import { encoded, expectNoServerError, targetOf, victimOf } from '../support/hostile.ts';
import { sendOffContract } from '../support/off-contract.ts';
import { inParallel } from '../support/parallel.ts';
import { workspaceOperations } from '../support/workspace-requests.ts';

// A method that the table lacks may mean something to the target all the same, so that it is never tried on anything
// that is not the run's own: of paths without ids only methods that cannot remove or overwrite.
const paths = Map.groupBy(workspaceOperations, ({ path }) => path);

for (const [turn, [path, infos]] of [...paths].entries()) {
  check('workspace.robustness.methods', `${path} survives methods that it does not support`, async (t) => {
    const [info] = infos;
    if (info === undefined) return;
    const listed = infos.map(({ method }) => method);
    const bold = path.endsWith('}') ? ['PUT', 'PATCH', 'POST'] : [];
    const unlisted = (all: readonly string[]) => all.filter((method) => !listed.includes(method));
    // Which methods a path has is told in one place: what answers the others is the same for all paths.
    const methods = [['HEAD', 'OPTIONS', 'PROPFIND'], bold].flatMap((sort) => someOf(t, unlisted(sort), turn));
    const target = targetOf(info, encoded((await victimOf(t, info)).path));
    const replies = await inParallel(methods.map((method) => t.workspace.offContract({ method, target })));
    for (const reply of replies) expectNoServerError(reply, [501]);
  });
}

/** One of them, the next with every turn; at the depth `deep` all. */
function someOf({ depth, session }: CheckContext, methods: readonly string[], turn: number): readonly string[] {
  if (depth === 'deep' || turn === 0) return methods;
  const one = (session.config.seed + turn) % Math.max(1, methods.length);
  return methods.slice(one, one + 1);
}

const unknown = [
  '/',
  '/api',
  '/api/v1',
  '/api/v1/',
  '/api/v1/no-such-path',
  '/api/v2/filespaces',
  '/api/v1/filespaces/',
  '/api/v1//filespaces',
  '/api/v1/Filespaces',
  '/api/v1/members/a/b/c/d',
  `/api/v1/${'x'.repeat(3_000)}`,
  '/api/v1/%00',
  '/api/v1/%zz',
  '/api/v1/__proto__',
];

for (const target of unknown) {
  const shown = target.length > 40 ? `${target.slice(0, 40)}…` : target;
  check('workspace.robustness.unknown-path', `GET ${shown} causes no server error`, async (t) => {
    const reply = await sendOffContract(t.workspace, { method: 'GET', target });
    if (reply === null) throw new NotTested('the connection ends at what is malformed');
    expectNoServerError(reply);
  });
}

check('workspace.robustness.unknown-path', 'a POST to an unknown path causes no server error', async (t) => {
  expectNoServerError(await t.workspace.offContract({ method: 'POST', target: '/api/v1/no-such-path', body: '{}' }));
});
