import { HOUR_MS } from '../../core/clock.ts';
import type { ApiRequest } from '../../core/exchange.ts';
import { bodyOf } from '../../core/json.ts';
import { clients } from '../../policy/stated/partner/clients.ts';
import { members } from '../../policy/stated/partner/members.ts';
import { usage } from '../../policy/stated/partner/usage.ts';
import { partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { answering, broken, type Stated, withBody } from './changes.ts';
import { op } from './operations.ts';

/** Texts that are compared, looked up or written down with a tool that means something else by them. */
export const textReadingFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.client.name.accepted': {
      'text-name-taken-by-a-longer-one': bug(
        'A name is taken when one begins with it.',
        takenBy((known, wanted) => known.startsWith(wanted)),
      ),
      'text-name-compared-by-99-characters': bug(
        'Of names 99 characters are compared.',
        takenBy((known, wanted) => known.slice(0, 99) === wanted.slice(0, 99)),
      ),
    },
    'partner.client.create.echoes-notes': {
      'text-notes-with-single-line-ends': bug(
        'The line ends of other systems become those of this one.',
        written((notes) => notes.replaceAll('\r\n', '\n')),
      ),
      'text-notes-as-a-replacement': bug(
        'Notes are put into a template, where two dollar signs are one.',
        written((notes) => 'notes'.replace('notes', notes)),
      ),
    },
    'partner.client.get.notes': {
      'text-notes-shown-as-a-template': bug(
        'Get client fills in what stands in braces.',
        withBody({ at: op.getClient, status: 200 }, (body) => ({
          ...body,
          notes: typeof body.notes === 'string' ? body.notes.replace(/\{\{.*?\}\}/g, '') : body.notes,
        })),
      ),
    },
    'partner.member.status-filter.invalid': {
      'text-status-of-every-object': bug(
        'A status is looked up among the names of an object, which has others as well.',
        { members: { acceptsStatusFilter: (_operation, status) => status in { new: 1, active: 1 } } },
      ),
      'text-status-in-a-list': bug('A status of null is none.', {
        members: {
          acceptsStatusFilter: (operation, status) =>
            status === 'null' || members.acceptsStatusFilter(operation, status),
        },
      }),
    },
    'partner.usage.type.unknown': {
      'text-type-of-every-object': bug(
        'A storage type is looked up among the names of an object, which has others as well.',
        {
          usage: { acceptsType: (_operation, type) => type in { storage_a: 1, custom: 1, storage_b: 1, storage_c: 1 } },
        },
      ),
    },
    'partner.usage.range.halves': {
      'text-end-of-the-hour': bug('An end means the end of its hour.', {
        usage: { effectiveRange: (_operation, { start, end }) => ({ start, end: Math.ceil(end / HOUR_MS) * HOUR_MS }) },
      }),
    },
    'partner.usage.date-time.same-moment': {
      'text-offset-of-an-end-ignored': bug('Client usage overlooks the offset of an end.', {
        usage: {
          moment: (operation, bound, text) =>
            usage.moment(
              operation,
              bound,
              operation === op.clientUsage && bound === 'end' ? text.replace(/[+-]\d\d:\d\d$/, 'Z') : text,
            ),
        },
      }),
    },
    'partner.usage.range.inside-retention': {
      'text-end-before-start-in-the-query': bug(
        'Usage takes the first date of a query for the start.',
        answering({ status: 200, when: isEndFirst }, () => ({
          status: 400,
          body: { error: { type: 'invalid_range', message: 'The range ends before it starts' } },
        })),
      ),
    },
  }),
  refusing('text-address-of-digits', 'that are digits before the @', /^\d+@/),
  refusing('text-address-of-a-letter', 'of one letter before the @', /^.@/),
  refusing('text-address-of-64-characters', 'of more than 50 characters before the @', /^.{51,}@/),
  refusing('text-address-of-a-long-domain', 'of more than four letters behind the last dot', /\.\w{5,}$/),
  taking('text-start-of-a-day-in-utc', 'start', 'time-required', /^\d{4}-\d\d-\d\dZ$/),
  taking('text-start-of-minute-60', 'start', 'impossible-minute', /T\d\d:60:/),
  taking('text-end-half-an-hour-past-24', 'end', 'impossible-hour', /T24:30/),
  ...(['1e1', '0x10', '+5'] as const).map((text, index) =>
    breakingDown(`text-number-${['power', 'of-base-16', 'with-a-sign'][index]}`, text),
  ),
  breakingDown('page-number-in-hex-crashes', '0x10', 'p'),
  breakingDown('page-number-with-a-blank-crashes', ' 5', 'p'),
  breakingDown('page-number-that-is-no-number-crashes', 'NaN', 'p'),
  ...['l', 'p', 's', 'type', 'status'].map((name) => bracketed(`${name}-in-brackets-crashes`, name)),
  ...['l', 's', 'start', 'status'].map((name) => repeated(`${name}-said-twice-crashes`, name)),
];

