/** What members administer, and what becomes of them when that changes. */

import type { Answer } from '../../core/exchange.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { type Change, listed, op, sent, successes, textPart } from './support.ts';

const lost: Answer = {
  status: 404,
  body: { error: { message: 'Resource not found or user has no access privilege' } },
};
const refused: Answer = { status: 400, body: { error: { message: 'Unique constraint failed' } } };

const filespacesIn = (request: Parameters<typeof sent>[0]): readonly unknown[] => {
  const { filespaceIds } = sent(request);
  return Array.isArray(filespaceIds) ? filespaceIds : [];
};

/** Which filespaces members administer, as far as they were told, and which filespaces have gone. */
class Administration {
  readonly #given = new Map<string, readonly unknown[]>();
  readonly #gone = new Set<unknown>();

  of(memberId: string): readonly unknown[] {
    return this.#given.get(memberId) ?? [];
  }

  lostBy(memberId: string): readonly unknown[] {
    return this.of(memberId).filter((id) => this.#gone.has(id));
  }

  take(asked: string, request: Parameters<typeof sent>[0]): void {
    const { memberId = '', filespaceId } = request.params;
    if (asked === op.changeMember) this.#given.set(memberId, filespacesIn(request));
    if (asked === op.deleteFilespace) this.#gone.add(filespaceId);
  }
}

/** A join with the filespaces of a member finds no member where one of them has gone, or the only one. */
function joinedWithFilespaces(joining: typeof op.groups | typeof op.changeMember, most: number): Change {
  const administration = new Administration();
  return successes((asked, answer, request) => {
    const { memberId = '' } = request.params;
    const [all, gone] = [administration.of(memberId).length, administration.lostBy(memberId).length];
    administration.take(asked, request);
    return asked === joining && gone > 0 && all <= most ? lost : answer;
  });
}

/** The same in the search by an address. */
function searchedWithFilespaces(): Change {
  const administration = new Administration();
  const { success } = listed(op.listMembers, (items, { query }) =>
    query.has('email') ? items.filter((item) => administration.lostBy(textPart(item, 'id')).length === 0) : items,
  );
  return {
    success: {
      answer: (asked, answer, request) => {
        administration.take(asked, request);
        return success?.answer?.(asked, answer, request) ?? answer;
      },
    },
  };
}

/** Who administers something already is given other filespaces by a statement that breaks on what is there. */
function insertedOnly(isBroken: (former: readonly unknown[], now: readonly unknown[]) => boolean): Change {
  const administration = new Administration();
  return successes((asked, answer, request) => {
    const former = administration.of(request.params.memberId ?? '');
    administration.take(asked, request);
    const isAgain = asked === op.changeMember && former.length > 0 && sent(request).role === 'filespaceAdmin';
    return isAgain && isBroken(former, filespacesIn(request)) ? refused : answer;
  });
}

export const administeredFaults: readonly Fault[] = faultsOf({
  'workspace.member.update.filespace-admin': {
    'administrator-of-three-refused': bug('A member can administer two filespaces at most.', {
      members: { filespaceIds: (value) => value === undefined || (Array.isArray(value) && value.length <= 2) },
    }),
    'administrator-not-moved': bug(
      'Who is filespaceAdmin already is not given another filespace: 400.',
      insertedOnly(() => true),
    ),
    'administrator-gets-no-further-filespace': bug(
      'The filespaces of an administrator are only ever inserted: one that is there already breaks it.',
      insertedOnly((former, now) => now.length > former.length && former.some((id) => now.includes(id))),
    ),
    'administrator-of-two-stuck-without-one': bug(
      'Who administers two filespaces is not found for a change when one of them has gone.',
      joinedWithFilespaces(op.changeMember, 2),
    ),
  },
  'workspace.member.update.standard': {
    'administrator-stuck-without-filespace': bug(
      'Who administered one filespace, which has gone, is not found for a change.',
      joinedWithFilespaces(op.changeMember, 1),
    ),
  },
  'workspace.member.filter.finds': {
    'administrator-without-filespace-unfiltered': bug(
      'The filter by address joins members with their filespaces: whose filespace has gone is not found.',
      searchedWithFilespaces(),
    ),
  },
  'workspace.group.list.status': {
    'administrator-without-filespace-ungrouped': bug(
      'The groups of who administered a filespace that has gone are 404.',
      joinedWithFilespaces(op.groups, 1),
    ),
  },
});
