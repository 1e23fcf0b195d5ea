import type { Answer, ApiRequest } from '../../core/exchange.ts';
import { bodyOf, type Json, objectOf } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { partnerBug as bug, type Fault, faultsOf } from '../types.ts';
import { answering } from './changes.ts';
import { op } from './operations.ts';

const badRange: Answer = { status: 400, body: { error: { type: 'invalid_range', message: 'The range is invalid' } } };

/** What goes wrong only where two things come together, each of which is well alone. */
export const togetherFaults: readonly Fault[] = faultsOf({
  'partner.client.notes.too-long': {
    'notes-limit-overlooked-beside-a-long-name': bug(
      'The length of notes is not looked at where the name is long.',
      answering(
        {
          at: op.createClient,
          status: 400,
          when: (request) => {
            const { name, notes } = bodyOf(request);
            return typeof name === 'string' && name.length > 50 && typeof notes === 'string' && notes.length > 200;
          },
        },
        (_answer, request) => ({ status: 201, body: { id: crypto.randomUUID(), ...bodyOf(request) } }),
      ),
    ),
  },
  'partner.client.create.error-type': {
    'empty-objects-refused-by-another-layer': bug(
      'An empty object is refused as no body at all, without saying that the validation did so.',
      answering(
        { at: op.createClient, status: 400, when: (request) => Object.keys(bodyOf(request)).length === 0 },
        () => ({
          status: 400,
          body: { error: { type: 'bad_request', message: 'The body is empty' } },
        }),
      ),
    ),
    'two-mistakes-of-another-type': bug(
      'Where both the name and the notes are wrong, the error is of type validation_errors.',
      answering({ at: op.createClient, status: 400, when: isWrongTwice }, (answer) => ({
        ...answer,
        body: { error: { ...objectOf(objectOf(answer.body).error), type: 'validation_errors' } },
      })),
    ),
  },
  'partner.usage.start.without-seconds': {
    'usage-seconds-needed-beside-an-offset': bug(
      'A start without seconds is invalid where the end has an offset.',
      answering(
        {
          status: 200,
          when: ({ query }) =>
            /T\d\d:\d\d(?:Z|[+-])/u.test(query.get('start') ?? '') &&
            /:\d\d(?:\.\d+)?[+-]\d\d:\d\d$/u.test(query.get('end') ?? ''),
        },
        () => badRange,
      ),
    ),
  },
  'partner.client.delete.gone': {
    'deleted-client-with-notes-found': {
      story: 'Get client goes on to find a deleted client that had notes.',
      override: keptWithNotes(),
    },
  },
  'partner.after-refusal': {
    'refused-notes-go-to-the-next-client': {
      story: 'A client without notes gets those of a create that was rejected before.',
      override: notesOfTheRefused(),
    },
  },
  'partner.one-record': {
    'notes-gone-once-there-are-members': {
      story: 'Get client shows no notes of a client that has members.',
      override: notesWithoutMembers(),
    },
    'organization-called-like-its-last-client': {
      story: 'The organization shows the name of the client that was made last.',
      override: calledLikeTheLast(),
    },
  },
  'partner.member.add.listed': {
    'member-taken-back-leaves-the-other-client': {
      story: 'An address that comes back to a client is no longer listed in the one that had it meanwhile.',
      override: takenBack(),
    },
  },
  'partner.order.default.members': {
    'refused-add-moves-the-member-up': {
      story: 'An address that is added once more puts its member first in the list.',
      override: movedUp(),
    },
  },
});

function isWrongTwice(request: ApiRequest): boolean {
  const { name, notes } = bodyOf(request);
  return notes !== undefined && typeof notes !== 'string' && typeof name !== 'string';
}

function keptWithNotes(): PolicyOverride {
  const kept = new Map<string, Json>();
  return transport({
    afterEach: ({ api, request, answer }) => {
      if (api !== 'partner') return answer;
      const body = objectOf(answer.body);
      if (request.operation === op.createClient && typeof body.notes === 'string') kept.set(String(body.id), body);
      const record = kept.get(request.params.clientId ?? '');
      return request.operation === op.getClient && answer.status === 404 && record !== undefined
        ? { status: 200, body: record }
        : answer;
    },
  });
}

function notesOfTheRefused(): PolicyOverride {
  let left: unknown;
  return transport({
    afterEach: ({ api, request, answer }) => {
      if (api !== 'partner' || request.operation !== op.createClient) return answer;
      const { notes } = bodyOf(request);
      if (answer.status === 400 && typeof notes === 'string') left = notes;
      if (answer.status !== 201 || notes !== undefined || left === undefined) return answer;
      const body = { ...objectOf(answer.body), notes: left };
      left = undefined;
      return { ...answer, body };
    },
  });
}

function notesWithoutMembers(): PolicyOverride {
  const peopled = new Set<string | undefined>();
  return transport({
    afterEach: ({ api, request: { operation, params }, answer }) => {
      if (api !== 'partner') return answer;
      if (operation === op.addMember && answer.status === 201) peopled.add(params.clientId);
      return operation === op.getClient && answer.status === 200 && peopled.has(params.clientId)
        ? { ...answer, body: { ...objectOf(answer.body), notes: null } }
        : answer;
    },
  });
}

function calledLikeTheLast(): PolicyOverride {
  let last: unknown;
  return transport({
    afterEach: ({ api, request, answer }) => {
      if (api !== 'partner') return answer;
      if (request.operation === op.createClient && answer.status === 201) last = bodyOf(request).name;
      return request.operation === op.me && answer.status === 200 && last !== undefined
        ? { ...answer, body: { ...objectOf(answer.body), name: last } }
        : answer;
    },
  });
}

function takenBack(): PolicyOverride {
  const emails = new Map<unknown, string>();
  const left = new Set<string>();
  const home = new Map<unknown, string | undefined>();
  return transport({
    afterEach: ({ api, request: { operation, params }, answer }) => {
      if (api !== 'partner') return answer;
      const { clientId, accountId } = params;
      const body = objectOf(answer.body);
      if (operation === op.addMember && answer.status === 201) {
        const email = String(body.email);
        emails.set(body.accountId, email);
        if (left.has(`${clientId} ${email}`)) home.set(email, clientId);
      }
      if (operation === op.removeMember && answer.status === 204) left.add(`${clientId} ${emails.get(accountId)}`);
      if (operation !== op.listMembers || !Array.isArray(body.data)) return answer;
      const isHere = ({ email }: Json): boolean => !home.has(email) || home.get(email) === clientId;
      return { ...answer, body: { ...body, data: body.data.map(objectOf).filter(isHere) } };
    },
  });
}

function movedUp(): PolicyOverride {
  const again = new Set<unknown>();
  return transport({
    afterEach: ({ api, request, answer }) => {
      if (api !== 'partner') return answer;
      if (request.operation === op.addMember && answer.status === 400) again.add(bodyOf(request).email);
      const body = objectOf(answer.body);
      if (request.operation !== op.listMembers || request.query.get('s') === 'createdAt' || !Array.isArray(body.data)) {
        return answer;
      }
      const records = body.data.map(objectOf);
      const isAgain = ({ email }: Json): boolean => again.has(email);
      const moved = [...records.filter(isAgain), ...records.filter((record) => !isAgain(record))];
      return { ...answer, body: { ...body, data: moved } };
    },
  });
}