function isEndFirst({ query }: ApiRequest): boolean {
  const names = [...query.keys()];
  return names.includes('start') && names.indexOf('end') < names.indexOf('start');
}

function takenBy(isSame: (known: string, wanted: string) => boolean): Stated {
  const names: string[] = [];
  return {
    clients: {
      isNameTaken: (operation, facts) => {
        const taken = clients.isNameTaken(operation, facts) || names.some((known) => isSame(known, facts.name));
        if (!taken) names.push(facts.name);
        return taken;
      },
    },
  };
}

function written(change: (notes: string) => string): Stated {
  return {
    clients: { stored: (_operation, { name, notes }) => ({ name, notes: notes === null ? null : change(notes) }) },
  };
}

function refusing(id: string, what: string, form: RegExp): Fault {
  const when = (request: ApiRequest): boolean => form.test(String(bodyOf(request).email));
  return partnerFault(
    id,
    'partner.member.add.email-forms',
    `Addresses ${what} are refused.`,
    answering({ at: op.addMember, status: 201, when }, () => ({
      status: 400,
      body: { error: { type: 'invalid_email', message: 'An e-mail address is required' } },
    })),
  );
}

function taking(id: string, bound: 'start' | 'end', rule: string, form: RegExp): Fault {
  return partnerFault(id, `partner.usage.${bound}.${rule}`, `Usage takes any ${bound} that fits ${form.source}.`, {
    usage: {
      acceptsDateTime: (operation, which, text) =>
        usage.acceptsDateTime(operation, which, text) || (which === bound && form.test(text)),
      // Whatever it means, it lies in the range.
      moment: (operation, which, text) =>
        which === bound && form.test(text)
          ? Date.now() - (bound === 'start' ? 120 : 24) * HOUR_MS
          : usage.moment(operation, which, text),
    },
  });
}

function breakingDown(id: string, text: string, name: 'l' | 'p' = 'l'): Fault {
  const what = name === 'l' ? 'A page size' : 'A page number';
  return partnerFault(
    id,
    'partner.robustness.open-query',
    `${what} of ${text} is a server error.`,
    crashing(({ query }) => query.get(name) === text),
  );
}

/** Names of parameters that a framework reads as lists or objects. */
function bracketed(id: string, name: string): Fault {
  return partnerFault(
    id,
    'partner.robustness.empty-query',
    `A parameter ${name} in brackets is a server error.`,
    crashing(({ query }) => [...query.keys()].some((key) => key.startsWith(`${name}[`))),
  );
}

function repeated(id: string, name: string): Fault {
  return partnerFault(
    id,
    'partner.robustness.empty-query',
    `A parameter ${name} that is said twice is a server error.`,
    crashing(({ query }) => query.getAll(name).length > 1),
  );
}

function crashing(isOdd: (request: ApiRequest) => boolean): Stated {
  return {
    answer: {
      finish: (operation, answer, request) =>
        operation.startsWith('GET ') && answer.status !== 401 && isOdd(request) ? broken : answer,
    },
  };
}
