import { check, expectStatus, NotTested, type Reply } from '../../src/check/index.ts';
import { commonPlace } from '../support/common-directories.ts';
import { commonRoom, createStore, expectCreated, hasS3Params, s3Params, storeBody } from '../support/data-stores.ts';
import { createIn, createRaw } from '../support/entries.ts';
import { profileBody } from '../support/filespace-bodies.ts';
import { expectAccepted } from '../support/filespaces.ts';
import { tryCreate } from '../support/new-filespaces.ts';

/** A create that was rejected for something else has left nothing: not even its name is taken. */

function expectRefused(replies: readonly Reply[]): void {
  if (replies.some(({ response }) => response.status !== 400)) throw new NotTested('the wrong create is not rejected');
}

check('workspace.filespace.create.rejected-unchanged', 'the name of a rejected create is free', async (t) => {
  const name = t.names.filespace();
  const wrong = [{ blockSize: 'large' }, { region: undefined }, { storageOwner: 'nobody' }];
  const refused = [];
  for (const change of wrong) refused.push((await tryCreate(t, profileBody(t, { name, ...change }))).reply);
  expectRefused(refused);
  expectAccepted(await tryCreate(t, profileBody(t, { name })), 'the name of creates that were rejected');
});

check('workspace.data-store.create.rejected-unchanged', 'the name of a rejected create is free', async (t) => {
  const { id: filespaceId } = await commonRoom(t);
  const body = storeBody(t, 'HttpLinkDataStore');
  const wrong = [
    { ...body, kind: 'FtpDataStore' },
    { ...body, kind: undefined },
    { ...body, kind: 'S3DataStore' },
    ...(hasS3Params(t)
      ? [{ region: '' }, { bucketName: '' }, { bucketName: 'a/b' }].map((wrong) => ({
          ...body,
          kind: 'S3DataStore',
          s3StorageParams: { ...s3Params(t), ...wrong },
        }))
      : []),
  ];
  const refused = [];
  for (const each of wrong) refused.push(await createStore(t, filespaceId, each));
  expectRefused(refused);
  await expectCreated(t, filespaceId, body, 'the name of creates that were rejected');
});

check('workspace.entry.create.rejected-unchanged', 'the name of a rejected create is free', async (t) => {
  const place = await commonPlace(t);
  const name = t.names.directory();
  const refused = [];
  for (const change of [{ type: 'file' }, { type: undefined }, { parentId: 'abc' }, { parentId: undefined }]) {
    refused.push(await createRaw(t, place.filespaceId, { parentId: place.id, name, type: 'dir', ...change }));
  }
  expectRefused(refused);
  expectStatus(await createIn(t, place, name), 201, 'the name of creates that were rejected');
});
