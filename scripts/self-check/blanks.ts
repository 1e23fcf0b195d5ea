/** Places of the matrix that stay empty: a law that cannot be broken there, and why. */
interface Blank {
  /** By their names in the matrix. */
  readonly laws: readonly string[];
  /** As `partner client`. */
  readonly things: readonly string[];
  readonly reason: string;
}

/** What is only read. */
const readOnly = [
  'partner organization',
  'partner workspace',
  'partner filespace',
  'partner usage',
  'workspace direct link',
  'workspace group',
  'workspace providers',
];
const onlyRead = 'Nothing of the kind is written over this API: it is only read.';

export const blanks: readonly Blank[] = [
  {
    laws: [
      'what is refused for its credential changes nothing',
      'at once',
      'what is rejected changes nothing',
      'read after write',
      'gone after removal',
      'others stay as they are',
      'names and ids are used again',
      'unique names and ids',
      'delicate texts',
      'forms of a body',
      'values of fields',
    ],
    things: readOnly,
    reason: onlyRead,
  },
  {
    laws: ['credentials come before everything else'],
    things: ['partner organization', 'workspace providers'],
    reason: 'No id stands in the request, so that there is nothing to look up before the credential.',
  },
  {
    laws: ['secrets'],
    things: [
      'partner organization',
      'partner client',
      'partner member',
      'partner workspace',
      'partner filespace',
      'partner usage',
    ],
    reason: 'The only secret of this API is the key, and its law is that of credentials.',
  },
  {
    laws: ['secrets'],
    things: ['workspace entry', 'workspace group'],
    reason: 'Nothing secret is sent or shown there.',
  },
  {
    laws: ['owners'],
    things: ['partner organization'],
    reason: 'It is the one that the key belongs to: no request names another one.',
  },
  { laws: ['owners'], things: ['workspace providers'], reason: 'The lookup is the same for everybody.' },
  {
    laws: ['neighbours of ids', 'not found, and malformed ids'],
    things: ['partner organization', 'workspace providers'],
    reason: 'No id stands in the request.',
  },
  {
    laws: ['neighbours of ids'],
    things: ['workspace group'],
    reason: 'Its id is nowhere asked for; that of its member is judged with members.',
  },
  {
    laws: ['at once'],
    things: ['workspace filespace'],
    reason:
      'Making and removing one takes its time, so that two requests never meet: its own suites look at what comes of each.',
  },
  {
    laws: ['unique names and ids'],
    things: ['workspace service account'],
    reason: 'Whether two may share a name is open, and so is how their ids look.',
  },
  {
    laws: ['shapes of answers'],
    things: ['workspace group'],
    reason: 'See the lists of groups: their shape is a rule of lists.',
  },
  {
    laws: ['what a get answers is what was asked for'],
    things: ['partner organization', 'workspace providers'],
    reason: 'There is but one, and no id to ask for it.',
  },
  {
    laws: ['what a get answers is what was asked for'],
    things: ['partner usage', 'workspace group'],
    reason: 'It has a list, and nothing that is asked for by its own id.',
  },
  {
    laws: ['pages'],
    things: ['partner organization', 'workspace direct link', 'workspace providers'],
    reason: 'It has no list.',
  },
  {
    laws: ['pages'],
    things: [
      'workspace filespace',
      'workspace data store',
      'workspace member',
      'workspace group',
      'workspace service account',
    ],
    reason: 'Its list comes in one piece.',
  },
  {
    laws: ['order'],
    things: ['partner organization', 'workspace direct link', 'workspace providers'],
    reason: 'It has no list.',
  },
  {
    laws: ['order'],
    things: [
      'workspace filespace',
      'workspace data store',
      'workspace entry',
      'workspace member',
      'workspace group',
      'workspace service account',
    ],
    reason: 'The order of its list is open.',
  },
  {
    laws: ['filters'],
    things: ['partner organization', 'workspace direct link', 'workspace providers'],
    reason: 'It has no list.',
  },
  {
    laws: ['filters'],
    things: [
      'partner client',
      'partner workspace',
      'partner filespace',
      'workspace filespace',
      'workspace entry',
      'workspace group',
      'workspace service account',
    ],
    reason: 'Its list knows no filter.',
  },
  {
    laws: ['lists are whole'],
    things: ['partner organization', 'workspace direct link', 'workspace providers'],
    reason: 'It has no list.',
  },
  {
    laws: ['lists are whole'],
    things: ['partner usage'],
    reason: 'What its lists hold is judged by their pages and by ranges of time.',
  },
  {
    laws: ['lists are whole'],
    things: ['workspace service account'],
    reason: 'Its fields are open; that what was created is listed is a law of reading after writing.',
  },
  {
    laws: ['further and strange parameters'],
    things: [
      'partner organization',
      'workspace filespace',
      'workspace group',
      'workspace service account',
      'workspace providers',
    ],
    reason: 'Its requests have no parameters, and what further ones do is open.',
  },
  {
    laws: ['hostile input'],
    things: ['workspace group', 'workspace providers'],
    reason: 'Its request holds nothing but what those of members hold, or nothing at all.',
  },
  {
    laws: ['ranges of time'],
    things: [
      'partner organization',
      'partner client',
      'partner member',
      'partner workspace',
      'partner filespace',
      'workspace filespace',
      'workspace data store',
      'workspace entry',
      'workspace direct link',
      'workspace member',
      'workspace group',
      'workspace service account',
      'workspace providers',
    ],
    reason: 'Only usage is asked for by time.',
  },
  {
    laws: ['any sequence of requests'],
    things: [
      'partner organization',
      'partner client',
      'partner workspace',
      'partner filespace',
      'partner usage',
      'workspace filespace',
      'workspace data store',
      'workspace direct link',
      'workspace member',
      'workspace group',
      'workspace service account',
      'workspace providers',
    ],
    reason:
      'Sequences are drawn for teams, which bring their clients along, and for trees of entries; what others do follows from the laws of writes.',
  },
  {
    laws: ['rules of its own'],
    things: ['partner workspace', 'partner filespace', 'workspace group', 'workspace providers'],
    reason: 'The documents state nothing of it beside the laws.',
  },
];
