import { isObject, type Json, objectOf, without } from '../../core/json.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { repeatingIds } from './memory.ts';
import { type Change, edited, listed, memberShown, mistaken, op, part, succeeds, textPart, worded } from './support.ts';

const { members } = statedWorkspace;
const withoutTag = (email: string): string => email.replace(/[+-][^@]*@/u, '@');

/** Addresses that are refused although they are right. */
const refusing = (isRefused: (email: string) => boolean): Change => ({
  members: { email: (value, openFormat) => members.email(value, openFormat) && !isRefused(String(value)) },
});

/** Adding members, who are invited by that. */
export const memberInvitationFaults: readonly Fault[] = faultsOf({
  'workspace.member.add.status': {
    'member-add-status': bug('Adding a member is 200.', succeeds(op.addMember, 200)),
  },
  'workspace.member.add.email.forms': {
    'member-add-underscore': bug(
      'The pattern of addresses knows no underscore.',
      refusing((email) => email.includes('_')),
    ),
    'member-add-plus': bug(
      'The pattern of addresses knows no plus sign.',
      refusing((email) => email.includes('+')),
    ),
    'member-add-capital': bug(
      'The pattern of addresses knows no capital letter.',
      refusing((email) => /[A-Z]/.test(email)),
    ),
    'member-add-long-domain': bug(
      'A domain ends in two to four letters.',
      refusing((email) => !/\.[a-z]{2,4}$/.test(email)),
    ),
    'member-add-deep-domain': bug(
      'A domain has three levels at most.',
      refusing((email) => /@(?:[^.]*\.){3}/u.test(email)),
    ),
    'member-add-long-local': bug(
      'The part of an address before the at sign is refused from 40 characters on.',
      refusing((email) => email.indexOf('@') >= 40),
    ),
  },
  'workspace.member.add.invitation-secret': {
    'member-add-secret-empty': bug(
      'The answer of an add shows no invitation secret but an empty text.',
      edited(op.addMember, (data) => (isObject(data) ? { ...data, pendingInvitationLinkSecret: '' } : data)),
    ),
  },
  'workspace.member.add.pending': {
    'member-add-active': bug('An added member is active at once.', { members: { addedStatus: () => 'active' } }),
    'member-add-invited': bug(
      'The answer of an add calls the status invited.',
      memberShown((shown) => ({ ...shown, status: 'invited' }), op.addMember),
    ),
  },
  'workspace.member.add.email': {
    'member-add-email': bug(
      'The answer of an add shows the address without its tag.',
      memberShown(
        (shown, { userId, email }) => ({ ...shown, user: { id: userId, email: withoutTag(email) } }),
        op.addMember,
      ),
    ),
    'member-address-of-the-same-name': bug(
      'Of members with one name at several hosts all are listed with the address of the newest.',
      listed(op.listMembers, (members) => {
        const newest = new Map(members.map((each) => [nameOf(each), part(each, 'user')]));
        return members.map((each) => ({
          ...each,
          user: { ...objectOf(part(each, 'user')), email: textPart(newest.get(nameOf(each)), 'email') },
        }));
      }),
    ),
  },
  'workspace.member.add.read-back': {
    'member-add-stores-email': bug('Addresses are kept without their tag.', { members: { stored: withoutTag } }),
    'member-add-stores-cut': bug('Addresses are kept up to 20 characters.', {
      members: { stored: (email) => email.slice(0, 20) },
    }),
  },
  'workspace.member.add.still-pending': {
    'member-get-active': bug(
      'Reading shows pending members as active.',
      memberShown((shown) => ({ ...shown, status: 'active' }), op.getMember),
    ),
  },
  'workspace.member.add.unique-id': {
    'member-add-repeats-id': bug('Two adds in a row are answered with one id.', repeatingIds(op.addMember)),
  },
  'workspace.member.add.email.missing': {
    'member-add-no-email': bug('An invitation needs no address.', {
      members: { email: (value, openFormat) => value === undefined || members.email(value, openFormat) },
    }),
  },
  'workspace.member.add.email.type': {
    'member-add-number': bug('A number is taken for an address.', {
      members: { email: (value, openFormat) => typeof value === 'number' || members.email(value, openFormat) },
    }),
    'member-add-boolean': bug('A boolean is taken for an address.', {
      members: { email: (value, openFormat) => typeof value === 'boolean' || members.email(value, openFormat) },
    }),
  },
  'workspace.member.add.email.malformed': {
    'member-add-any-text': bug('Any text is taken for an address.', {
      members: { email: (value) => typeof value === 'string' && value !== '' },
    }),
    'member-add-domain': bug('Whatever has a dot is taken for an address.', {
      members: {
        email: (value, openFormat) =>
          (typeof value === 'string' && value.includes('.')) || members.email(value, openFormat),
      },
    }),
    'member-add-percent-decoded': bug('An address is decoded as a part of a URL is, before it is looked at.', {
      members: { email: (value, openFormat) => members.email(String(value).replace('%40', '@'), openFormat) },
    }),
    'member-add-unprocessable': bug('A malformed address is 422.', mistaken('member.email', 422)),
  },
  'workspace.member.add.email.message': {
    'member-add-message': bug(
      'A malformed address is refused in new words.',
      worded('member.email', 'Please provide a valid email address'),
    ),
  },
  'workspace.member.add.rejected-unchanged': {
    'member-add-kept': bug('Who is refused for the address is added all the same.', {
      members: { keepsRejected: (asked) => asked === op.addMember },
    }),
    'member-add-kept-with-a-domain': bug('Who is refused for the address is added with a domain.', {
      members: {
        keepsRejected: (asked) => asked === op.addMember,
        stored: (email) => (email.includes('@') ? email : `${email}@unknown.example`),
      },
    }),
  },
  'workspace.member.add.record': {
    'member-add-no-secret': bug(
      'The answer of an add lacks the secret of the invitation.',
      memberShown((shown) => without(shown, 'pendingInvitationLinkSecret'), op.addMember),
    ),
    'member-add-secret-null': bug(
      'The secret of an invitation comes later by mail, and is null.',
      memberShown((shown) => ({ ...shown, pendingInvitationLinkSecret: null }), op.addMember),
    ),
    'member-add-user': bug(
      'An added member has no user before joining.',
      memberShown((shown) => ({ ...shown, user: null }), op.addMember),
    ),
  },
});

/** What stands before the @ of an address. */
function nameOf(member: Json): string {
  return textPart(member, 'user', 'email').split('@', 1)[0] ?? '';
}
