import { expectStatus, late } from '../../src/check/index.ts';
import { badCredentials, sendAs, whenDue } from '../support/bad-tokens.ts';
import { firstAndSome } from '../support/draws.ts';
import { inParallel } from '../support/parallel.ts';
import { formsOf, hasForms } from '../support/workspace-forms.ts';
import { workspaceOperations } from '../support/workspace-requests.ts';

const { check } = late;

/*
 * Who asks is looked at whatever is asked for: every kind of bad credential with every filter, page and kind of body. That
 * the plain requests are refused is judged elsewhere.
 */

/** Nothing else relies on it, should the target let the requests in. */
const bait = { name: 'refused' };

for (const info of workspaceOperations.filter(hasForms)) {
  for (const kind of badCredentials) {
    check(kind.requirement, `${info.operation} refuses ${kind.what}, however it is asked`, async (t) => {
      const headers = await kind.headers(t);
      const forms = await formsOf(t, info, bait);
      const asked = forms.flatMap((form, place) =>
        firstAndSome(t, headers, place).map((header) => ({ ...form, header })),
      );
      const replies = await inParallel(
        asked.map(({ request, header }) => whenDue(t, kind, () => sendAs(t, request, header))),
      );
      for (const [index, reply] of replies.entries()) {
        expectStatus(reply, 401, `${kind.what} with ${asked[index]?.what}`);
      }
    });
  }
}
