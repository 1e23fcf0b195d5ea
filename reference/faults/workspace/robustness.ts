import type { Answer, ApiName, ApiRequest, TransportProblem } from '../../core/exchange.ts';
import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { answered, type Change, isObject, op, refused, successes } from './support.ts';

const crash = (answer: Answer): Answer => ({
  ...answer,
  status: 500,
  body: { error: { message: 'Something went wrong' } },
});

/** A kind of mistake crashes the service, in one operation or in all. */
function crashes(kind: WorkspaceFailure | TransportProblem, ...asked: readonly string[]): Change {
  return {
    errors: {
      answer: (current, problem, answer) =>
        problem === kind && (asked.length === 0 || asked.includes(current)) ? crash(answer) : answer,
    },
  };
}

/** Bodies that are no objects crash some operations. */
function crashesOn(shape: (body: unknown) => boolean, ...asked: readonly string[]): Change {
  return {
    errors: {
      answer: (current, problem, answer, request) =>
        problem.endsWith('.body') && asked.includes(current) && shape(request.json()) ? crash(answer) : answer,
    },
  };
}

function crashesOnQuery(name: string, bad: (value: string) => boolean, asked: (typeof op)[keyof typeof op]): Change {
  return answered(asked, (answer, request) => (request.query.getAll(name).some(bad) ? crash(answer) : answer));
}

/** A link that is rejected anyway is a server error for such a parameter. */
function linkCrash(id: string, story: string, name: string, value: string): Fault {
  return {
    id: `robust-link-${id}-crashes`,
    requirement: 'workspace.robustness.query',
    story,
    override: {
      open: {
        transport: {
          afterEach: ({ request, answer }) =>
            request.operation === op.directLink && answer.status === 400 && request.query.get(name) === value
              ? crash(answer)
              : answer,
        },
      },
    },
  };
}

/** What a body that is no JSON leaves behind. */
function stumbling(): Fault {
  let down = 0;
  const story = 'After a body that could not be read the list of members fails for a while.';
  const { id, requirement, override } = fault('robust-keeps-serving', 'workspace.robustness.keeps-serving', story, {
    errors: {
      answer: (_op, kind, answer) => {
        if (kind === 'malformed-json') down = 40;
        return answer;
      },
    },
  });
  const beforeEach = ({
    api,
    request,
  }: {
    readonly api: ApiName;
    readonly request: ApiRequest;
  }): Answer | undefined => {
    if (down === 0 || api !== 'workspace' || request.operation !== op.listMembers) return undefined;
    down -= 1;
    return { status: 500, body: { error: { message: 'Something went wrong' } } };
  };
  return { id, requirement, story, override: { ...override, open: { transport: { beforeEach } } } };
}

const ownProto = (value: unknown): boolean => isObject(value) && Object.hasOwn(value, '__proto__');

