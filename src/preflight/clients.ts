import type { PartnerOperation } from '../../generated/catalogue.ts';
import { type Finding, ok, problem, warning } from '../model/finding.ts';
import type { ClientFixture, PartnerCredential } from '../profile/model.ts';
import type { PartnerInquiry } from './apis.ts';
import { type Answer, type Asker, isAccepted, type Question } from './inquiry.ts';
import { anyKnows, type Knowledge, knows, lists, longestList } from './knowledge.ts';

type Reader = (question: Question<PartnerOperation>) => Promise<Answer>;

const client = '/api/v1/clients/{clientId}';
const workspace = `${client}/workspaces/{workspaceId}` as const;
const filespace = `${workspace}/filespaces/{filespaceId}` as const;

/** Looks for a client of the profile, and for what the profile names below it, under the key that should reach them. */
export async function clientFindings(
  inquiry: PartnerInquiry,
  key: string,
  fixture: ClientFixture,
  asker: Asker<PartnerCredential> = 'own',
): Promise<Finding[]> {
  const read: Reader = (question) => inquiry.ask(question, asker);
  const levels = levelsOf(fixture);
  const [deepest] = levels.slice(-1);
  // Whoever answers for what lies deepest knows what lies above it.
  if (deepest !== undefined && isAccepted(await read(deepest.question))) {
    return levels.map(({ name }) => ok(`${key}${name}`, 'found'));
  }
  const findings: Finding[] = [];
  for (const level of levels) {
    const what = `${key}${level.name}`;
    if (findings.some(({ state }) => state === 'problem')) findings.push(problem(what, 'is below what is not found'));
    else findings.push(findingOf(what, await level.isThere(read)));
  }
  return findings;
}

export function findingOf(what: string, isThere: Knowledge): Finding {
  if (isThere === null) return warning(what, 'cannot be looked up: the checks will tell');
  return isThere ? ok(what, 'found') : problem(what, 'is not found');
}

interface Level {
  /** What follows the fixture's key. */
  name: string;
  question: Question<PartnerOperation>;
  isThere(read: Reader): Promise<Knowledge>;
}

function levelsOf({ id: clientId, workspace: workspaceId, filespace: filespaceId }: ClientFixture): Level[] {
  const get = (operation: PartnerOperation, path: Record<string, string>) => ({ operation, path });
  const ofClient = [get(`GET ${client}`, { clientId })];
  const below = [get(`GET ${client}/workspaces`, { clientId }), get(`GET ${client}/members`, { clientId })];
  const levels: Level[] = [
    {
      name: '',
      question: { operation: `GET ${client}`, path: { clientId } },
      isThere: (read) => isClient(read, [...ofClient, ...below], clientId),
    },
  ];
  if (workspaceId === undefined) return levels;
  const place = { clientId, workspaceId };
  levels.push({
    name: '.workspace',
    question: get(`GET ${workspace}`, place),
    isThere: async (read) => {
      const inside = [get(`GET ${workspace}`, place), get(`GET ${workspace}/filespaces`, place)];
      const list = lists(await read(whole(`GET ${client}/workspaces`, { clientId })), workspaceId);
      return anyKnows([list, ...(await Promise.all(inside.map(async (question) => knows(await read(question)))))]);
    },
  });
  if (filespaceId === undefined) return levels;
  levels.push({
    name: '.filespace',
    question: get(`GET ${filespace}`, { ...place, filespaceId }),
    isThere: async (read) => {
      const list = lists(await read(whole(`GET ${workspace}/filespaces`, place)), filespaceId);
      const inside = { ...place, filespaceId };
      const usage = { operation: `GET ${filespace}/usage`, path: inside, query: lastDays() } as const;
      const [own, below] = await Promise.all([read(get(`GET ${filespace}`, inside)), read(usage)]);
      return anyKnows([list, knows(own), knows(below)]);
    },
  });
  return levels;
}

/** A range that usage is certainly kept for. */
function lastDays(): { start: string; end: string } {
  const daysAgo = (days: number): string =>
    `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`;
  return { start: daysAgo(21), end: daysAgo(7) };
}

function whole(operation: PartnerOperation, path: Record<string, string>): Question<PartnerOperation> {
  return { operation, path, query: { l: '300' } };
}

async function isClient(
  read: Reader,
  questions: readonly Question<PartnerOperation>[],
  clientId: string,
): Promise<Knowledge> {
  const direct = anyKnows(await Promise.all(questions.map(async (question) => knows(await read(question)))));
  return direct === true ? true : anyKnows([direct, await isListed(read, clientId)]);
}

const largestPage = 300;
const mostPages = 10;

/** Whether the list of clients names one, as far as that can be read with a few requests. */
export async function isListed(read: Reader, clientId: string): Promise<Knowledge> {
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { l: String(largestPage), p: String(page) };
    const answer = await read({ operation: 'GET /api/v1/clients', query });
    const isNamed = lists(answer, clientId);
    if (isNamed !== false || longestList(answer.exchange?.json).length < largestPage) return isNamed;
  }
  return false;
}
