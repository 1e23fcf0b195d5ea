import type { PartnerOperation, RequirementId, WorkspaceOperation } from '../../generated/catalogue.ts';

/** Keys that lead to a value in JSON. */
export type Way = readonly string[];

/** What the documents say of one resource, for all who make, read, list, change, remove or judge such things. */
interface Facts<Operation extends string> {
  readonly noun: string;
  readonly plural: string;
  /** The path parameter that holds its id; those of what it stands in have their own resources. */
  readonly key: string;
  readonly get: Operation & `GET ${string}`;
  readonly list?: Operation & `GET ${string}`;
  readonly create?: Operation & `POST ${string}`;
  readonly change?: Change<Operation>;
  readonly remove?: Operation & `DELETE ${string}`;
  /** The field of the create in which its name stands. */
  readonly named: 'name' | 'email';
  /** What asks for the newest first, as many as there may be at once; undefined where the list comes in one piece. */
  readonly page?: Readonly<Record<string, string>>;
  /** What a create has to send beside the name. */
  readonly beside?: Readonly<Record<string, unknown>>;
  /** Why nothing is asked of one while it is made, changed or removed. */
  readonly slow?: string;
  /** A deployment may pause its creation and removal, with 503 and `Retry-After`. */
  readonly pausable?: true;
  /** The answer to a create holds a credential, in a field whose name the documents leave open. */
  readonly issuesSecret?: true;
  /** Where the list stands below what a field of the create names: that field, and the rest of the path. */
  readonly below?: readonly [field: string, rest: string];
  /** Where in a list the records stand; undefined where the documents leave that open. */
  readonly listAt?: Way;
  /** Where in a record its id stands; where the documents leave that open, every place where it most likely does. */
  readonly idAt: readonly Way[];
  /** Whether a record need not show its id at all. */
  readonly isOpen?: true;
  /** The quota of the profile that says how many a run may have at once. */
  readonly quota?: 'clients' | 'filespaces' | 'members' | 'serviceAccounts' | 'dataStores';
  /** Why an id in the answer to a create may be that of something else. */
  readonly doubtfulId?: string;
  /**
   * The id of a deleted one may be given to a new one, as that of a file may, or only where ids are numbers, alone or
   * after a word, which a database may count on from what is left; without this, ids are UUIDs.
   */
  readonly idsReused?: true | 'where counted';
  /** Where a record shows its name; undefined where the documents leave that open. */
  readonly nameAt?: Way;
  /** Every text is taken as a name that nothing forbids. */
  readonly anyName?: true;
  /** Where in a record texts stand by which whoever looks too loosely would find it. */
  readonly texts: Readonly<Record<string, Way>>;
  /** By what a list is narrowed to things of a name, beside the name itself: the parameter. */
  readonly filter?: string;
  /** What a 404 may say of it, beside what every 404 may. */
  readonly missing?: string;
  /** Values that are certainly invalid for each field of a create; undefined: the field is missing. */
  readonly mistakes?: Mistakes;
  /** The requirements that the laws stand for; without one, the law says nothing of this resource. */
  readonly laws: Laws;
}

interface Change<Operation extends string> {
  readonly operation: Operation & `PATCH ${string}`;
  /** The field that says what is to be changed, and where a record shows it; undefined where none does. */
  readonly field: string;
  readonly shownAt?: Way;
  /** The values that the documents name, where what comes of others is no more than a SHOULD. */
  readonly values?: readonly string[];
  readonly mistakes?: Mistakes;
}

export type Mistakes = Readonly<Record<string, readonly unknown[]>>;

interface Laws {
  /** The record of a get, and of a change, is the one that the path names. */
  readonly identity?: RequirementId;
  readonly changeIdentity?: RequirementId;
  /** Nothing but its id finds it. */
  readonly neighbour?: RequirementId;
  /** What never was, or was removed, is 404 on every operation of the Partner API. */
  readonly unknown?: RequirementId;
  /** A text in no form of an id finds nothing. */
  readonly malformed?: RequirementId;
  /** What was removed is 404 on every operation, with a message; a get has a requirement of its own. */
  readonly gone?: RequirementId;
  readonly goneMessage?: RequirementId;
  /** Those of another workspace are 404, and not listed. */
  readonly owned?: RequirementId;
  readonly ownedListed?: RequirementId;
  /** Those of another parent are not listed. */
  readonly own?: RequirementId;
  /** A list shows each once. */
  readonly once?: RequirementId;
  /** A create that is rejected makes nothing, as a list tells that shows its name. */
  readonly rejected?: RequirementId;
  /** One create makes one, as a list tells that shows its name. */
  readonly one?: RequirementId;
  /** A name is given once, as long as what has it is there. */
  readonly taken?: RequirementId;
  readonly life?: Life;
}

/** It is there from its create to its removal, and not afterwards; a get, the list and the removal itself tell. */
export interface Life {
  readonly get: RequirementId;
  readonly listed: RequirementId;
  readonly removal: RequirementId;
  readonly gone: RequirementId;
  readonly notListed: RequirementId;
  /** What a change gave to it is what they show. */
  readonly changed?: { readonly get: RequirementId; readonly list: RequirementId };
}

export type PartnerResource = Facts<PartnerOperation> & { readonly api: 'partner' };
export type WorkspaceResource = Facts<WorkspaceOperation> & { readonly api: 'workspace' };
export type Resource = PartnerResource | WorkspaceResource;

/** What no field takes that takes a text: a missing one, and every other type. */
export const noText: readonly unknown[] = [undefined, null, 7, true, [], {}];
