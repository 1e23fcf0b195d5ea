import { type Finding, ok, problem, warning } from '../model/finding.ts';
import { type WorkspaceCredential, type WorkspaceTarget, workspaceCredentials } from '../profile/model.ts';
import { filespaces, type WorkspaceInquiry, workspaceProbes } from './apis.ts';
import { clockFinding } from './clock.ts';
import { areSame, Reception, sameIds } from './credentials.ts';
import { isAccepted, statusesOf } from './inquiry.ts';
import { workspaceFixtureFindings } from './workspace-fixtures.ts';

/** What each key of the workspace part of a profile really is. */
export async function workspaceFindings(inquiry: WorkspaceInquiry, target: WorkspaceTarget): Promise<Finding[]> {
  const named = workspaceCredentials.filter((name) => target.credentials[name] !== undefined);
  const [own, credentials, fixtures] = await Promise.all([
    ownTokenFindings(inquiry),
    Promise.all(named.map((name) => judges[name](inquiry, target))),
    workspaceFixtureFindings(inquiry, target),
  ]);
  return [...own, ...credentials, ...fixtures];
}

async function ownTokenFindings(inquiry: WorkspaceInquiry): Promise<Finding[]> {
  const answers = await Promise.all(workspaceProbes.all.map((question) => inquiry.ask(question)));
  const what = 'workspace.token';
  const own = answers.every(isAccepted) ? ok(what, 'accepted') : warning(what, `answered ${statusesOf(answers)}`);
  return [own, clockFinding('workspace', answers)];
}

type Judge = (inquiry: WorkspaceInquiry, target: WorkspaceTarget) => Promise<Finding>;

const judges: Record<WorkspaceCredential, Judge> = {
  otherWorkspace: async (inquiry, { token, credentials }) => {
    const what = 'workspace.credentials.otherWorkspace';
    if (credentials.otherWorkspace === token) return problem(what, 'is the same token as workspace.token');
    const trouble = await new Reception(inquiry, workspaceProbes).valid(what, 'otherWorkspace', filespaces);
    if (trouble !== null) return trouble;
    const comparisons = workspaceProbes.all.map(
      (question) => async () => sameIds(await inquiry.ask(question), await inquiry.ask(question, 'otherWorkspace')),
    );
    return (await areSame(comparisons))
      ? problem(what, 'is a token of the same workspace as workspace.token: both list the same')
      : ok(what, 'accepted, another workspace');
  },
  expired: (inquiry) =>
    new Reception(inquiry, workspaceProbes).invalid('workspace.credentials.expired', 'expired', 'expired'),
  revoked: (inquiry) =>
    new Reception(inquiry, workspaceProbes).invalid('workspace.credentials.revoked', 'revoked', 'revoked'),
};
