import type { Api } from '../../generated/catalogue.ts';
import type { Finding, ProfileMistake } from '../model/finding.ts';
import { visible } from '../model/visible.ts';
import type { RunConfig } from '../session/config.ts';
import type { Session } from '../session/session.ts';
import { partnerInquiry, partnerProbes, workspaceInquiry, workspaceProbes } from './apis.ts';
import { obstacleOf } from './obstacle.ts';
import { partnerFindings } from './partner.ts';
import { workspaceFindings } from './workspace.ts';

/** What harmless questions to one API of a target showed. */
export interface Examined {
  api: Api;
  /** Why this API cannot be tested, in one sentence with its remedy; null when it can. */
  obstacle: string | null;
  /** What the credentials and fixtures of the profile are. */
  findings: Finding[];
  /** Whether it fell silent meanwhile. */
  isSilent: boolean;
}

/** Asks every API that a run needs, side by side, whether it is there, and what the profile says about it. */
export function examine(session: Session): Promise<Examined[]> {
  return Promise.all(neededApis(session.config).map((api) => examineApi(session, api)));
}

function neededApis({ apis, selected, replay }: RunConfig): Api[] {
  const ids = replay === null ? selected : [replay.requirement];
  return apis.filter((api) => ids === null || ids.some((id) => id.startsWith(`${api}.`)));
}

export async function examineApi(session: Session, api: Api): Promise<Examined> {
  const { obstacle, look, isSilent } = await approach(session, api, { withRejected: true });
  const findings = obstacle === null ? await look() : [];
  const shown = (text: string): string => visible(session.redactor.text(text));
  const notes = findings.map((finding) => ({ ...finding, note: shown(finding.note) }));
  return { api, obstacle, findings: notes, isSilent: isSilent() };
}

/** Only whether the APIs are there: for whoever uses nothing but the main credentials. */
export async function obstacles(session: Session): Promise<string[]> {
  const found = await Promise.all(session.config.apis.map((api) => approach(session, api, { withRejected: false })));
  return found.map(({ obstacle }) => obstacle).filter((obstacle) => obstacle !== null);
}

interface Approach {
  obstacle: string | null;
  /** What the profile names there; no question of the approach is asked again. */
  look(): Promise<Finding[]>;
  isSilent(): boolean;
}

/** @param withRejected whether credentials that are to be rejected ask before any other. */
async function approach(session: Session, api: Api, { withRejected }: { withRejected: boolean }): Promise<Approach> {
  const { partner, workspace } = session.config.target;
  if (api === 'partner') {
    const inquiry = partnerInquiry(session);
    if (withRejected) await inquiry.askFirst(partnerProbes.all[0], statedOf(rejected.partner, partner?.credentials));
    const obstacle = await obstacleOf(inquiry, api, partnerProbes);
    const look = async () => (partner === undefined ? [] : partnerFindings(inquiry, partner));
    return { obstacle, look, isSilent: () => inquiry.isSilent };
  }
  const inquiry = workspaceInquiry(session);
  if (withRejected)
    await inquiry.askFirst(workspaceProbes.all[0], statedOf(rejected.workspace, workspace?.credentials));
  const obstacle = await obstacleOf(inquiry, api, workspaceProbes);
  const look = async () => (workspace === undefined ? [] : workspaceFindings(inquiry, workspace));
  return { obstacle, look, isSilent: () => inquiry.isSilent };
}

/**
 * Who is let in only because others were before is no mistake of the profile: the first question that `Reception` asks of
 * each tells them apart.
 */
const rejected = { partner: ['notEntitled', 'revoked'], workspace: ['expired', 'revoked'] } as const;

function statedOf<Credential extends string>(
  names: readonly Credential[],
  credentials: Partial<Record<Credential, string>> = {},
): readonly Credential[] {
  return names.filter((name) => credentials[name] !== undefined);
}

/** What of the profile is not what it says; checks that ask for it are inconclusive. */
export function mistakesOf(examined: readonly Examined[]): ProfileMistake[] {
  return examined.flatMap(({ findings }) =>
    findings.filter(({ state }) => state === 'problem').map(({ what, note }) => ({ key: what, note })),
  );
}
