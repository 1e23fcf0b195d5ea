import type { Answer, Operation, TransportProblem } from '../../core/exchange.ts';
import { bodyOf, isObject, type Json } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import { type Bug, workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { answered, type Change, op, part, refused, successes } from './support.ts';

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
    override: transport({
      afterEach: ({ request, answer }) =>
        request.operation === op.directLink && answer.status === 400 && request.query.get(name) === value
          ? crash(answer)
          : answer,
    }),
  };
}

/** The same for such a path, wherever it leads. */
function pathCrash(operation: Operation): PolicyOverride {
  return transport({
    afterEach: ({ request, answer }) =>
      request.operation === operation && request.query.get('path')?.includes('//') ? crash(answer) : answer,
  });
}

/** Some bodies of one operation are a server error, whatever else would have been answered. */
export function crashesOnBody(asked: Operation, isBad: (body: Json) => boolean): PolicyOverride {
  return transport({
    afterEach: ({ request, answer }) =>
      request.operation === asked && isBad(bodyOf(request)) ? crash(answer) : answer,
  });
}

/** What a body that is no JSON leaves behind. */
function stumbling(): Bug {
  let down = 0;
  const trips: Change = {
    errors: {
      answer: (_op, kind, answer) => {
        if (kind === 'malformed-json') down = 40;
        return answer;
      },
    },
  };
  const { open } = transport({
    beforeEach: ({ api, request }) => {
      if (down === 0 || api !== 'workspace' || request.operation !== op.listMembers) return undefined;
      down -= 1;
      return { status: 500, body: { error: { message: 'Something went wrong' } } };
    },
  });
  return bug('After a body that could not be read the list of members fails for a while.', trips, open);
}

/** The texts that writes take, and those of the objects inside their bodies. */
const writtenTexts: readonly (readonly [Operation, string, ((body: Json) => unknown)?])[] = [
  [op.createFilespace, 'name'],
  [op.createFilespace, 'region'],
  [op.renameFilespace, 'name'],
  [op.createEntry, 'name'],
  [op.createEntry, 'parentId'],
  [op.addMember, 'email'],
  [op.changeMember, 'role'],
  [op.createAccount, 'name'],
  [op.createStore, 'name'],
  [op.createStore, 'bucketName', ({ s3StorageParams }) => part(s3StorageParams, 'bucketName')],
  [op.updateStore, 'accessKey', ({ s3StorageParams }) => part(s3StorageParams, 'accessKey')],
];

const longTextFaults: readonly Fault[] = writtenTexts.map(([operation, name, read = (body) => body[name]]) => ({
  id: `robust-long-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${operation.toLowerCase().replace(/\W+/g, '-')}`,
  requirement: 'workspace.robustness.strange-text',
  story: `${operation}: ${name} of more than 4,096 characters does not fit its column.`,
  override: crashesOnBody(operation, (body) => String(read(body)).length > 4_096),
}));

const ownProto = (value: unknown): boolean => isObject(value) && Object.hasOwn(value, '__proto__');

