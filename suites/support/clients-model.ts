import { type CheckContext, exchangeOf, expectEqual, expectStatus, fc, field, prepared } from '../../src/check/index.ts';
import {
  addMember,
  addRaw,
  answeredId,
  errorCodes,
  expectErrorCode,
  getMember,
  getOwner,
  listedIds,
  listMembers,
  type MemberQuery,
  ownerOf,
  removeMember,
} from './members.ts';
import { newClient, newMember } from './partner.ts';

export interface ModelMember {
  email: string;
  accountId: string;
  removed: boolean;
}

export interface ModelClient {
  id: string;
  /** In the order of their adds, removed ones included: the first is the owner. */
  members: ModelMember[];
  deleted: boolean;
}

/** What the target must show, from what was done: clients in the order of their creation. */
export interface Model {
  clients: ModelClient[];
}

type Command = fc.AsyncCommand<Model, CheckContext>;

/** Numbers in commands count from 1, as in `remove member 2 of client 1`; a command that names nobody does not run. */
type ClientNumber = number;

abstract class OnClient implements Command {
  readonly #number: ClientNumber;
  readonly #what: string;

  constructor(number: ClientNumber, what: string) {
    this.#number = number;
    this.#what = what;
  }

  check({ clients }: Model): boolean {
    const client = clients[this.#number - 1];
    return client !== undefined && this.applies(client, clients);
  }

  async run({ clients }: Model, t: CheckContext): Promise<void> {
    const client = clients[this.#number - 1];
    if (client !== undefined) await this.perform(t, client, clients);
  }

  toString(): string {
    return `${this.#what} client ${this.#number}`;
  }

  protected applies(_client: ModelClient, _clients: readonly ModelClient[]): boolean {
    return true;
  }

  protected abstract perform(t: CheckContext, client: ModelClient, clients: readonly ModelClient[]): Promise<void>;
}
