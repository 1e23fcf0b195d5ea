import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { Inconclusive, isInconclusiveAnswer, Nonconformance, NotTested, TransportTrouble } from '../model/errors.ts';
import type { Access } from './access.ts';
import type { Keys } from './keys.ts';
import type { MadeThings } from './made-things.ts';
import type { Meters } from './meters.ts';
import type { Room } from './room.ts';
import type { Scope } from './scope.ts';
import type { Unsupported } from './unsupported.ts';

interface Witnesses {
  readonly keys: Keys;
  readonly made: MadeThings;
  readonly meters: Meters;
  readonly unsupported: Unsupported;
  readonly access: Access;
  readonly room: Room;
  sendOther(other: Outgoing, scope: Scope): Promise<Exchange>;
}

/**
 * Why a check ended as it did, where that says nothing about the target: what somebody else removed is missed by who
 * held it, a key that has ended by all, and room by who asks for more.
 */
export class Explanations {
  readonly #witnesses: Witnesses;

  constructor(witnesses: Witnesses) {
    this.#witnesses = witnesses;
  }

  /** @returns the same where nothing explains it. */
  async of(error: unknown, scope: Scope): Promise<unknown> {
    if (!(error instanceof Nonconformance || error instanceof Inconclusive)) return error;
    const { keys, made, meters } = this.#witnesses;
    const borrowed = meters.borrowedBy(scope);
    const ended = await keys.endedFor([scope.label, ...borrowed]);
    if (ended !== null) return ended;
    const robber = made.holders.robberOf({ label: scope.label, borrowed });
    if (robber === null) return this.#beyondRefusals(error, scope, [scope.label, ...borrowed]);
    return new NotTested(
      `the target gave its id once more, and it was removed or changed for what had it before, by ${robber}`,
    );
  }

  /** A refusal for want of room, or of rights, shows nothing else, whatever it says. */
  async #beyondRefusals(
    error: Nonconformance | Inconclusive,
    scope: Scope,
    labels: readonly string[],
  ): Promise<unknown> {
    const { unsupported, access, room } = this.#witnesses;
    const telling = error instanceof Nonconformance ? (error.exchanges.at(-1) ?? '') : null;
    const sendOther = (other: Outgoing): Promise<Exchange> => this.#witnesses.sendOther(other, scope);
    try {
      if (await unsupported.stoppedAny(labels, telling, sendOther)) {
        return new NotTested('this filespace does not support data stores: every answer about them is 403');
      }
      if (telling === null) return error;
      await access.expectGranted(telling, sendOther);
      const wasMissing = await room.wasMissing(telling, sendOther);
      return wasMissing ? new TransportTrouble('a create was refused for want of room', { kind: 'other' }) : error;
    } catch (trouble) {
      return isInconclusiveAnswer(trouble) ? trouble : error;
    }
  }
}
