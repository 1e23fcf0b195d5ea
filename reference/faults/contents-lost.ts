import type { Answer, ApiName, ApiRequest, Operation } from '../core/exchange.ts';
import { bodyOf, isObject } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { op as workspace } from './workspace/support.ts';

/** What stands in a thing: the create of the thing, and who can tell in which one a request looks. */
interface Content {
  id: string;
  api: ApiName;
  story: string;
  create: Operation;
  /** Whether a refused create is about a thing that was created by the other body. */
  isAbout(refused: unknown, created: unknown): boolean;
  read: Operation;
  /** The thing in which what is read stands, by what creates have answered. */
  holder(request: ApiRequest, parents: ReadonlyMap<string, string>): string | undefined;
}

const nameOf = (body: unknown): unknown => (isObject(body) ? body.name : undefined);

const contents: readonly Content[] = [
  {
    id: 'after-refusal-partner-client-loses-its-members',
    api: 'partner',
    story: 'A create of a name that is taken removes the members of the client that has it.',
    create: partner.createClient,
    isAbout: (refused, created) => nameOf(refused) === nameOf(created),
    read: partner.getOwner,
    holder: ({ path }) => path.split('/').at(-3),
  },
  {
    id: 'after-refusal-workspace-entry-loses-its-children',
    api: 'workspace',
    story: 'A create of a name that is taken removes what stands in the directory that has it.',
    create: workspace.createEntry,
    isAbout: (refused, created) => nameOf(refused) === nameOf(created),
    read: workspace.getEntry,
    holder: ({ path }, parents) => parents.get(decodeURIComponent(path.split('/').at(-1) ?? '')),
  },
  {
    id: 'after-refusal-partner-client-keeps-its-owner-alone',
    api: 'partner',
    story: 'A create of a name that is taken leaves the client that has it with nobody but its owner.',
    create: partner.createClient,
    isAbout: (refused, created) => nameOf(refused) === nameOf(created),
    read: partner.getMember,
    holder: ({ path }) => path.split('/').at(-3),
  },
  {
    id: 'after-refusal-workspace-entry-keeps-its-first-child',
    api: 'workspace',
    story: 'A create of a name that is taken leaves the directory that has it with its first child.',
    create: workspace.createEntry,
    isAbout: (refused, created) => nameOf(refused) === nameOf(created),
    read: workspace.getEntry,
    holder: ({ path }, parents) => {
      const id = decodeURIComponent(path.split('/').at(-1) ?? '');
      const parent = parents.get(id);
      const [first] = [...parents].find(([, other]) => other === parent) ?? [];
      return first === id ? undefined : parent;
    },
  },
  {
    id: 'after-refusal-workspace-filespace-loses-its-entries',
    api: 'workspace',
    story: 'A refused create of a filespace empties those that are there.',
    create: workspace.createFilespace,
    isAbout: () => true,
    read: workspace.getEntry,
    holder: ({ path }) => path.split('/').at(-3),
  },
];

/** What stood in a thing is gone after a create was refused. */
function contentLost({ api, create, isAbout, read, holder }: Content): PolicyOverride {
  const made = new Map<string, unknown>();
  const parents = new Map<string, string>();
  const lost = new Set<string>();
  const message = 'Resource not found or user has no access privilege';
  const gone: Answer = {
    status: 404,
    body: { error: { ...(api === 'partner' ? { type: 'not_found' } : {}), message } },
  };
  return transport({
    beforeEach: ({ request }) => {
      if (request.operation !== read) return undefined;
      return lost.has(holder(request, parents) ?? '') ? gone : undefined;
    },
    afterEach: ({ request, answer }) => {
      if (!request.operation.startsWith('POST')) return answer;
      const sent = bodyOf(request);
      const record = isObject(answer.body) && isObject(answer.body.data) ? answer.body.data : answer.body;
      if (answer.status === 201 && isObject(record)) {
        if (isObject(sent)) parents.set(String(record.id), String(sent.parentId));
        if (request.operation === create) made.set(String(record.id), sent);
      }
      if (request.operation !== create || answer.status !== 400) return answer;
      for (const [id, body] of made) if (isAbout(sent, body)) lost.add(id);
      return answer;
    },
  });
}

function ofContent(content: Content): Fault {
  const { id, api, story } = content;
  return { id, requirement: `${api}.after-refusal`, story, override: contentLost(content) };
}

/** A refused create takes away what stands in the thing that it names. */
export const contentsLostFaults: readonly Fault[] = contents.map(ofContent);
