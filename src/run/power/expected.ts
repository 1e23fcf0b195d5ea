import type { Registered } from '../../check/registry.ts';
import type { Outlook } from '../../session/outlook.ts';
import { type KnownChecks, powerKey, type SharedCost } from './known.ts';

/** Tells what checks will ask for that they share. */
export function expectUses(entries: readonly Registered[], known: KnownChecks, outlook: Outlook): void {
  for (const { key, requests } of entries.flatMap((entry) => sharedBy(entry, known))) outlook.expect(key, requests);
}

/** Tells that a check has ended. */
export function endUses(entry: Registered, known: KnownChecks, outlook: Outlook): void {
  for (const { key } of sharedBy(entry, known)) outlook.served(key);
}

function sharedBy(entry: Registered, { checks, shared }: KnownChecks): readonly SharedCost[] {
  return (checks.get(powerKey(entry))?.shared ?? []).flatMap((place) => shared[place] ?? []);
}
