import { type CheckContext, check, expectStatus, NotTested, show } from '../../src/check/index.ts';
import { partnerResources, workspaceResources } from '../../src/resources/index.ts';
import { oneOf } from '../support/draws.ts';
import { idPathIn, textAt } from '../support/neighbours.ts';
import { readsOfTwo } from '../support/read-pairs.ts';

/*
 * Ids that nobody has because they mean something to those who wrote the service: what stands for no id, for the last one,
 * and what every object has as a property. They are ids that nothing has, like any other.
 */

const words = [
  '00000000-0000-0000-0000-000000000000',
  'constructor',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'valueOf',
] as const;

const resources = [...partnerResources, ...workspaceResources];

for (const [turn, { api, operation, asked }] of readsOfTwo.entries()) {
  const key = /\{(\w+)\}[^{]*$/.exec(operation)?.[1];
  const resource = resources.find((each) => each.api === api && each.key === key);
  const requirement = resource?.laws.malformed;
  if (requirement === undefined) continue;
  const word = oneOf(words, turn);
  check(requirement, `${operation} finds nothing by ${show(word)}`, async (t) => {
    const { one, parameter, ask } = await asked(t);
    const reply = await ask({ ...one, [parameter]: word });
    if (reply.response.ok && (await saysItself(t, { api, key, word })))
      throw new NotTested(`the service has something of its own under ${show(word)}`);
    expectStatus(reply, [404, 400], `nothing has the id ${show(word)}`);
  });
}

/** Whether what is read by the word shows it as its id, where another thing shows its own. */
async function saysItself(
  t: CheckContext,
  { api, key, word }: { api: string; key: string | undefined; word: string },
): Promise<boolean> {
  const look = readsOfTwo.find((each) => each.api === api && each.operation.endsWith(`{${key}}`));
  if (look === undefined) return false;
  const { one, parameter, ask } = await look.asked(t);
  const [record, reply] = [await ask(one), await ask({ ...one, [parameter]: word })];
  const place = idPathIn(record, one[parameter] ?? '');
  // A record that shows no id of its own does not tell whose it is.
  return reply.response.ok && (place === null || textAt(reply, place) === word);
}
