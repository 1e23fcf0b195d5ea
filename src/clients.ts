import createClient, { type Client } from 'openapi-fetch';
import type { paths as PartnerPaths } from '../generated/partner.ts';
import type { paths as WorkspacePaths } from '../generated/workspace.ts';
import { createVocabulary } from './http/vocabulary.ts';
import type { NeutralWord } from './profile/model.ts';

export type {
  components as PartnerComponents,
  operations as PartnerOperations,
  paths as PartnerPaths,
} from '../generated/partner.ts';
export type {
  components as WorkspaceComponents,
  operations as WorkspaceOperations,
  paths as WorkspacePaths,
} from '../generated/workspace.ts';

export interface ClientSettings {
  /** May have a path prefix. */
  baseUrl: string;
  /** Words of the wire, where they differ from those of the documents; the client speaks the documents' words. */
  vocabulary?: Partial<Record<NeutralWord, string>>;
  fetch?: (request: Request) => Promise<Response>;
}

/** A client of the Partner Management API whose paths, parameters and bodies are typed by the contract. */
export function createPartnerClient({
  apiKey,
  ...settings
}: ClientSettings & { apiKey: string }): Client<PartnerPaths> {
  return typedClient<PartnerPaths>(settings, `ApiKey ${apiKey}`);
}

/** A client of the Workspace API whose paths, parameters and bodies are typed by the contract. */
export function createWorkspaceClient({
  token,
  ...settings
}: ClientSettings & { token: string }): Client<WorkspacePaths> {
  return typedClient<WorkspacePaths>(settings, `Bearer ${token}`);
}

function typedClient<Paths extends object>(settings: ClientSettings, authorization: string): Client<Paths> {
  const words = createVocabulary(settings.vocabulary ?? {});
  return createClient<Paths>({
    baseUrl: settings.baseUrl.replace(/\/+$/, ''),
    headers: { authorization },
    bodySerializer: (body) => JSON.stringify(words.toWire(body)),
    ...(settings.fetch && { fetch: settings.fetch }),
    ...(settings.vocabulary && { fetch: translating(words.toNeutral, settings.fetch ?? fetch) }),
  });
}

/** Bodies that are no JSON are passed on as they are. */
function translating(
  toNeutral: (value: unknown) => unknown,
  send: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await send(request);
    if (!/json/i.test(response.headers.get('content-type') ?? '') || response.body === null) return response;
    const text = await response.text();
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    headers.delete('content-encoding');
    const { status, statusText } = response;
    return new Response(translated(text, toNeutral), { status, statusText, headers });
  };
}

function translated(text: string, toNeutral: (value: unknown) => unknown): string {
  try {
    return JSON.stringify(toNeutral(JSON.parse(text)));
  } catch {
    return text;
  }
}
