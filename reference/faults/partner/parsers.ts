import { DAY_MS } from '../../core/clock.ts';
import { bodyOf } from '../../core/json.ts';
import { auth } from '../../policy/stated/partner/auth.ts';
import { clients } from '../../policy/stated/partner/clients.ts';
import { members } from '../../policy/stated/partner/members.ts';
import { type Bound, usage } from '../../policy/stated/partner/usage.ts';
import { partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { answering, type Stated, withBody } from './changes.ts';
import { keyOf } from './keys.ts';
import { op } from './operations.ts';

/** Texts of requests that are read too leniently, too strictly, or as something else. */
export const parserFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.usage.date-time.same-moment': {
      'usage-minutes-of-a-negative-offset-added': bug('The sign of an offset goes for its hours only.', {
        usage: {
          moment: (operation, bound, text) => {
            const [, minutes = '0'] = /T.*-\d\d:(\d\d)$/.exec(text) ?? [];
            return usage.moment(operation, bound, text) - 2 * Number(minutes) * 60_000;
          },
        },
      }),
      'usage-offset-of-zero-is-local': bug('An offset of +00:00 counts as none, and the time as that of an office.', {
        usage: {
          moment: (operation, bound, text) =>
            usage.moment(operation, bound, text) - (text.endsWith('+00:00') ? 2 * 60 * 60_000 : 0),
        },
      }),
    },
    'partner.usage.range.reversed': {
      'usage-reversed-by-a-second': bug('Ranges are compared by their minutes.', {
        usage: { acceptsOrder: (_operation, { start, end }) => Math.floor(start / 60_000) <= Math.floor(end / 60_000) },
      }),
    },
    'partner.usage.range.into-future': {
      'usage-end-tomorrow-refused': bug('An end in the future is refused.', {
        usage: {
          acceptsWindow: (operation, facts) => usage.acceptsWindow(operation, facts) && facts.range.end <= Date.now(),
        },
      }),
    },
    'partner.usage.range.eighth-week': {
      'usage-kept-for-45-days': bug('Usage is kept for 45 days.', {
        usage: { acceptsWindow: (_operation, { range }) => range.end >= Date.now() - 45 * 24 * 60 * 60_000 },
      }),
    },
    'partner.usage.range.halves': {
      'usage-start-of-the-hour': bug('A start means the beginning of its hour.', {
        usage: {
          effectiveRange: (_operation, range) => ({ ...range, start: range.start - (range.start % 3_600_000) }),
        },
      }),
    },
    'partner.usage.type.storage-a': {
      'usage-empty-type-not-found': bug(
        'Client usage answers 404 to a type of which there is nothing.',
        answering({ at: op.clientUsage, when: ({ query }) => query.has('type') }, (answer) =>
          JSON.stringify(answer.body).includes('"items":[]') ? { ...answer, status: 404 } : answer,
        ),
      ),
    },
    'partner.usage.scope.new-client': {
      'usage-of-a-new-client-not-found': bug(
        'Client usage answers 404 where there is none.',
        answering({ at: op.clientUsage }, (answer) =>
          JSON.stringify(answer.body).includes('"items":[]') ? { ...answer, status: 404 } : answer,
        ),
      ),
    },
    'partner.not-found.client.malformed': {
      'id-with-more-behind': bug('What follows an id is not looked at.', {
        ownership: { meantId: (_operation, kind, text) => (kind === 'client' ? text.slice(0, 36) : text) },
      }),
    },
    'partner.client.name.last-control-character': {
      'name-control-character-last': bug('A name may end with a control character.', edge('last')),
    },
    'partner.client.name.first-control-character': {
      'name-control-character-first': bug('A name may start with a control character.', edge('first')),
    },
    'partner.client.name.accepted': {
      'name-zeros-ignored': bug(
        'Names that differ in leading zeros of a number are the same.',
        uniqueBy((name) => name.replaceAll(/(^|\D)0+(?=\d)/g, '$1')),
      ),
    },
    'partner.client.create.echoes-notes': {
      'notes-null-is-none': bug('The notes null are none.', notes(noneOf)),
      'notes-on-one-line': bug(
        'A line feed in notes becomes a space.',
        notes((text) => text.replaceAll('\n', ' ')),
      ),
      'notes-without-smiles': bug(
        'A character of four bytes becomes a question mark.',
        notes((text) => text.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '?')),
      ),
    },
    'partner.client.get.notes': {
      'notes-read-as-latin-1': bug(
        'Get client reads its notes in another encoding than they were written in.',
        withBody({ at: op.getClient }, (body) => ({
          ...body,
          notes: typeof body.notes === 'string' ? Buffer.from(body.notes).toString('latin1') : body.notes,
        })),
      ),
    },
    'partner.member.add.email-forms': {
      'member-sixty-characters-compared': bug(
        'Addresses that begin with the same sixty characters are the same.',
        sameAddress((email) => email.slice(0, 60)),
      ),
      'member-tag-ignored': bug(
        'An address with a tag is the one without.',
        sameAddress((email) => email.replace(/\+[^@]*@/, '@')),
      ),
      'member-dots-ignored': bug(
        'Dots before the @ do not count.',
        sameAddress((email) => email.replace(/^[^@]*/, (local) => local.replaceAll('.', ''))),
      ),
    },
    'partner.member.status-filter.invalid': {
      'members-filter-by-its-beginning': bug('Of a status filter the first word counts.', {
        members: {
          acceptsStatusFilter: (operation, status) => members.acceptsStatusFilter(operation, firstWord(status)),
          statusFilter: (_operation, status) => (status === undefined ? undefined : firstWord(status)),
        },
      }),
    },
    'partner.auth.other-scheme': {
      'auth-key-as-password': bug('A key may be the user or password of Basic.', {
        auth: {
          identify: (operation, facts) => {
            const [, pair = ''] = /^Basic (.+)$/.exec(facts.header ?? '') ?? [];
            const parts = Buffer.from(pair, 'base64').toString().split(':');
            return auth.identify(operation, facts) ?? parts.map((part) => keyOf(facts, part)).find((key) => key);
          },
        },
      }),
    },
    'partner.auth.other-case': {
      'auth-key-in-any-case': bug('The case of the letters of a key does not count.', {
        auth: { identify: anyCase() },
      }),
    },
    'partner.client.notes.non-ascii': {
      'notes-counted-in-bytes': {
        story: 'The limit of notes goes by their bytes.',
        override: { open: { partner: { clients: { length: (text) => Buffer.byteLength(text) } } } },
      },
    },
  }),
  taking('usage-start-of-an-e-mail', 'start', 'not-a-date', /^[A-Z][a-z]{2}, /, 'a date as in e-mails'),
  taking('usage-end-in-seconds-since-1970', 'end', 'not-a-date', /^\d{10}$/, 'a number of seconds since 1970'),
  taking('usage-start-in-milliseconds-since-1970', 'start', 'not-a-date', /^\d{13}$/, 'a number of milliseconds'),
  taking(
    'usage-start-with-more-behind',
    'start',
    'not-a-date',
    /^[\d-]+T[\d:]+Z.+$/,
    'a date-time with more behind it',
  ),
  taking('usage-end-with-more-before', 'end', 'not-a-date', /^\D+[\d-]+T[\d:]+Z$/, 'a date-time with more before it'),
  taking('usage-start-in-month-00', 'start', 'impossible-month', /^\d{4}-00-/, 'month 00 for the December before'),
  taking('usage-end-on-day-00', 'end', 'impossible-day', /^\d{4}-\d\d-00T/, 'day 00 for the last of the month before'),
  taking('usage-start-at-second-75', 'start', 'impossible-second', /:75Z$/, 'seconds beyond 60'),
  taking('usage-end-at-second-75', 'end', 'impossible-second', /:75Z$/, 'seconds that go on into the next minute'),
  taking('usage-start-99-hours-ahead', 'start', 'impossible-offset', /[+-]99:99$/, 'an offset of whatever digits'),
  taking('usage-end-99-hours-ahead', 'end', 'impossible-offset', /[+-]99:99$/, 'an offset of any digits'),
];

