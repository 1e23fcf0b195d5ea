import { type CheckContext, expectStatus } from '../../src/check/index.ts';
import { badCredentials, sendAs, turnOf, whenDue } from '../support/bad-tokens.ts';
import { inParallel } from '../support/parallel.ts';
import { bait } from '../support/token-uses.ts';
import { formsOf, hasForms } from '../support/workspace-forms.ts';
import { workspaceOperations } from '../support/workspace-requests.ts';

/*
 * Who asks is looked at whatever is asked for: every kind of bad credential with every filter, page and kind of body. That
 * the plain requests are rejected is judged elsewhere.
 */

const many = ({ depth }: CheckContext): number => (depth === 'deep' ? Number.POSITIVE_INFINITY : 1);

for (const info of workspaceOperations.filter(hasForms)) {
  for (const kind of badCredentials) {
    turnOf(kind).check(
      kind.requirement,
      `${info.operation} rejects ${kind.what}, in every form of the request`,
      async (t) => {
        const headers = await kind.headers(t);
        const forms = await formsOf(t, info, bait);
        // How tokens are read is the same in all forms: one of each kind tells whether they are read at all. The last one is
        // that of the profile where it has one; the plain requests come with the first.
        const asked = forms.flatMap((form) => headers.slice(-many(t)).map((header) => ({ ...form, header })));
        const replies = await inParallel(
          asked.map(({ request, header }) => whenDue(t, kind, () => sendAs(t, request, header))),
        );
        for (const [index, reply] of replies.entries()) {
          expectStatus(reply, 401, `${kind.what} with ${asked[index]?.what}`);
        }
      },
    );
  }
}
