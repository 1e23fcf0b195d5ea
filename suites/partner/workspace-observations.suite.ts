import { exchangeOf, observe, prepared, type Reply } from '../../src/check/index.ts';
import {
  allRecords,
  filespaceList,
  fixturePath,
  getFilespace,
  getWorkspace,
  readFilespaces,
  readWorkspaces,
  workspaceList,
  workspacePath,
} from '../support/client-workspaces.ts';
import { describePlace, isObject, type JsonObject, type Place } from '../support/lists.ts';
import { newClient } from '../support/partner.ts';
import { fieldsOf, shapeOf } from '../support/shapes.ts';

observe('partner.workspaces.list.envelope', async (t) => {
  const { place } = await workspaceList(t, t.partnerFixture('client').id);
  return describePlace(place);
});

observe('partner.workspaces.list.metadata', async (t) => {
  const { clientId } = workspacePath(t);
  const { place } = await workspaceList(t, clientId);
  return metadata(await readWorkspaces(t, clientId, { l: '2' }), place);
});

observe('partner.workspaces.list.created-at-form', async (t) => {
  const { records } = await allRecords(t, await workspaceList(t, t.partnerFixture('client').id));
  return [...new Set(records.map(({ createdAt }) => form(createdAt)))].sort().join(', ') || 'no workspaces';
});

observe('partner.workspaces.list.new-client', async (t) => {
  const { id } = await newClient(t);
  const { records } = await allRecords(t, await workspaceList(t, id));
  return records.length === 0 ? 'no' : `yes, ${records.length}`;
});

observe('partner.workspace.details.fields', async (t) => fields(await getWorkspace(t, workspacePath(t))));

observe('partner.workspace.lifecycle', async (t) => lifecycle(await getWorkspace(t, workspacePath(t))));

observe('partner.filespaces.list.envelope', async (t) =>
  describePlace((await filespaceList(t, workspacePath(t))).place),
);

observe('partner.filespaces.list.metadata', async (t) => {
  const path = workspacePath(t);
  const { place } = await filespaceList(t, path);
  return metadata(await readFilespaces(t, path, { l: '2' }), place);
});

observe('partner.filespaces.list.fields', async (t) => {
  const [first] = (await allRecords(t, await filespaceList(t, workspacePath(t)))).records;
  return first === undefined ? 'no filespaces' : fieldsOf(first);
});

observe('partner.filespace.details.fields', async (t) => fields(await getFilespace(t, fixturePath(t))));

observe('partner.filespace.lifecycle', async (t) => lifecycle(await getFilespace(t, fixturePath(t))));

/** How a moment is written, in the same words whatever moment it is. */
function form(value: unknown): string {
  if (typeof value === 'number') return Math.abs(value) < 1e11 ? 'a number of seconds' : 'a number of milliseconds';
  if (typeof value !== 'string') return 'none';
  return value.replace(/[1-9]/g, '0').replace(/\.0+/, '.0…');
}

/** What stands beside the records of a page. */
function metadata(reply: Reply, [outermost]: Place): string {
  prepared(reply, 200, 'read a page');
  const { json } = exchangeOf(reply);
  if (!isObject(json)) return 'nothing';
  return shapeOf(Object.fromEntries(Object.entries(json).filter(([key]) => key !== outermost)));
}

function details(reply: Reply): JsonObject {
  prepared(reply, 200, 'get the details');
  const { json } = exchangeOf(reply);
  return isObject(json) ? json : {};
}

function fields(reply: Reply): string {
  return fieldsOf(details(reply));
}

function lifecycle(reply: Reply): string {
  const found = Object.entries(details(reply)).filter(
    ([name, value]) => /^(status|state|lifecycle\w*|phase)$/i.test(name) && typeof value === 'string',
  );
  return found.map(([name, value]) => `${name}: ${value}`).join(', ') || 'no';
}
