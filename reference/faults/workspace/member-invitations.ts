import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { repeatingIds } from './memory.ts';
import { type Change, edited, isObject, memberShown, mistaken, op, succeeds, without, worded } from './support.ts';

const { members } = statedWorkspace;
const withoutTag = (email: string): string => email.replace(/[+-][^@]*@/u, '@');

/** Addresses that are refused although they are right. */
const refusing = (isRefused: (email: string) => boolean): Change => ({
  members: { email: (value, openFormat) => members.email(value, openFormat) && !isRefused(String(value)) },
});

/** Adding members, who are invited by that. */
export const memberInvitationFaults: readonly Fault[] = [
  fault('member-add-status', 'workspace.member.add.status', 'Adding a member is 200.', succeeds(op.addMember, 200)),
  fault(
    'member-add-underscore',
    'workspace.member.add.email.forms',
    'The pattern of addresses knows no underscore.',
    refusing((email) => email.includes('_')),
  ),
  fault(
    'member-add-long-local',
    'workspace.member.add.email.forms',
    'The part of an address before the at sign is refused from 40 characters on.',
    refusing((email) => email.indexOf('@') >= 40),
  ),
  fault(
    'member-add-secret-empty',
    'workspace.member.add.invitation-secret',
    'The answer of an add shows no invitation secret but an empty text.',
    edited(op.addMember, (data) => (isObject(data) ? { ...data, pendingInvitationLinkSecret: '' } : data)),
  ),
  fault('member-add-active', 'workspace.member.add.pending', 'An added member is active at once.', {
    members: { addedStatus: () => 'active' },
  }),
  fault(
    'member-add-invited',
    'workspace.member.add.pending',
    'The answer of an add calls the status invited.',
    memberShown((shown) => ({ ...shown, status: 'invited' }), op.addMember),
  ),
  fault(
    'member-add-email',
    'workspace.member.add.email',
    'The answer of an add shows the address without its tag.',
    memberShown(
      (shown, { userId, email }) => ({ ...shown, user: { id: userId, email: withoutTag(email) } }),
      op.addMember,
    ),
  ),
  fault('member-add-stores-email', 'workspace.member.add.read-back', 'Addresses are kept without their tag.', {
    members: { stored: withoutTag },
  }),
  fault('member-add-stores-cut', 'workspace.member.add.read-back', 'Addresses are kept up to 20 characters.', {
    members: { stored: (email) => email.slice(0, 20) },
  }),
  fault(
    'member-get-active',
    'workspace.member.add.still-pending',
    'Reading shows pending members as active.',
    memberShown((shown) => ({ ...shown, status: 'active' }), op.getMember),
  ),
  fault(
    'member-add-repeats-id',
    'workspace.member.add.unique-id',
    'Two adds in a row are answered with one id.',
    repeatingIds(op.addMember),
  ),
  fault('member-add-no-email', 'workspace.member.add.email.missing', 'An invitation needs no address.', {
    members: { email: (value, openFormat) => value === undefined || members.email(value, openFormat) },
  }),
  fault('member-add-number', 'workspace.member.add.email.type', 'A number is taken for an address.', {
    members: { email: (value, openFormat) => typeof value === 'number' || members.email(value, openFormat) },
  }),
  fault('member-add-boolean', 'workspace.member.add.email.type', 'A boolean is taken for an address.', {
    members: { email: (value, openFormat) => typeof value === 'boolean' || members.email(value, openFormat) },
  }),
  fault('member-add-any-text', 'workspace.member.add.email.malformed', 'Any text is taken for an address.', {
    members: { email: (value) => typeof value === 'string' && value !== '' },
  }),
  fault('member-add-domain', 'workspace.member.add.email.malformed', 'Whatever has a dot is taken for an address.', {
    members: {
      email: (value, openFormat) =>
        (typeof value === 'string' && value.includes('.')) || members.email(value, openFormat),
    },
  }),
  fault(
    'member-add-unprocessable',
    'workspace.member.add.email.malformed',
    'A malformed address is 422.',
    mistaken('member.email', 422),
  ),
  fault(
    'member-add-message',
    'workspace.member.add.email.message',
    'A malformed address is refused in new words.',
    worded('member.email', 'Please provide a valid email address'),
  ),
  fault(
    'member-add-kept',
    'workspace.member.add.rejected-unchanged',
    'Who is refused for the address is added all the same.',
    { members: { keepsRejected: (asked) => asked === op.addMember } },
  ),
  fault(
    'member-add-no-secret',
    'workspace.member.add.record',
    'The answer of an add lacks the secret of the invitation.',
    memberShown((shown) => without(shown, 'pendingInvitationLinkSecret'), op.addMember),
  ),
  fault(
    'member-add-secret-null',
    'workspace.member.add.record',
    'The secret of an invitation comes later by mail, and is null.',
    memberShown((shown) => ({ ...shown, pendingInvitationLinkSecret: null }), op.addMember),
  ),
  fault(
    'member-add-user',
    'workspace.member.add.record',
    'An added member has no user before joining.',
    memberShown((shown) => ({ ...shown, user: null }), op.addMember),
  ),
];
