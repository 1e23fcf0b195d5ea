import type { Api } from '../../generated/catalogue.ts';
import { createContext } from '../check/context.ts';
import type { Target } from '../profile/model.ts';
import { Session } from '../run/session.ts';
import { withConfig } from '../run/with-session.ts';
import { connectionFindings } from './connection.ts';
import { coverageOf, type FamilyCoverage } from './coverage.ts';
import type { Finding } from './finding.ts';
import { partnerFindings } from './partner.ts';
import { workspaceFindings } from './workspace.ts';

export interface Diagnosis {
  apis: { api: Api; baseUrl: string; findings: Finding[] }[];
  families: FamilyCoverage[];
  /** Why the coverage is not known; null when it is. */
  trouble: string | null;
}

/** Looks at a target by harmless GETs, and at the checks without sending anything: what will a run do here? */
export async function examine(target: Target, apis: readonly Api[]): Promise<Diagnosis> {
  return withConfig(target, { apis, readOnly: true }, async (config) => {
    const examined: Diagnosis['apis'] = [];
    const session = new Session(config);
    try {
      for (const api of config.apis) {
        const baseUrl = target[api]?.baseUrl ?? '';
        examined.push({ api, baseUrl, findings: await findingsOf(session, api, baseUrl) });
      }
    } finally {
      await session.close();
    }
    // Nothing is sent here, hence what a run may do is told whole.
    return { apis: examined, ...(await coverageOf({ ...config, readOnly: false })) };
  });
}

async function findingsOf(session: Session, api: Api, baseUrl: string): Promise<Finding[]> {
  const connection = await connectionFindings(baseUrl, session.config.target.http);
  if (connection.some(({ state }) => state === 'problem')) return connection;
  const context = createContext(session);
  try {
    const found = await (api === 'partner' ? partnerFindings(context) : workspaceFindings(context));
    return [...connection, ...found];
  } finally {
    session.settle(context.scope);
  }
}