export const robustnessFaults: readonly Fault[] = [
  ...longTextFaults,
  ...faultsOf({
    'workspace.robustness.no-5xx': {
      'robust-link-to-the-root-crashes': bug(
        'A link to the root by its id is a server error, since it has no parent.',
        crashesOnQuery('entryId', (id) => id.endsWith(':1'), op.directLink),
      ),
      'robust-block-size-beyond-doubles': {
        story: 'A block size that is infinite to the language is a server error.',
        override: crashesOnBody(op.createFilespace, ({ blockSize }) => blockSize === Number.POSITIVE_INFINITY),
      },
      'robust-administrator-of-nothing': {
        story: 'Who is made an administrator of no filespace is a server error.',
        override: crashesOnBody(
          op.changeMember,
          ({ role, filespaceIds }) => role === 'filespaceAdmin' && filespaceIds === undefined,
        ),
      },
      'robust-bucket-of-a-number': {
        story: 'A bucket name that is a number is a server error.',
        override: crashesOnBody(op.createStore, ({ s3StorageParams }) =>
          Number.isFinite(part(s3StorageParams, 'bucketName')),
        ),
      },
      'robust-access-key-of-none': {
        story: 'An access key that is null is a server error.',
        override: crashesOnBody(op.updateStore, ({ s3StorageParams }) => part(s3StorageParams, 'accessKey') === null),
      },
      'robust-duplicate-crashes': bug(
        'A data store of a name that is taken is a server error.',
        crashes('dataStore.exists'),
      ),
      'robust-file-parent-crashes': bug(
        'A directory below a file is a server error.',
        crashes('entry.parentNotDirectory'),
      ),
      'robust-missing-member-crashes': bug(
        'A missing member is a server error for role changes.',
        crashes('member.notFound', op.changeMember),
      ),
    },
    'workspace.robustness.malformed-json': {
      'robust-json-crashes': bug('A body that is no JSON is a server error.', crashes('malformed-json')),
      'robust-json-crashes-rename': bug(
        'A rename with a body that is no JSON is a server error.',
        crashes('malformed-json', op.renameFilespace),
      ),
      'robust-json-crashes-entry': bug(
        'A new directory with a body that is no JSON is a server error.',
        crashes('malformed-json', op.createEntry),
      ),
    },
    'workspace.robustness.body-shape': {
      'robust-null-crashes': bug(
        'A null body is a server error for role changes.',
        crashesOn((body) => body === null, op.changeMember),
      ),
      'robust-array-crashes': bug(
        'An array as the body is a server error for data stores.',
        crashesOn((body) => Array.isArray(body), op.createStore),
      ),
      'robust-absent-crashes': bug(
        'A missing body is a server error for service accounts.',
        crashesOn((body) => body === undefined, op.createAccount),
      ),
      'robust-text-crashes': bug(
        'A text as the body is a server error for members.',
        crashesOn((body) => typeof body === 'string', op.addMember),
      ),
    },
    'workspace.robustness.content-type': {
      'robust-type-crashes': bug('Another content type is a server error.', crashes('unsupported-media-type')),
      'robust-type-crashes-update': bug(
        'Another content type is a server error for updates of data stores.',
        crashes('unsupported-media-type', op.updateStore),
      ),
    },
    'workspace.robustness.large-body': {
      'robust-large-crashes': bug('A large body is a server error.', crashes('body-too-large')),
      'robust-large-crashes-member': bug(
        'A large body is a server error for members.',
        crashes('body-too-large', op.addMember),
      ),
    },
    'workspace.robustness.strange-text': {
      'robust-nul-crashes': bug('A NUL character, or half a pair, reaches the database.', crashes('request.text')),
      'robust-nul-crashes-account': bug(
        'A NUL character in the name of a service account reaches the database.',
        crashes('request.text', op.createAccount),
      ),
      'robust-half-a-pair-crashes-region': {
        story: 'Half a pair in the region of a filespace cannot be written to the log.',
        override: crashesOnBody(op.createFilespace, ({ region }) => !String(region).isWellFormed()),
      },
      'robust-half-a-pair-crashes-role': {
        story: 'Half a pair in the role of a member cannot be written to the log.',
        override: crashesOnBody(op.changeMember, ({ role }) => !String(role).isWellFormed()),
      },
      'robust-path-crashes': bug('A path that cannot be decoded is a server error.', crashes('malformed-path')),
      'robust-proto-crashes': bug('A field named __proto__ is a server error for directories.', {
        ...successes((asked, answer, request) =>
          asked === op.createEntry && ownProto(request.json()) ? crash(answer) : answer,
        ),
      }),
      'robust-long-id-crashes': bug(
        'A very long member id does not fit the query.',
        refused('member.malformedId', (answer, request) =>
          (request.params.memberId ?? '').length > 255 ? crash(answer) : answer,
        ),
      ),
    },
    'workspace.robustness.query': {
      'robust-resolve-empty-names-crash': {
        story: 'A path to resolve with an empty name in it is a server error.',
        override: pathCrash(op.resolve),
      },
      'robust-link-empty-names-crash': {
        story: 'A path to link with an empty name in it is a server error.',
        override: pathCrash(op.directLink),
      },
      'robust-limit-crashes': bug('A limit that is no number is a server error.', crashes('children.limit')),
      'robust-cursor-crashes': bug('A cursor that cannot be read is a server error.', crashes('children.cursor')),
      'robust-filter-repeated-crashes': bug(
        'A filter given twice is a server error.',
        answered(op.listMembers, (answer, request) =>
          request.query.getAll('email').length > 1 ? crash(answer) : answer,
        ),
      ),
      'robust-filter-bracket-crashes': bug(
        'A bracket in the e-mail filter is never closed.',
        crashesOnQuery('email', (value) => value.includes('(') && !value.includes(')'), op.listMembers),
      ),
      'robust-filter-open-quote-crashes': bug(
        'A quote in the name filter is never closed.',
        crashesOnQuery('name', (value) => value.split('"').length % 2 === 0, op.listStores),
      ),
      'robust-filter-quote-crashes': bug(
        'An apostrophe in the name filter ends the query.',
        crashesOnQuery('name', (value) => value.includes("'"), op.listStores),
      ),
      'robust-path-as-a-format-crashes': {
        story: 'The message of a 404 is formatted once more, with the path in it.',
        override: transport({
          afterEach: ({ request, answer }) =>
            request.operation === op.resolve && answer.status === 404 && request.query.get('path')?.includes('%s')
              ? crash(answer)
              : answer,
        }),
      },
      'robust-filter-nul-crashes': bug(
        'A NUL character in the e-mail filter is a server error.',
        crashesOnQuery('email', (value) => value.includes('\0'), op.listMembers),
      ),
      'robust-filter-percent-crashes': bug(
        'A percent sign in the name filter is a server error.',
        crashesOnQuery('name', (value) => value === '%', op.listStores),
      ),
    },
    'workspace.robustness.methods': {
      'robust-method-crashes': bug('A method that a path does not have is a server error.', crashes('unknown-method')),
      'robust-options-crashes': bug(
        'OPTIONS is a server error.',
        refused('unknown-method', (answer, request) => (request.method === 'OPTIONS' ? crash(answer) : answer)),
      ),
    },
    'workspace.robustness.keeps-serving': { 'robust-keeps-serving': stumbling() },
    'workspace.robustness.unknown-path': {
      'robust-route-crashes': bug('An unknown path is a server error.', crashes('unknown-route')),
      'robust-route-old-crashes': bug(
        'Paths of a second version are a server error.',
        refused('unknown-route', (answer, request) => (request.path.includes('/v2/') ? crash(answer) : answer)),
      ),
    },
  }),
  linkCrash('empty-id', 'An entry id that is empty makes no link, but a server error.', 'entryId', ''),
  linkCrash('path-nul', 'A NUL character in the path of a link is a server error.', 'path', '\0'),
];
