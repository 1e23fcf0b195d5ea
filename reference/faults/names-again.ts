import type { Answer, ApiName, ApiRequest, Operation } from '../core/exchange.ts';
import { isObject } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { createdIn, isDone, type Kind, kinds, nameIn, Register, withoutRecords } from './kinds.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { op as workspace } from './workspace/support.ts';

/** The id of what is gone finds what has its name now. */
function cameBack(kind: Kind): PolicyOverride {
  const known = new Register();
  const later = new Map<string, string>();
  return transport({
    beforeEach: ({ api, request }) => {
      const id = later.get(request.params[kind.parameter] ?? '');
      if (api === kind.api && id !== undefined) Object.assign(request.params, { [kind.parameter]: id });
      return undefined;
    },
    afterEach: ({ api, request, answer }) => {
      if (api !== kind.api) return answer;
      known.take(kind, request, answer);
      const id = request.operation === kind.create && isDone(answer) ? createdIn(answer) : null;
      const former = id === null ? undefined : known.removed.get(nameIn(request));
      if (id !== null && former !== undefined && former !== id) later.set(former, id);
      return answer;
    },
  });
}

/** What is removed is kept under its name, where there is room for one. */
function staying(kind: Kind): PolicyOverride {
  const known = new Register();
  const taken: Answer = { status: 400, body: { error: { type: 'conflict', message: 'Unique constraint failed' } } };
  return transport({
    beforeEach: ({ api, request }) => {
      if (api !== kind.api || request.operation !== kind.remove) return undefined;
      const id = request.params[kind.parameter] ?? '';
      const former = known.removed.get(known.names.get(id) ?? '');
      return former !== undefined && former !== id ? taken : undefined;
    },
    afterEach: ({ api, request, answer }) => {
      if (api === kind.api) known.take(kind, request, answer);
      return answer;
    },
  });
}

/** The answer to whoever asks for one of some ids, as if nothing had it. */
function hidden(
  kind: Kind,
  ids: ReadonlySet<string>,
  { api, request }: { api: ApiName; request: ApiRequest },
): Answer | undefined {
  const id = request.params[kind.parameter];
  if (api !== kind.api || id === undefined || !ids.has(id)) return undefined;
  const message = 'Resource not found or user has no access privilege';
  return { status: 404, body: { error: { type: 'not_found', message } } };
}

/** What is made again has its id of before, which stays marked as removed. */
function staysGone(kind: Kind): PolicyOverride {
  const known = new Register();
  const back = new Set<string>();
  return transport({
    beforeEach: ({ api, request }) =>
      request.operation === kind.remove ? undefined : hidden(kind, back, { api, request }),
    afterEach: ({ api, request, answer }) => {
      if (api !== kind.api) return answer;
      known.take(kind, request, answer);
      const id = request.operation === kind.create && isDone(answer) ? createdIn(answer) : null;
      const former = id === null ? undefined : known.removed.get(nameIn(request));
      if (id === null || former === undefined || former === id) return answer;
      back.add(former);
      return { ...answer, body: JSON.parse(JSON.stringify(answer.body).replaceAll(id, former)) };
    },
  });
}

/** What is removed goes with all whose names differ from its own in letter case alone. */
function goneWithTwins(kind: Kind): PolicyOverride {
  const known = new Register();
  const gone = new Set<string>();
  return transport({
    beforeEach: ({ api, request }) => hidden(kind, gone, { api, request }),
    afterEach: ({ api, request, answer }) => {
      if (api !== kind.api) return answer;
      known.take(kind, request, answer);
      const name = known.names.get(request.params[kind.parameter] ?? '');
      if (request.operation !== kind.remove || !isDone(answer) || name === undefined) return answer;
      for (const [id, other] of known.names)
        if (other !== name && other.toLowerCase() === name.toLowerCase()) gone.add(id);
      return answer;
    },
  });
}

