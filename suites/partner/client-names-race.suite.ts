import { check, expectThat, NotTested } from '../../src/check/index.ts';
import { discard, expectRoom, tryCreate } from '../support/clients.ts';

const rounds = 4;
const atOnce = 6;

// In a file of its own, so that no other check stands between the requests. Looking for a name and storing it are two
// steps in a target that gets this wrong; one round may happen to be lucky.
check('partner.client.name.unique-race', 'of creates with one name at the same moment one wins', async (t) => {
  if (t.target.http.concurrency < 2)
    throw new NotTested('`http.concurrency` of the profile allows one request at a time');
  for (let round = 1; round <= rounds; round += 1) {
    const name = t.names.client();
    const replies = await Promise.all(Array.from({ length: atOnce }, () => tryCreate(t, { name })));
    await discard(t, replies);
    const winners = replies.filter(({ response }) => response.status === 201).length;
    if (winners === 0) await expectRoom(t);
    const statuses = replies.map(({ response }) => response.status).join(', ');
    expectThat(winners === 1, `exactly one 201 of ${atOnce} creates with the name ${name}`, statuses, ...replies);
  }
});
