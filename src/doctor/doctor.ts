import type { Api } from '../../generated/catalogue.ts';
import { type Finding, type ProfileMistake, problem } from '../model/finding.ts';
import { partnerInquiry, workspaceInquiry } from '../preflight/apis.ts';
import { examineApi, mistakesOf } from '../preflight/preflight.ts';
import type { Target } from '../profile/model.ts';
import type { Forecast } from '../run/power/forecast.ts';
import { Suites } from '../run/suites.ts';
import { quotasOf } from '../session/quotas.ts';
import { Session } from '../session/session.ts';
import { withConfig } from '../session/with-session.ts';
import { connectionFindings } from './connection.ts';
import { coverageOf, type FamilyCoverage } from './coverage.ts';
import { partnerProposals } from './partner-proposals.ts';
import type { Proposal } from './proposal.ts';
import { workspaceProposals } from './workspace-proposals.ts';

export interface Diagnosis {
  apis: { api: Api; baseUrl: string; findings: Finding[] }[];
  families: FamilyCoverage[];
  /** Fixtures that the profile lacks, and that are there. */
  proposals: Proposal[];
  /** What a whole run will cost. */
  forecast: Forecast;
  /** What a run has at most at any moment, such as `5 filespaces`. */
  peaks: string[];
  /** Why the coverage is not known; null when it is. */
  trouble: string | null;
}

/** Asks a target what a run asks before its first check, and goes through the checks without sending anything. */
export async function diagnose(target: Target, apis: readonly Api[]): Promise<Diagnosis> {
  return withConfig(target, { apis, readOnly: true }, async (config) => {
    await using suites = new Suites();
    const session = new Session(config, { judges: false });
    const diagnosed = await Promise.all(config.apis.map((api) => diagnoseApi(session, api))).finally(() =>
      session.close(),
    );
    const proposals = diagnosed.flatMap((each) => each.proposals);
    const mistakes = diagnosed.flatMap((each) => each.mistakes);
    // Nothing is sent here, hence what a run may do is told whole.
    const coverage = await coverageOf({ ...config, mistakes, readOnly: false }, suites);
    return {
      apis: diagnosed.map(({ api, baseUrl, findings }) => ({ api, baseUrl, findings })),
      ...coverage,
      proposals,
      peaks: peaksOf(config),
    };
  });
}

function peaksOf({ target, apis }: Pick<Session['config'], 'target' | 'apis'>): string[] {
  const quotas = quotasOf(target).filter(({ api }) => apis.includes(api));
  return quotas.map(({ limit, noun, key }) => `${limit} ${noun} (${key})`);
}

interface DiagnosedApi {
  api: Api;
  baseUrl: string;
  findings: Finding[];
  mistakes: ProfileMistake[];
  proposals: Proposal[];
}

async function diagnoseApi(session: Session, api: Api): Promise<DiagnosedApi> {
  const { target } = session.config;
  const baseUrl = target[api]?.baseUrl ?? '';
  const connection = await connectionFindings(baseUrl, target.http);
  if (connection.some(({ state }) => state === 'problem')) {
    return { api, baseUrl, findings: connection, mistakes: [], proposals: [] };
  }
  const examined = await examineApi(session, api);
  const { obstacle, findings } = examined;
  const answer = obstacle === null ? [] : [problem('answer', obstacle)];
  return {
    api,
    baseUrl,
    findings: [...connection, ...answer, ...findings],
    mistakes: mistakesOf([examined]),
    proposals: obstacle === null ? await proposalsOf(session, api) : [],
  };
}

async function proposalsOf(session: Session, api: Api): Promise<Proposal[]> {
  const { partner, workspace } = session.config.target;
  if (api === 'partner') return partner === undefined ? [] : partnerProposals(partnerInquiry(session), partner);
  return workspace === undefined ? [] : workspaceProposals(workspaceInquiry(session), workspace);
}
