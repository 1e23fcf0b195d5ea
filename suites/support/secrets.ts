import { type Exchange, type Finding, field, type JudgedRun } from '../../src/check/index.ts';
import { parse, shortest } from './json-text.ts';
import { isObject } from './lists.ts';
import { runMemory } from './run-memory.ts';
import { pathOf } from './shown-records.ts';

type Requirement = Finding['requirement'];

/** Values that must not come back, by the requirement that says so; each run has its own. */
const sentIn = runMemory(() => new Map<Requirement, Set<string>>());

/** Shorter texts occur by chance. */
const minLength = 8;
/** So do words: a role, a status, a part of a message. */
const word = /^[A-Z]?[a-z]{1,11}$/;

/** Whether an answer that holds this credential can hardly do so by chance. */
export function isTelling(credential: string | undefined): boolean {
  return credential !== undefined && credential.length >= minLength && !word.test(credential);
}

/** A leak shows in the answers that follow soon; older values need no further search. */
const remembered = 40;

const invitation = 'workspace.secrets.invitation-link';
const addMember = 'POST /api/v1/members';

export const judgedSecrets: readonly Requirement[] = [
  'partner.secrets.api-key',
  'workspace.secrets.bearer-token',
  'workspace.secrets.service-account-token',
  'workspace.secrets.data-store-secret-key',
  'workspace.secrets.customer-storage',
  invitation,
];

/** Looks into every answer for what must never be shown: learned from the profile and from the traffic itself. */
export function secretsRule(exchange: Exchange, run: JudgedRun): Finding[] {
  const findings = [...search(exchange, run), ...invitationField(exchange)];
  learn(exchange, run);
  return findings;
}

function search(exchange: Exchange, run: JudgedRun): Finding[] {
  const { config, redactor } = run;
  const { partner, workspace } = config.target;
  const sent = sentIn(run);
  if (exchange.api === 'partner') {
    const keys = [partner?.apiKey, ...Object.values(partner?.credentials ?? {})];
    return [judge(exchange, 'partner.secrets.api-key', keys.filter(isTelling), 'an API key')];
  }
  const tokens = [workspace?.token, ...Object.values(workspace?.credentials ?? {})];
  const known = (requirement: Requirement): string[] => [...(sent.get(requirement) ?? [])];
  const kinds: [Requirement, readonly (string | undefined)[], string][] = [
    ['workspace.secrets.bearer-token', tokens.filter(isTelling), 'a token of the profile'],
    ['workspace.secrets.service-account-token', redactor.named('SERVICE_ACCOUNT_TOKEN'), 'a token issued before'],
    ['workspace.secrets.data-store-secret-key', known('workspace.secrets.data-store-secret-key'), 'a secret key'],
    ['workspace.secrets.customer-storage', known('workspace.secrets.customer-storage'), 'a storage secret'],
  ];
  const findings = kinds.map(([requirement, values, what]) => judge(exchange, requirement, values, what));
  // The one response that may hold the secret of an invitation is that of the add itself; a refusal adds nobody.
  if (mayInvite(exchange)) return findings;
  return [...findings, judge(exchange, invitation, known(invitation).filter(isTelling), 'the secret of an invitation')];
}

function judge(
  exchange: Exchange,
  requirement: Requirement,
  values: readonly (string | undefined)[],
  what: string,
): Finding {
  const leaked = values.some((value) => value !== undefined && value.length >= minLength && shows(exchange, value));
  return {
    requirement,
    subject: `no answer holds ${what}`,
    problem: leaked
      ? { expected: `no answer that holds ${what}`, got: `${exchange.operation} ${exchange.status} with it` }
      : null,
  };
}

function shows(exchange: Exchange, value: string): boolean {
  if (exchange.api === 'partner' && Object.values(exchange.headers).some((text) => carries(text, value))) return true;
  return holdsText(exchange, value);
}

/** A header may have it in base64, as cookies do. */
function carries(header: string, value: string): boolean {
  if (header.includes(value)) return true;
  return header.length > value.length && runsIn(header).some((decoded) => decoded.includes(value));
}

