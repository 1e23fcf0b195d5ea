import { randomUUID } from 'node:crypto';
import type { ApiRequest } from '../../core/exchange.ts';
import { bodyOf } from '../../core/json.ts';
import { partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { answering, isText } from './changes.ts';
import { op } from './operations.ts';

/** The notes of a client. */
export const clientNotesFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.client.notes.optional': {
      'notes-required': bug(
        'A create without notes is rejected.',
        answering({ at: op.createClient, when: (request) => !('notes' in bodyOf(request)) }, () => rejected),
      ),
    },
    'partner.client.notes.accepted': {
      'notes-taken-for-an-attack': bug(
        'Notes with the words of a query are taken for an attack: 403.',
        answering(
          { at: op.createClient, when: (request) => /\bselect\b.*\bfrom\b/i.test(String(bodyOf(request).notes)) },
          () => ({ status: 403, body: { message: 'Blocked' } }),
        ),
      ),
    },
    'partner.client.notes.max-accepted': {
      'notes-of-200-refused': bug('Notes end after 199 characters.', { clients: { notesMaxLength: () => 199 } }),
    },
    'partner.client.notes.too-long': {
      'notes-of-201-accepted': bug('Notes may have 201 characters.', { clients: { notesMaxLength: () => 201 } }),
      'notes-of-any-length-beyond-ascii': bug(
        'Notes in which a character is not ASCII may have any length.',
        answering(
          { at: op.createClient, status: 400, when: (request) => isBeyondAscii(bodyOf(request).notes) },
          (_, request) => ({
            status: 201,
            body: { id: randomUUID(), createdAt: new Date().toISOString(), ...bodyOf(request) },
          }),
        ),
      ),
      'notes-counted-without-spaces': bug(
        'Several spaces count as one for the length of notes.',
        answering(
          {
            at: op.createClient,
            status: 400,
            when: (request) => /^.{201,}$/.test(textOf(request)) && textOf(request).replace(/ +/g, ' ').length <= 200,
          },
          (_, request) => ({
            status: 201,
            body: { id: randomUUID(), createdAt: new Date().toISOString(), ...bodyOf(request) },
          }),
        ),
      ),
      'notes-cut-instead-of-refused': bug('Notes that are too long are cut.', {
        clients: {
          notesMaxLength: () => 100_000,
          stored: (_operation, input) => ({ ...input, notes: cut(input.notes) }),
        },
      }),
    },
    'partner.client.notes.wrong-type': {
      'notes-number-accepted': bug('Notes may be a number.', {
        clients: {
          acceptsType: (_operation, field, value) => isText(value) || (field === 'notes' && typeof value === 'number'),
        },
      }),
      'notes-object-accepted': bug('Notes may be an object.', {
        clients: {
          acceptsType: (_operation, field, value) =>
            isText(value) || (field === 'notes' && typeof value === 'object' && !Array.isArray(value)),
        },
      }),
      'notes-false-accepted': bug('Notes may be false.', {
        clients: { acceptsType: (_operation, field, value) => isText(value) || (field === 'notes' && value === false) },
      }),
    },
    'partner.client.create.echoes-notes': {
      'client-notes-no-formula': bug('What a spreadsheet would take for a formula gets an apostrophe.', {
        clients: { stored: (_operation, { name, notes }) => ({ name, notes: notes?.replace(/^=/, "'=") ?? null }) },
      }),
    },
  }),
  notes(
    'notes-with-percent-refused',
    'accepted',
    'Notes with a percent sign are rejected.',
    (text) => !text.includes('%'),
  ),
  notes(
    'notes-with-markup-refused',
    'accepted',
    'Notes with a less-than sign are rejected.',
    (text) => !text.includes('<'),
  ),
  notes('notes-of-one-refused', 'accepted', 'Notes need two characters.', (text) => text.length !== 1),
  notes('notes-beyond-ascii-refused', 'non-ascii', 'Notes are plain ASCII.', (text) => /^[\0-\x7f]*$/.test(text)),
];

const rejected = {
  status: 400,
  body: { error: { type: 'validation_error', message: 'notes is required', details: [{ message: 'is required' }] } },
};

function notes(id: string, rule: string, story: string, accepts: (text: string) => boolean): Fault {
  return partnerFault(id, `partner.client.notes.${rule}`, story, {
    clients: { acceptsType: (_operation, field, value) => isText(value) && (field === 'name' || accepts(value)) },
  });
}

function cut(text: string | null): string | null {
  return text === null ? null : text.slice(0, 200);
}

function textOf(request: ApiRequest): string {
  return String(bodyOf(request).notes);
}

function isBeyondAscii(notes: unknown): boolean {
  return typeof notes === 'string' && notes.length > 200 && /[^\p{ASCII}]/u.test(notes);
}