export const robustnessFaults: readonly Fault[] = [
  fault(
    'robust-duplicate-crashes',
    'workspace.robustness.no-5xx',
    'A data store of a name that is taken is a server error.',
    crashes('dataStore.exists'),
  ),
  fault(
    'robust-file-parent-crashes',
    'workspace.robustness.no-5xx',
    'A directory below a file is a server error.',
    crashes('entry.parentNotDirectory'),
  ),
  fault(
    'robust-missing-member-crashes',
    'workspace.robustness.no-5xx',
    'A missing member is a server error for role changes.',
    crashes('member.notFound', op.changeMember),
  ),
  fault(
    'robust-json-crashes',
    'workspace.robustness.malformed-json',
    'A body that is no JSON is a server error.',
    crashes('malformed-json'),
  ),
  fault(
    'robust-json-crashes-rename',
    'workspace.robustness.malformed-json',
    'A rename with a body that is no JSON is a server error.',
    crashes('malformed-json', op.renameFilespace),
  ),
  fault(
    'robust-json-crashes-entry',
    'workspace.robustness.malformed-json',
    'A new directory with a body that is no JSON is a server error.',
    crashes('malformed-json', op.createEntry),
  ),
  fault(
    'robust-null-crashes',
    'workspace.robustness.body-shape',
    'A null body is a server error for role changes.',
    crashesOn((body) => body === null, op.changeMember),
  ),
  fault(
    'robust-array-crashes',
    'workspace.robustness.body-shape',
    'An array as the body is a server error for data stores.',
    crashesOn((body) => Array.isArray(body), op.createStore),
  ),
  fault(
    'robust-absent-crashes',
    'workspace.robustness.body-shape',
    'A missing body is a server error for service accounts.',
    crashesOn((body) => body === undefined, op.createAccount),
  ),
  fault(
    'robust-text-crashes',
    'workspace.robustness.body-shape',
    'A text as the body is a server error for members.',
    crashesOn((body) => typeof body === 'string', op.addMember),
  ),
  fault(
    'robust-type-crashes',
    'workspace.robustness.content-type',
    'Another content type is a server error.',
    crashes('unsupported-media-type'),
  ),
  fault(
    'robust-type-crashes-update',
    'workspace.robustness.content-type',
    'Another content type is a server error for updates of data stores.',
    crashes('unsupported-media-type', op.updateStore),
  ),
  fault(
    'robust-large-crashes',
    'workspace.robustness.large-body',
    'A large body is a server error.',
    crashes('body-too-large'),
  ),
  fault(
    'robust-large-crashes-member',
    'workspace.robustness.large-body',
    'A large body is a server error for members.',
    crashes('body-too-large', op.addMember),
  ),
  fault(
    'robust-nul-crashes',
    'workspace.robustness.strange-text',
    'A NUL character, or half a pair, reaches the database.',
    crashes('request.text'),
  ),
  fault(
    'robust-nul-crashes-account',
    'workspace.robustness.strange-text',
    'A NUL character in the name of a service account reaches the database.',
    crashes('request.text', op.createAccount),
  ),
  fault(
    'robust-path-crashes',
    'workspace.robustness.strange-text',
    'A path that cannot be decoded is a server error.',
    crashes('malformed-path'),
  ),
  fault(
    'robust-proto-crashes',
    'workspace.robustness.strange-text',
    'A field named __proto__ is a server error for directories.',
    {
      ...successes((asked, answer, request) =>
        asked === op.createEntry && ownProto(request.json()) ? crash(answer) : answer,
      ),
    },
  ),
  fault(
    'robust-long-id-crashes',
    'workspace.robustness.strange-text',
    'A very long member id does not fit the query.',
    refused('member.malformedId', (answer, request) =>
      (request.params.memberId ?? '').length > 255 ? crash(answer) : answer,
    ),
  ),
  fault(
    'robust-limit-crashes',
    'workspace.robustness.query',
    'A limit that is no number is a server error.',
    crashes('children.limit'),
  ),
  fault(
    'robust-cursor-crashes',
    'workspace.robustness.query',
    'A cursor that cannot be read is a server error.',
    crashes('children.cursor'),
  ),
  linkCrash('empty-id', 'An entry id that is empty makes no link, but a server error.', 'entryId', ''),
  linkCrash('path-nul', 'A NUL character in the path of a link is a server error.', 'path', '\0'),
  fault(
    'robust-filter-repeated-crashes',
    'workspace.robustness.query',
    'A filter given twice is a server error.',
    answered(op.listMembers, (answer, request) => (request.query.getAll('email').length > 1 ? crash(answer) : answer)),
  ),
  fault(
    'robust-filter-quote-crashes',
    'workspace.robustness.query',
    'An apostrophe in the name filter ends the query.',
    crashesOnQuery('name', (value) => value.includes("'"), op.listStores),
  ),
  fault(
    'robust-filter-nul-crashes',
    'workspace.robustness.query',
    'A NUL character in the e-mail filter is a server error.',
    crashesOnQuery('email', (value) => value.includes('\0'), op.listMembers),
  ),
  fault(
    'robust-filter-percent-crashes',
    'workspace.robustness.query',
    'A percent sign in the name filter is a server error.',
    crashesOnQuery('name', (value) => value === '%', op.listStores),
  ),
  fault(
    'robust-method-crashes',
    'workspace.robustness.methods',
    'A method that a path does not have is a server error.',
    crashes('unknown-method'),
  ),
  fault(
    'robust-options-crashes',
    'workspace.robustness.methods',
    'OPTIONS is a server error.',
    refused('unknown-method', (answer, request) => (request.method === 'OPTIONS' ? crash(answer) : answer)),
  ),
  fault(
    'robust-route-crashes',
    'workspace.robustness.unknown-path',
    'An unknown path is a server error.',
    crashes('unknown-route'),
  ),
  fault(
    'robust-route-old-crashes',
    'workspace.robustness.unknown-path',
    'Paths of a second version are a server error.',
    refused('unknown-route', (answer, request) => (request.path.includes('/v2/') ? crash(answer) : answer)),
  ),
  stumbling(),
];