/** A list leaves out whatever is called like something that was removed. */
function buried(kind: Kind): PolicyOverride {
  const known = new Register();
  const isLeftOut = (id: string): boolean => known.removed.has(known.names.get(id) ?? '');
  return transport({
    afterEach: ({ api, request, answer }) => {
      if (api !== kind.api) return answer;
      known.take(kind, request, answer);
      if (request.operation !== kind.list || !isDone(answer)) return answer;
      return { ...answer, body: withoutRecords(answer.body, isLeftOut) };
    },
  });
}

/** What was read below a thing is kept for whatever is called like it. */
function inherited(kind: Kind, below: Operation): PolicyOverride {
  const known = new Register();
  const answers = new Map<string, Answer>();
  return transport({
    afterEach: ({ api, request, answer }) => {
      if (api !== kind.api) return answer;
      known.take(kind, request, answer);
      const id = request.params[kind.parameter] ?? '';
      const name = known.names.get(id);
      if (request.operation !== below || name === undefined) return answer;
      if (!known.removed.has(name)) answers.set(name, answer);
      return known.removed.get(name) === id ? answer : (answers.get(name) ?? answer);
    },
  });
}

/** Filespaces are told apart by their names, whoever had them first: the requests of an operation go to that one. */
function byFirstName(asked: Operation): PolicyOverride {
  const names = new Map<string, string>();
  const first = new Map<string, string>();
  const isNaming = (operation: Operation): boolean =>
    operation === workspace.createFilespace || operation === workspace.renameFilespace;
  return transport({
    beforeEach: ({ api, request }) => {
      const id = request.params.filespaceId ?? '';
      const holder = first.get(names.get(id) ?? '');
      if (api === 'workspace' && request.operation === asked && holder !== undefined) {
        Object.assign(request.params, { filespaceId: holder });
      }
      return undefined;
    },
    afterEach: ({ api, request, answer }) => {
      if (api !== 'workspace' || !isNaming(request.operation) || !isDone(answer)) return answer;
      const id = createdIn(answer);
      const body = request.json();
      const name = isObject(body) && typeof body.name === 'string' ? body.name : '';
      if (id !== null) names.set(id, name);
      if (id !== null && !first.has(name)) first.set(name, id);
      return answer;
    },
  });
}

/** What goes wrong when a name is given up and used again, for every kind of thing that has one. */
export const namesAgainFaults: readonly Fault[] = [
  ...kinds.flatMap((kind) => {
    const { api, name, list } = kind;
    return [
      fault(api, `${name}-came-back`, `The id of a removed ${name} finds the next one of its name.`, cameBack(kind)),
      fault(api, `${name}-stays`, `The second ${name} of a name cannot be removed.`, staying(kind)),
      fault(api, `${name}-stays-gone`, `A ${name} made again has its id of before, and is as gone.`, staysGone(kind)),
      fault(api, `${name}-buried`, `${list} leaves out what is called like something removed.`, buried(kind)),
    ];
  }),
  ...kinds
    .filter(({ name }) => name !== 'member')
    .map((kind) => {
      const story = `A ${kind.name} goes with those of its name in another letter case.`;
      return fault(kind.api, `${kind.name}-gone-with-twins`, story, goneWithTwins(kind));
    }),
  ...kinds.flatMap((kind) => {
    const below = { client: partner.getOwner, entry: workspace.children }[kind.name];
    const story = `${below} shows what a former ${kind.name} of the name had.`;
    return below === undefined ? [] : [fault(kind.api, `${kind.name}-inherits`, story, inherited(kind, below))];
  }),
  ...([workspace.resolve, workspace.getFilespace, workspace.deleteFilespace] as const).map((asked) =>
    fault(
      'workspace',
      `filespace-by-first-name-${asked.endsWith('resolve') ? 'paths' : asked.split(' ')[0]?.toLowerCase()}`,
      `${asked} goes to the filespace that had the name first.`,
      byFirstName(asked),
    ),
  ),
];

function fault(api: ApiName, what: string, story: string, override: PolicyOverride): Fault {
  return { id: `names-again-${api}-${what}`, requirement: `${api}.names-again`, story, override };
}
