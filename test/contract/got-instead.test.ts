import { expect, test } from 'vitest';
import { judged } from './broken.ts';

const at = '2026-01-02T03:04:05Z';
const entry = { id: '1:2', name: 'a', type: 'dir', parentId: '1:1', size: 0, modifiedAt: at, createdAt: at };

/** What a report says was got where a body is not the stated one. */
function got(changes: object): (string | undefined)[] {
  const said = { success: true, data: { ...entry, ...changes } };
  return judged({ operation: 'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}', status: 200, said })
    .map(({ problem }) => problem?.got)
    .filter((text) => text !== undefined);
}

test('a field of the wrong type is told by its type, one of the wrong value by its value', () => {
  expect(got({})).toEqual([]);
  expect(got({ name: 7 })).toEqual(['/data/name must be string, got number']);
  expect(got({ id: 'one' })).toEqual(['/data/id must match pattern "^[0-9]+:[0-9]+$", got "one"']);
  expect(got({ type: 'folder' })).toEqual(['/data/type must be one of "file", "dir", got "folder"']);
  expect(got({ createdAt: 'today' })).toEqual(['/data/createdAt must match format "date-time", got "today"']);
});
