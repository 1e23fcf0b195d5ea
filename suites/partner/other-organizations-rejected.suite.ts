import type { RequirementId } from '../../generated/catalogue.ts';
import { maxNameLength, maxNotesLength } from '../../src/arbitraries/client-names.ts';
import { type CheckContext, check, expectStatus, show } from '../../src/check/index.ts';
import { clientMember } from '../../src/resources/index.ts';
import { createRawAs } from '../support/clients.ts';
import { existing, organizations, sendAs } from '../support/organizations.ts';
import { invalidAdds } from '../support/team-life.ts';

/* What is rejected is so for every partner organization, a reseller or not. */

type Body = Parameters<typeof createRawAs>[2];

const rejectedCreates: readonly [RequirementId, what: string, body: (t: CheckContext) => Body][] = [
  [
    'partner.client.name.too-long',
    'names of 101 characters are rejected',
    ({ names }) => ({ name: names.unique().padEnd(maxNameLength + 1, 'n') }),
  ],
  [
    'partner.client.name.first-inner-character',
    'a hyphen in front is rejected',
    ({ names }) => ({ name: `-${names.unique()}` }),
  ],
  [
    'partner.client.name.last-inner-character',
    'a slash at the end is rejected',
    ({ names }) => ({ name: `${names.unique()}/` }),
  ],
  [
    'partner.client.name.inner-forbidden-character',
    'an ampersand is rejected',
    ({ names }) => ({ name: `${names.unique()}&n` }),
  ],
  // What names of companies are full of.
  ...['.', ',', "'"].map((character): (typeof rejectedCreates)[number] => [
    'partner.client.name.inner-forbidden-character',
    `the character ${character} is rejected`,
    ({ names }) => ({ name: `${names.unique()}${character} n` }),
  ]),
  ['partner.client.name.missing', 'a create without a name is rejected', ({ names }) => ({ notes: names.unique() })],
  ['partner.client.name.empty', 'an empty name is rejected', () => ({ name: '' })],
  ['partner.client.name.too-short', 'a name of one letter is rejected', () => ({ name: 'n' })],
  ['partner.client.name.wrong-type', 'an array is no name', ({ names }) => ({ name: [names.unique()] })],
  [
    'partner.client.notes.too-long',
    'notes of 201 characters are rejected',
    ({ names }) => ({ name: names.client(), notes: 'n'.repeat(maxNotesLength + 1) }),
  ],
  ['partner.client.notes.wrong-type', 'a number is no notes', ({ names }) => ({ name: names.client(), notes: 12 })],
];

for (const of of organizations) {
  for (const [requirement, what, body] of rejectedCreates) {
    check(requirement, `${of}: ${what}`, async (t) => {
      // Which proves that there is room, too.
      await existing(t, of);
      expectStatus(await createRawAs(t, of, body(t)), 400, what);
    });
  }

  check('partner.member.add.email-without-at', `${of}: an email without @ is rejected`, async (t) => {
    await expectNotAdded(t, of, { email: t.names.unique() });
  });

  // What is wrapped would be accepted on its own.
  check('partner.member.add.email-wrong-type', `${of}: an array is no email`, async (t) => {
    await expectNotAdded(t, of, { email: [t.names.email()] });
  });

  for (const { broken, body } of invalidAdds.filter(({ broken }) => broken !== 'partner.member.add.email-without-at')) {
    check(broken, `${of}: nobody is added by ${show(body)}`, (t) => expectNotAdded(t, of, body));
  }
}

async function expectNotAdded(t: CheckContext, of: (typeof organizations)[number], body: object): Promise<void> {
  const { clientId } = await existing(t, of);
  expectStatus(await sendAs(t, of, { operation: clientMember.create, path: { clientId }, body }), 400, show(body));
}
