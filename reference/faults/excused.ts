/** A requirement that no fault of the reference service can break, with why. */
export interface Excuse {
  readonly requirement: string;
  readonly reason: string;
}

export const excuses: readonly Excuse[] = [
  {
    requirement: 'partner.client.delete.no-body',
    reason: 'HTTP itself ends a 204 after its headers: neither a server nor a client of Node lets a body through.',
  },
  {
    requirement: 'partner.member.remove.no-body',
    reason: 'HTTP itself ends a 204 after its headers: neither a server nor a client of Node lets a body through.',
  },
];