/** Whether a body holds a text, however its JSON escapes it: a slash may be written as `\\/`. */
export function holdsText({ text, json }: Pick<Exchange, 'text' | 'json'>, value: string): boolean {
  const escaped = JSON.stringify(value).slice(1, -1);
  if (text.includes(value) || text.includes(escaped)) return true;
  if (decodedRuns(text).some((decoded) => decoded.includes(value))) return true;
  return json !== undefined && text.includes('\\') && JSON.stringify(json).includes(escaped);
}

let lastRuns: { of: string; decoded: string[] } = { of: '', decoded: [] };

/** What a body holds in base64, the way in which credentials are often carried; one body is asked about many values. */
function decodedRuns(text: string): string[] {
  if (lastRuns.of !== text) lastRuns = { of: text, decoded: runsIn(text) };
  return lastRuns.decoded;
}

function runsIn(text: string): string[] {
  const runs = (text.match(/[\w+/-]+/g) ?? []).filter((run) => run.length >= 16);
  return runs.map((run) => Buffer.from(run, 'base64').toString('latin1'));
}

/** Also where the engine adds a member for itself, to see whether there is room, or a check in a way that is open. */
function isAdd({ operation, request }: Exchange): boolean {
  if (operation !== null) return operation === addMember;
  return request.method === 'POST' && pathOf(request.url).endsWith(addMember.slice('POST '.length));
}

function mayInvite(exchange: Exchange): boolean {
  return isAdd(exchange) && exchange.status < 400;
}

/** The field belongs to one response alone, whatever it holds elsewhere. */
function invitationField(exchange: Exchange): Finding[] {
  if (exchange.api !== 'workspace' || mayInvite(exchange)) return [];
  const found = /"pendingInvitationLinkSecret"\s*:\s*"[^"]/.test(shortest(exchange));
  const problem = found ? { expected: 'no pendingInvitationLinkSecret', got: `${exchange.operation} with it` } : null;
  return [{ requirement: invitation, subject: 'no other answer has the field of the secret', problem }];
}

function learn(exchange: Exchange, run: JudgedRun): void {
  if (exchange.api !== 'workspace') return;
  const { config } = run;
  const sent = sentIn(run);
  const request = parse(exchange.request.body);
  // A storage to try things on often has one text for all: what the profile shows elsewhere proves nothing either.
  const { workspace } = config.target;
  const lent = [
    workspace?.dataStore,
    workspace?.customerStorage,
    workspace?.otherCustomerStorage,
    workspace?.filespace,
  ];
  const shown = [request, ...lent].flatMap(publicValues);
  if (exchange.operation?.includes('/external/data-stores') === true) {
    remember(sent, 'workspace.secrets.data-store-secret-key', secretFields(field(request, 's3StorageParams')), shown);
  }
  if (exchange.operation === 'POST /api/v1/filespaces') {
    remember(sent, 'workspace.secrets.customer-storage', secretFields(field(request, 'customerStorageParams')), shown);
  }
  if (isAdd(exchange)) {
    const secret = field(field(exchange.json, 'data'), 'pendingInvitationLinkSecret');
    if (typeof secret === 'string') remember(sent, invitation, [secret], []);
  }
}

function remember(
  sent: Map<Requirement, Set<string>>,
  requirement: Requirement,
  values: readonly string[],
  shown: readonly string[],
): void {
  const known = sent.get(requirement) ?? new Set();
  sent.set(requirement, known);
  for (const value of values) {
    // Where the same text is also a public value, or signs that stand for any secret, its appearance proves nothing.
    if (/[\p{L}\p{N}]/u.test(value) && !shown.some((text) => text.includes(value))) known.add(value);
  }
  for (const oldest of known) {
    if (known.size <= remembered) break;
    known.delete(oldest);
  }
}

function secretFields(params: unknown): string[] {
  if (!isObject(params)) return [];
  const fields = Object.entries(params).filter(([name]) => /secret/i.test(name));
  return fields.map(([, value]) => value).filter((value) => typeof value === 'string');
}

function publicValues(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => (/secret/i.test(name) ? [] : publicValues(item)));
}
