import type { CheckContext } from '../../src/check/index.ts';

const usualForms: readonly ((own: string, digits: string) => string)[] = [
  (own) => `${own}.first.last@example.com`,
  (own) => `${own}_first@example.com`,
  (own) => `${`${own}-`.padEnd(40, 'x')}@example.com`,
  (own) => `${own}+tag@example.com`,
  (own) => `${own}7@example.com`,
  // Each beside one that it would be if signs of it counted for nothing.
  (own) => `${own}.7@example.com`,
  (own) => `${own}@example.com`,
  (_, digits) => `${digits}@example.com`,
  (own) => `First.${own}@example.com`,
  (own) => `${own}.Last@example.com`,
  (own) => `${own}@mail-2.example.com`,
  (own) => `${own}@2mail.a.b-c.example.org`,
  (own) => `${own}@studio.example`,
  // A domain with a letter that is none of ASCII, as it is written in addresses.
  (own) => `${own}@xn--bro-hoa.example`,
  (own) => `a@${own}.example.com`,
  // As many characters as stand before an @ at most.
  (own) => `${own}.${'l'.repeat(63 - own.length)}@example.com`,
  (own) => `${own}@${'department'.repeat(3)}.example.com`,
];

/** Addresses of all the usual forms, which must be taken, with one text of the run: no two of them are the same. */
export function usualAddresses({ names }: CheckContext): string[] {
  const own = names.unique();
  return usualForms.map((form) => form(own, names.random('0123456789', 12)));
}
