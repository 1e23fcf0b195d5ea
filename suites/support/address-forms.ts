/** The usual forms of addresses, all of which must be taken: each with a text of the run, or with digits of its own. */
export const usualAddresses: readonly ((own: string, digits: string) => string)[] = [
  (own) => `${own}.first.last@example.com`,
  (own) => `${own}_first@example.com`,
  (own) => `${`${own}-`.padEnd(40, 'x')}@example.com`,
  (own) => `${own}+tag@example.com`,
  (own) => `${own}7@example.com`,
  (own) => `7${own}@example.com`,
  (_, digits) => `${digits}@example.com`,
  (own) => `First.${own}@example.com`,
  (own) => `${own}.Last@example.com`,
  (own) => `${own}@mail-2.example.com`,
  (own) => `${own}@2mail.a.b-c.example.org`,
  (own) => `${own}@studio.example`,
  (own) => `a@${own}.example.com`,
  // As many characters as stand before an @ at most.
  (own) => `${own}.${'l'.repeat(63 - own.length)}@example.com`,
  (own) => `${own}@${'department'.repeat(3)}.example.com`,
];
