import type { RequirementId } from '../../generated/catalogue.ts';
import { type CheckContext, check, expectEqual, expectStatus, show } from '../../src/check/index.ts';
import {
  type Body,
  baseCreation,
  customerBody,
  customerCreation,
  hasCustomerStorage,
  idOf,
  listed,
  listFilespaces,
  profileBody,
  provenCreate,
  tryCreate,
  vendorBody,
} from '../support/filespaces.ts';
import { registerFilespace } from '../support/workspace.ts';

/** A body that is right but for what the name says. */
interface Wrong {
  what: string;
  body: Body;
}

/** What stands in place of a text: read carelessly, each would pass for one. */
const noTexts = [7, true, null, ['eu'], {}] as const;

/** Every one must be refused, after its valid twin was accepted. */
async function expectAllRefused(t: CheckContext, wrong: readonly Wrong[]): Promise<void> {
  await provenCreate(t);
  if (wrong.some(({ body }) => body.storageOwner === 'customer') && hasCustomerStorage(t))
    idOf(await customerCreation(t));
  const creations = await Promise.all(wrong.map(({ body }) => tryCreate(t, body)));
  for (const [index, { reply }] of creations.entries()) expectStatus(reply, 400, wrong[index]?.what);
}

/** A create on customer storage that is right as far as the profile lets us know. */
function customerStyle(t: CheckContext, changes: Body): Body {
  if (hasCustomerStorage(t)) return customerBody(t, changes);
  return profileBody(t, { storageOwner: 'customer', storageProvider: 'Other', ...changes });
}

/** Both kinds of create, so that a service that takes what is wrong for one of the two is found. */
function bothKinds(t: CheckContext, what: string, changes: Body): Wrong[] {
  const wrong = [{ what, body: profileBody(t, changes) }];
  return hasCustomerStorage(t)
    ? [...wrong, { what: `${what} (customer storage)`, body: customerBody(t, changes) }]
    : wrong;
}

const required = [
  { id: 'region', key: 'region' },
  { id: 'provider', key: 'storageProvider' },
  { id: 'owner', key: 'storageOwner' },
] as const;

for (const { id, key } of required) {
  check(`workspace.filespace.create.${id}.missing`, `a create without ${key} is refused`, (t) =>
    expectAllRefused(t, bothKinds(t, `no ${key}`, { [key]: undefined })),
  );
  check(`workspace.filespace.create.${id}.type`, `a create with a ${key} that is no text is refused`, (t) =>
    expectAllRefused(
      t,
      [...noTexts, [t.workspaceTarget.filespace[key]]].flatMap((value) =>
        bothKinds(t, `${key} ${show(value)}`, { [key]: value }),
      ),
    ),
  );
}

check('workspace.filespace.create.owner.unknown', 'an owner that is neither of the two is refused', (t) =>
  expectAllRefused(
    t,
    ['partner', 'nobody', ''].flatMap((storageOwner) =>
      bothKinds(t, `storageOwner ${show(storageOwner)}`, { storageOwner }),
    ),
  ),
);

check(
  'workspace.filespace.create.provider.vendor-other',
  'vendor storage at another provider is refused',
  async (t) => {
    const providers = ['Other', `${t.names.unique()}-storage`];
    await expectAllRefused(
      t,
      providers.map((storageProvider) => ({
        what: `storageProvider ${show(storageProvider)} of the owner vendor`,
        body: vendorBody(t, { storageProvider }),
      })),
    );
  },
);

check(
  'workspace.filespace.create.provider.vendor-other',
  "vendor storage at the customer's provider is refused",
  async (t) => {
    // Everything that customer storage needs is there: only the owner does not fit.
    const body = customerBody(t, { storageOwner: 'vendor' });
    await expectAllRefused(t, [{ what: `storageProvider ${show(body.storageProvider)} of the owner vendor`, body }]);
  },
);

check('workspace.filespace.create.customer-params.missing', 'customer storage without its parameters is refused', (t) =>
  expectAllRefused(t, [
    { what: 'no customerStorageParams', body: customerStyle(t, { customerStorageParams: undefined }) },
  ]),
);

check('workspace.filespace.create.customer-params.type', 'parameters that are no object are refused', (t) =>
  expectAllRefused(
    t,
    ['text', 7, true, null, []].map((customerStorageParams) => ({
      what: `customerStorageParams ${show(customerStorageParams)}`,
      body: customerStyle(t, { customerStorageParams }),
    })),
  ),
);

check('workspace.filespace.create.block-size.type', 'a block size that is no number is refused', (t) =>
  expectAllRefused(
    t,
    ['1024', 'large', true, [1024], {}].map((blockSize) => ({
      what: `blockSize ${show(blockSize)}`,
      body: profileBody(t, { blockSize }),
    })),
  ),
);

check(
  'workspace.filespace.create.rejected-unchanged',
  'a refused create leaves no filespace of its name',
  async (t) => {
    await baseCreation(t);
    const creations = await Promise.all(rejectable(t).map((body) => tryCreate(t, body)));
    const refused = creations.filter(({ reply }) => reply.response.status >= 400);
    // A filespace that is made in spite of the refusal may take its time, as any other does.
    await t.sleep(500);
    const list = await listFilespaces(t);
    for (const { body, reply } of refused) {
      const wanted = String(body.name)
        .toLowerCase()
        .replaceAll(/[^a-z0-9-]/g, '');
      const left = listed(list).filter(
        ({ name }) =>
          String(name)
            .toLowerCase()
            .replaceAll(/[^a-z0-9-]/g, '') === wanted,
      );
      for (const record of left) registerLeft(t, record.id, record.name);
      expectEqual(left.length, 0, `the number of filespaces named ${show(body.name)} after its refusal`, reply, list);
    }
  },
);

/** One body for every way to be refused, each with a name that can be found again. */
function rejectable(t: CheckContext): Body[] {
  const wrongNames: Body[] = [
    profileBody(t, { name: `${t.names.filespace()}_a` }),
    profileBody(t, { name: t.names.filespace().toUpperCase() }),
    profileBody(t, { name: `-${t.names.filespace()}` }),
    profileBody(t, { name: `${t.names.filespace()}-` }),
    profileBody(t, { name: `${t.names.filespace()} ` }),
  ];
  const wrongFields: Body[] = [
    profileBody(t, { region: undefined }),
    profileBody(t, { region: 7 }),
    profileBody(t, { storageProvider: undefined }),
    profileBody(t, { storageProvider: 7 }),
    profileBody(t, { storageOwner: undefined }),
    profileBody(t, { storageOwner: 'nobody' }),
    profileBody(t, { storageOwner: 'vendor', storageProvider: 'Other' }),
    profileBody(t, { blockSize: 'large' }),
    customerStyle(t, { customerStorageParams: undefined }),
    customerStyle(t, { customerStorageParams: 'text' }),
  ];
  return [...wrongNames, ...wrongFields];
}

function registerLeft(t: CheckContext, id: unknown, name: unknown): void {
  if (typeof id !== 'string') return;
  t.created({
    api: 'workspace',
    what: `filespace ${show(name)}`,
    operation: 'DELETE /api/v1/filespaces/{filespaceId}',
    path: { filespaceId: id },
  });
}

export type { RequirementId };

void registerFilespace;
