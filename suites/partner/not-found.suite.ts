import {
  type CheckContext,
  check,
  describe,
  errorOf,
  exchangeOf,
  expectStatus,
  expectThat,
  NotTested,
} from '../../src/check/index.ts';
import { partnerResources } from '../../src/resources/index.ts';
import { drawn } from '../support/draws.ts';
import { skipIfIdsAreReused, unlessIdsAreReused } from '../support/id-reuse.ts';
import { isCounted, malformedBeside, malformedIds, type UnknownId, unknownLike } from '../support/identifiers.ts';
import { inParallel } from '../support/parallel.ts';
import { fullFixture } from '../support/partner.ts';
import {
  besideParameters,
  goneIds,
  type IdName,
  type Ids,
  inSomeForms,
  operationsWith,
  type PartnerOperationInfo,
  readableIds,
  requestTo,
  send,
  sharedBait,
} from '../support/partner-requests.ts';

/** Ids that exist, save for the one under test: a removal may then hit nothing but the bait. */
async function existingIds(t: CheckContext, info: PartnerOperationInfo): Promise<Ids> {
  return info.method === 'GET' ? readableIds(t, info) : { ...(await sharedBait(t)) };
}

/** Fails unless the operation answers 404 for each of the ids, or 400 to one in a form that may be no id at all. */
async function expectNotFound(
  t: CheckContext,
  info: PartnerOperationInfo,
  name: IdName,
  unknown: readonly UnknownId[],
  whereabouts: Ids = {},
): Promise<void> {
  const ids = { ...(await existingIds(t, info)), ...whereabouts };
  const requests = unknown.map(({ id, wellFormed }) => {
    const plain = requestTo(t, info, { ...ids, [name]: id });
    const request = wellFormed ? plain : { ...plain, also: [400] };
    return wellFormed ? besideParameters(request, info) : [request];
  });
  await inParallel(
    inSomeForms(requests).map(async (request) => {
      const shown = JSON.stringify(request.path?.[name]).slice(0, 60);
      expectStatus(await send(t, request), [404, ...(request.also ?? [])], `no ${name} ${shown}`);
    }),
  );
}

/** A removal goes to no number but one's own: the next number may be somebody's. */
function sparing(info: PartnerOperationInfo, issued: string): UnknownId[] {
  return info.method === 'DELETE' && isCounted(issued) ? [] : [unknownLike(issued)];
}

/** Ids that nothing has: of what was removed, or, since nobody makes such a thing here, in the form of one that is lent. */
async function unknownIds(t: CheckContext, info: PartnerOperationInfo, name: IdName): Promise<UnknownId[]> {
  if (name === 'clientId' || name === 'accountId') {
    const { [name]: id } = await goneIds(t);
    return [{ id, wellFormed: true }, ...sparing(info, id)];
  }
  if (name === 'filespaceId') return [unknownLike(fullFixture(t, 'client').filespace)];
  const { workspace } = t.partnerFixture('client');
  if (workspace === undefined) throw new NotTested('add `partner.fixtures.client.workspace` to the profile');
  return [unknownLike(workspace)];
}

for (const resource of partnerResources) {
  const { key: name, noun, laws } = resource;
  for (const info of operationsWith(name)) {
    const whose = name === 'clientId' ? 'under' : 'for';
    const body = unlessIdsAreReused(resource, async (t) => {
      // What was removed may by now be somebody's, and nobody wants that changed.
      if (info.method !== 'GET') skipIfIdsAreReused(t, resource);
      // Where members are numbered per client, another client may have one of that number.
      const whereabouts = name === 'accountId' ? { clientId: (await goneIds(t)).home } : {};
      await expectNotFound(t, info, name, await unknownIds(t, info, name), whereabouts);
    });
    check(laws.unknown, `${info.operation} answers 404 ${whose} an unknown ${noun}`, body);
  }
}

// A reader of numbers stops where the number does, and a query by the beginning finds more than what it says.
for (const { key: name, laws } of partnerResources) {
  for (const info of operationsWith(name)) {
    check(laws.malformed, `${info.operation} finds nothing by a ${name} with more around it`, async (t) => {
      if (name === 'workspaceId' || name === 'filespaceId') fullFixture(t, 'client');
      const id = (await existingIds(t, info))[name];
      if (id === undefined) throw new NotTested(`there is no ${name} to begin with`);
      // Nothing that finds more than one thing goes to an operation that writes.
      const others = [`x-${id}`, ...(info.method === 'GET' ? [`${id}%`, '%'] : [])];
      const changed = drawn(t, `${info.operation} ${name} and more`, [`${id}-x`, `${id}-x`, ...others], 1);
      await expectNotFound(
        t,
        info,
        name,
        changed.map((text): UnknownId => ({ id: text, wellFormed: false })),
      );
    });
  }
}

/** Some of them for each place of each operation: over all of them each has its turn. */
async function expectMalformed(t: CheckContext, info: PartnerOperationInfo, name: IdName): Promise<void> {
  const malformed = malformedBeside((await existingIds(t, info))[name]);
  const ids = drawn(t, `${info.operation} ${name}`, malformed, 1);
  return expectNotFound(
    t,
    info,
    name,
    ids.map((id): UnknownId => ({ id, wellFormed: false })),
  );
}

for (const { key: name, laws } of partnerResources) {
  for (const info of operationsWith(name)) {
    check(laws.malformed, `${info.operation} rejects a malformed ${name}`, (t) => {
      // Below a workspace that does not exist, nothing would be said about the filespace.
      if (name === 'filespaceId') fullFixture(t, 'client');
      return expectMalformed(t, info, name);
    });
  }
}

check('partner.error.client-refused-body', 'get client rejects malformed ids with a type and a message', async (t) => {
  const operation = 'GET /api/v1/clients/{clientId}';
  let refused = 0;
  for (const clientId of malformedIds.slice(0, 2)) {
    const reply = await t.partner.raw({ operation, path: { clientId }, also: [400] });
    if (reply.response.status !== 400) continue;
    refused += 1;
    const { type, message } = errorOf(reply);
    const isWhole = type !== undefined && message !== undefined;
    expectThat(isWhole, 'error.type and error.message as strings', describe(exchangeOf(reply)), reply);
  }
  if (refused === 0) throw new NotTested('the target answers 404 to malformed ids');
});
