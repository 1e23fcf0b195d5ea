import {
  type CheckContext,
  check,
  exchangeOf,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { listAccounts } from '../support/account-ids.ts';
import { showsName } from '../support/open-bodies.ts';
import { createRaw, longLived, sharedAccount } from '../support/service-accounts.ts';

interface Refusal {
  requirement:
    | 'workspace.service-account.create.name.missing'
    | 'workspace.service-account.create.name.type'
    | 'workspace.service-account.create.name.empty'
    | 'workspace.service-account.create.identity.string'
    | 'workspace.service-account.create.identity.number'
    | 'workspace.service-account.create.identity.boolean'
    | 'workspace.service-account.create.identity.array'
    | 'workspace.service-account.create.single-use.type'
    | 'workspace.service-account.create.expires-at.not-a-date'
    | 'workspace.service-account.create.expires-at.type';
  name: string;
  /** What is wrong, put into a body that is accepted otherwise. */
  faults: readonly Record<string, unknown>[];
}

const keyWith = (fault: Record<string, unknown>) => ({ serviceIdentity: { ...longLived(), ...fault } });

const refusals: readonly Refusal[] = [
  {
    requirement: 'workspace.service-account.create.name.missing',
    name: 'a create without a name is rejected',
    faults: [{ name: undefined }, { name: undefined, serviceIdentity: longLived() }],
  },
  {
    requirement: 'workspace.service-account.create.name.type',
    name: 'a name that is not a string is rejected',
    faults: [
      ...[20_250_101, 0, true, false, null, [], ['vct-name'], {}, { name: 'vct-name' }].map((name) => ({ name })),
      { name: 20_250_101, serviceIdentity: longLived() },
      { name: null, serviceIdentity: longLived() },
    ],
  },
  {
    requirement: 'workspace.service-account.create.name.empty',
    name: 'an empty name is rejected',
    faults: [{ name: '' }, { name: '', serviceIdentity: longLived() }],
  },
  {
    requirement: 'workspace.service-account.create.identity.string',
    name: 'a text as the service identity is rejected',
    faults: [{ serviceIdentity: 'yes' }, { serviceIdentity: JSON.stringify(longLived()) }, { serviceIdentity: '' }],
  },
  {
    requirement: 'workspace.service-account.create.identity.number',
    name: 'a number as the service identity is rejected',
    faults: [{ serviceIdentity: 1 }, { serviceIdentity: 0 }],
  },
  {
    requirement: 'workspace.service-account.create.identity.boolean',
    name: 'a boolean as the service identity is rejected',
    faults: [{ serviceIdentity: true }, { serviceIdentity: false }],
  },
  {
    requirement: 'workspace.service-account.create.identity.array',
    name: 'an array as the service identity is rejected',
    faults: [{ serviceIdentity: [] }, { serviceIdentity: [longLived()] }],
  },
  {
    requirement: 'workspace.service-account.create.single-use.type',
    name: 'an isSingleUse that is not a boolean is rejected',
    faults: [
      ...['true', 'false', 'no', '', 0, 1, null, [], [true], {}].map((isSingleUse) => keyWith({ isSingleUse })),
      // Whether the other field may be missing is open: what is wrong here is wrong either way.
      { serviceIdentity: { isSingleUse: 'no' } },
    ],
  },
  {
    requirement: 'workspace.service-account.create.expires-at.not-a-date',
    name: 'an expiresAt that is not a date is rejected',
    // In the third a lenient parser finds the month of a year.
    faults: [
      ...['', 'no date at all', 'version 2', '2099-13-45T10:00:00Z', '2099-13-01T10:00:00Z', '2099-01-32T10:00:00Z'],
      ...['2099-00-10T10:00:00Z', '2099-01-01T25:00:00Z', '2099-01-01T10:60:00Z'],
    ]
      .flatMap((expiresAt): Record<string, unknown>[] => [
        keyWith({ expiresAt }),
        keyWith({ expiresAt, isSingleUse: true }),
      ])
      .concat({ serviceIdentity: { expiresAt: 'no date at all' } }),
  },
  {
    requirement: 'workspace.service-account.create.expires-at.type',
    name: 'an expiresAt that is not a string is rejected',
    // A moment in milliseconds and in seconds, and what code takes for one.
    faults: [
      ...[4_102_444_800_000, 4_102_444_800, 0, true, false, [], ['2099-01-01T10:00:00Z'], {}].map((expiresAt) =>
        keyWith({ expiresAt }),
      ),
      { serviceIdentity: { expiresAt: true } },
    ],
  },
];

/** A create with a mistake as it was sent, and what came back. */
interface Attempt {
  fault: Record<string, unknown>;
  name: unknown;
  reply: Reply;
}

/** Each of the wrong creates of a kind, sent once for all checks that judge what came of it. */
function attempts(t: CheckContext, { requirement, faults }: Refusal): Promise<readonly Attempt[]> {
  return t.shared(`workspace wrong accounts of ${requirement}`, async (own) => {
    const made: Attempt[] = [];
    for (const fault of faults) {
      const body = { name: own.names.serviceAccount(), ...fault };
      made.push({ fault, name: body.name, reply: await createRaw(own, body) });
    }
    return made;
  });
}

/** The valid twin of all of them. */
function keyedTwin(t: CheckContext): Promise<Reply> {
  return t.shared('workspace account with a key', (own) =>
    createRaw(own, { name: own.names.serviceAccount(), serviceIdentity: longLived(t) }),
  );
}

for (const refusal of refusals) {
  check(refusal.requirement, refusal.name, async (t) => {
    for (const { fault, reply } of await attempts(t, refusal)) {
      expectStatus(reply, 400, `the body has ${JSON.stringify(fault)}`);
    }
    if (refusal.faults.every((fault) => !('serviceIdentity' in fault))) await sharedAccount(t);
    else if (!(await keyedTwin(t)).response.ok) {
      throw new Inconclusive('the valid twin of the rejected creates is rejected, too');
    }
  });
}

check('workspace.service-account.create.rejected-unchanged', 'no rejected create is listed', async (t) => {
  const witness = await sharedAccount(t);
  const number = Number(t.names.random('123456789', 12));
  const numbered = { fault: { name: number }, name: number, reply: await createRaw(t, { name: number }) };
  const named: Attempt[] = [numbered];
  for (const refusal of refusals) named.push(...(await attempts(t, refusal)));
  const known = named.filter(({ name }) => name === number || /^vct-/.test(String(name)));
  const replies = known.map(({ reply }) => reply);
  const refused = known.filter(({ reply }) => reply.response.status === 400);
  if (refused.length === 0) throw new NotTested('none of these creates was rejected');
  const list = await listAccounts(t);
  const { text } = exchangeOf(list);
  if (!text.includes(witness.name)) throw new NotTested('the list does not show the names of accounts');
  const listed = refused.filter(({ name }) => showsName(list, String(name)));
  expectThat(listed.length === 0, 'none of the rejected names in the list', JSON.stringify(listed), ...replies, list);
});
