import type { OwnedContext } from '../check/context.ts';
import { field } from '../check/expect.ts';
import { exchangeOf } from '../http/exchange.ts';
import { type WorkspaceCredential, type WorkspaceTarget, workspaceCredentials } from '../profile/model.ts';
import type { Finding } from './finding.ts';
import { answers, clockFinding, type Question, wants } from './questions.ts';

/** What the workspace part of a profile names, looked up by GETs alone. */
export async function workspaceFindings(t: OwnedContext): Promise<Finding[]> {
  const target = t.workspaceTarget;
  const token = await answers(t, [ownToken]);
  if (token.some(({ state }) => state === 'problem')) return token;
  const list = exchangeOf(await t.workspace.raw({ operation: 'GET /api/v1/filespaces' }));
  const questions = [...credentialQuestions(target), ...fixtureQuestions(target)];
  return [...token, clockFinding('workspace', list), ...(await answers(t, questions))];
}

const ownToken: Question = {
  what: 'workspace.token',
  ask: (t) => t.workspace.raw({ operation: 'GET /api/v1/filespaces' }),
  judge: wants(200, 'accepted'),
};

function credentialQuestions({ credentials }: WorkspaceTarget): Question[] {
  const refused = wants(401, 'refused with 401, as it should be');
  const judges: Record<WorkspaceCredential, Question['judge']> = {
    otherWorkspace: wants(200, 'accepted'),
    expired: refused,
    revoked: refused,
  };
  return workspaceCredentials
    .filter((name) => credentials[name] !== undefined)
    .map((name) => ({
      what: `workspace.credentials.${name}`,
      ask: (t) => t.workspace.as(name).raw({ operation: 'GET /api/v1/filespaces' }),
      judge: judges[name],
    }));
}

function fixtureQuestions({ fixtures }: WorkspaceTarget): Question[] {
  const { unsupportedFilespace, fullFilespace, file, linkedDataStore } = fixtures;
  return [
    ...(unsupportedFilespace === undefined ? [] : [unsupportedQuestion(unsupportedFilespace.id)]),
    ...(fullFilespace === undefined ? [] : [filespaceQuestion(fullFilespace.id)]),
    ...(file === undefined ? [] : [fileQuestion(file)]),
    ...(linkedDataStore === undefined ? [] : [dataStoreQuestion(linkedDataStore)]),
  ];
}

function unsupportedQuestion(filespaceId: string): Question {
  return {
    what: 'workspace.fixtures.unsupportedFilespace',
    ask: (t) =>
      t.workspace.raw({
        operation: 'GET /api/v1/filespaces/{filespaceId}/external/data-stores',
        path: { filespaceId },
      }),
    judge: wants(403, 'refuses data stores with 403, as it should'),
  };
}

function filespaceQuestion(filespaceId: string): Question {
  return {
    what: 'workspace.fixtures.fullFilespace',
    ask: (t) => t.workspace.raw({ operation: 'GET /api/v1/filespaces/{filespaceId}', path: { filespaceId } }),
    judge: wants(200, 'found; only a run can see whether it is full'),
  };
}

function fileQuestion({ filespace: filespaceId, path }: { filespace: string; path: string }): Question {
  return {
    what: 'workspace.fixtures.file',
    ask: (t) =>
      t.workspace.raw({
        operation: 'GET /api/v1/filespaces/{filespaceId}/entries/resolve',
        path: { filespaceId },
        query: { path },
      }),
    judge: (answer) => {
      const type = field(field(answer.json, 'data'), 'type');
      return answer.status === 200 && type === 'dir'
        ? { bad: 'is a directory, not a file' }
        : wants(200, 'found')(answer);
    },
  };
}

function dataStoreQuestion({ filespace: filespaceId, id: dataStoreId }: { filespace: string; id: string }): Question {
  return {
    what: 'workspace.fixtures.linkedDataStore',
    ask: (t) =>
      t.workspace.raw({
        operation: 'GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}',
        path: { filespaceId, dataStoreId },
      }),
    judge: wants(200, 'found'),
  };
}
