import { startEmbedded } from '../reference/embedded.ts';

/** How the reference service is started. */
export interface ReferenceServiceOptions {
  /** 0, the default, takes any free port of the loopback address. */
  port?: number;
  /** Path prefixes of the two base URLs. */
  partnerPrefix?: string;
  workspacePrefix?: string;
  /** A database file that outlives the service; in memory without one. */
  db?: string;
  /** Names of known faults, each of which breaks one rule of the documents. */
  faults?: readonly string[];
  /** Names of other conforming readings of what the documents leave open. */
  variants?: readonly string[];
}

/** A running reference service of both APIs. */
export interface ReferenceService {
  readonly partnerBaseUrl: string;
  readonly workspaceBaseUrl: string;
  /** A target of a profile, with everything that unlocks checks. */
  readonly profile: {
    readonly partner: { readonly baseUrl: string; readonly apiKey: string };
    readonly workspace: { readonly baseUrl: string; readonly token: string };
    readonly vocabulary?: Readonly<Record<string, string>>;
  };
  close(): Promise<void>;
}

/** Starts the reference service in a thread of its own. */
export async function startReference(options: ReferenceServiceOptions = {}): Promise<ReferenceService> {
  return startEmbedded(options);
}