function taking(id: string, bound: Bound, rule: string, form: RegExp, what: string): Fault {
  return partnerFault(id, `partner.usage.${bound}.${rule}`, `Usage takes ${what} as ${bound}.`, {
    usage: {
      acceptsDateTime: (operation, which, text) =>
        usage.acceptsDateTime(operation, which, text) || (which === bound && form.test(text)),
      // Whatever it means, it lies in the range.
      moment: (operation, which, text) =>
        which === bound && form.test(text)
          ? Date.now() - (bound === 'start' ? 5 : 1) * DAY_MS
          : usage.moment(operation, which, text),
    },
  });
}

function edge(place: 'first' | 'last'): Stated {
  return {
    clients: {
      acceptsNameEdge: (operation, character, which) =>
        clients.acceptsNameEdge(operation, character, which) || (which === place && character < ' '),
    },
  };
}

function uniqueBy(fold: (name: string) => string): Stated {
  const names = new Map<string, string>();
  return {
    clients: {
      isNameTaken: (operation, facts) => {
        const first = names.get(fold(facts.name)) ?? facts.name;
        names.set(fold(facts.name), first);
        return clients.isNameTaken(operation, facts) || first !== facts.name;
      },
    },
  };
}

function notes(change: (text: string) => string | null): Stated {
  return {
    clients: { stored: (_operation, { name, notes: text }) => ({ name, notes: text === null ? null : change(text) }) },
  };
}

function noneOf(text: string): string | null {
  return text === 'null' ? null : text;
}

function firstWord(status: string): string {
  return /^\w*/.exec(status)?.[0] ?? '';
}

function sameAddress(fold: (email: string) => string): Stated {
  const first = new Map<string, string>();
  return answering({ at: op.addMember }, (answer, request) => {
    const email = String(bodyOf(request).email);
    const key = `${request.params.clientId} ${fold(email)}`;
    const before = first.get(key) ?? email;
    first.set(key, before);
    if (before === email) return answer;
    return { status: 400, body: { errorCode: 'partnerOrganization.member.alreadyExists', message: 'It is there' } };
  });
}

function anyCase(): typeof auth.identify {
  const seen = new Map<string, string>();
  return (operation, facts) => {
    const exact = auth.identify(operation, facts);
    const presented = facts.presented ?? '';
    if (exact !== undefined) seen.set(presented.toLowerCase(), presented);
    return exact ?? keyOf(facts, seen.get(presented.toLowerCase()) ?? '');
  };
}
