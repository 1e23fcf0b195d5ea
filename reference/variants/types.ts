import type { PolicyOverride } from '../policy/index.ts';
import type { ReferenceProfile } from '../server.ts';

/** A service that differs from the usual one only where the documents leave it free to. */
export interface Variant {
  /** Unique among all variants; words joined by hyphens. */
  readonly id: string;
  /** What is different, in one line. */
  readonly story: string;
  readonly override: PolicyOverride;
  /** Where the two APIs stand, when that is what is different. */
  readonly server?: { readonly partnerPrefix?: string; readonly workspacePrefix?: string };
  /** Whether it makes every run so much slower that others are not tried beside it. */
  readonly isSlow?: boolean;
  /** The ids of others beside which nobody can see what it does, so that a law would take it for a bug. */
  readonly apartFrom?: readonly string[];
  /** What a person who tests this service writes into the profile, when that differs. */
  readonly profile?: (usual: ReferenceProfile) => TargetProfile;
}

/** A variant in a table, where its id stands before it. */
export type VariantOfTable = Omit<Variant, 'id'>;

export function variantsOf(table: Readonly<Record<string, VariantOfTable>>): readonly Variant[] {
  return Object.entries(table).map(([id, variant]) => ({ id, ...variant }));
}

export function variant(story: string, override: PolicyOverride): VariantOfTable {
  return { story, override };
}

/** Whatever it holds may be missing, at the first three levels. */
type Part<T> = { readonly [Key in keyof T]?: Some<T[Key]> | undefined };
type Some<T> = { readonly [Key in keyof T]?: Partial<T[Key]> };

/** A target profile of which anything may be missing. */
export interface TargetProfile {
  readonly partner?: Part<ReferenceProfile['partner']>;
  readonly workspace?: Part<ReferenceProfile['workspace']>;
  readonly vocabulary?: Readonly<Record<string, string>>;
  readonly http?: Readonly<Record<string, unknown>>;
}
