import { check, expectStatus, NotTested, show } from '../../src/check/index.ts';
import { createIn, workPlace } from '../support/entries.ts';
import { acceptedNames, createdIn, manyEntries } from '../support/entry-names.ts';

check(
  'workspace.entry.name.near-reserved',
  'reserved names behind spaces are accepted where these are part of a name',
  async (t) => {
    const many = await manyEntries(t);
    const spaced = acceptedNames.leadingSpaces.map((name) => createdIn(many, name)?.entry.name);
    // Who takes spaces away looks at what is left of a name.
    if (!spaced.some((name) => name?.startsWith(' '))) throw new NotTested('the target keeps no spaces before a name');
    for (const name of acceptedNames.reservedBehindSpaces) {
      const reply = many.replies.get(name);
      const isAccepted = reply?.response.status === 201;
      // Among many others it may be one too many; alone it is not.
      const own = isAccepted ? reply : await createIn(t, await workPlace(t), name);
      expectStatus(own, 201, `the name ${show(name)}`);
    }
  },
);
