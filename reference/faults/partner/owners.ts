import { type Fault, partnerFault } from '../types.ts';
import { fields, mixedUp, type Stated, withBody, withCode, withStatus } from './changes.ts';
import { op } from './operations.ts';

/** The owner among the members. */
export const ownerFaults: readonly Fault[] = [
  partnerFault('owner-203', 'partner.member.owner.status', 'Get owner answers 203.', {
    ...withStatus({ at: op.getOwner }, 203),
  }),
  partnerFault('owner-is-the-last', 'partner.member.owner.first', 'Whoever was added last is the owner.', {
    members: { owner: (_operation, all) => all().at(-1) },
  }),
  partnerFault(
    'owner-of-the-read-before',
    'partner.member.owner.first',
    'Get owner answers the owner that was read before.',
    mixedUp(op.getOwner),
  ),
  partnerFault('owner-is-the-second', 'partner.member.owner.first', 'The second member becomes the owner.', {
    members: {
      becomesOwner: (_operation, { others }) => others <= 1,
      owner: (_operation, all) =>
        all()
          .filter((member) => member.isOwner)
          .at(-1),
    },
  }),
  partnerFault(
    'owner-changes-with-the-third',
    'partner.member.owner.stays',
    'As soon as there are three members, the second one is the owner.',
    { members: { owner: (_operation, all) => (all().length > 2 ? all()[1] : all()[0]) } },
  ),
  partnerFault(
    'owner-of-nobody-empty',
    'partner.member.owner.none',
    'The owner of a client without members is 400.',
    withStatus({ at: op.getOwner, status: 404 }, 400),
  ),
  partnerFault('owner-not-listed', 'partner.member.owner.listed', 'The list of members leaves the owner out.', {
    list: {
      rows: (operation, rows) =>
        operation === op.listMembers ? rows.filter((row) => fields(row).is_owner !== 1) : rows,
    },
  }),
  partnerFault('owner-starts-active', 'partner.member.owner.starts-new', 'An owner is active at once.', {
    members: {
      stored: (_operation, input) => (input.isOwner ? { ...input, status: 'active' } : input),
    },
  }),
  partnerFault(
    'owner-shown-as-active',
    'partner.member.owner.starts-new',
    'Get owner shows every owner as active.',
    withBody({ at: op.getOwner }, (body) => ({ ...body, status: 'active' })),
  ),
  partnerFault('owner-removed', 'partner.member.owner.removal-refused', 'The owner can be removed.', {
    members: { mayBeRemoved: () => true },
  }),
  partnerFault(
    'owner-removal-409',
    'partner.member.owner.removal-refused',
    'Removing the owner answers 409.',
    withStatus({ at: op.removeMember, status: 400 }, 409),
  ),
  partnerFault(
    'owner-removal-other-code',
    'partner.member.owner.removal-refused-code',
    'The code of owner-removal is partnerOrganization.member.removeowner.',
    withCode('owner-removal', 'partnerOrganization.member.removeowner'),
  ),
  partnerFault(
    'owner-removed-all-the-same',
    'partner.member.owner.removal-refused-unchanged',
    'A refused removal removes the owner all the same.',
    { deletion: { removesRefused: (operation) => operation === op.removeMember } },
  ),
  partnerFault(
    'corner-two-owners',
    'partner.member.owner.first',
    'Members that are added at once to an empty client are all its owners.',
    manyOwners(),
  ),
];

function manyOwners(): Stated {
  let first = 0;
  return {
    members: {
      becomesOwner: (_operation, { others }) => {
        if (others === 0) first = Date.now();
        return others === 0 || (others < 3 && Date.now() - first < 3);
      },
    },
  };
}
