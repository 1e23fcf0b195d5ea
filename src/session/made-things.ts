import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Redactor } from '../http/redact.ts';
import { type Attempt, attemptIn, type RandomTexts } from './attempts.ts';
import type { RunConfig } from './config.ts';
import { creationOf, credentialOf, placeMade, removalOf } from './creations.ts';
import { GivenAgain } from './given-again.ts';
import { Holders } from './holders.ts';
import type { AttemptEnd, JournalSink } from './journal.ts';
import { Newcomers } from './newcomers.ts';
import { notedAttempt, notedResource } from './noted.ts';
import { isRemovedBy, type Resource, standingAt, standingOf } from './resources.ts';
import type { Scope } from './scope.ts';

interface Surroundings {
  readonly config: RunConfig;
  readonly journal: JournalSink;
  readonly redactor: Redactor;
  readonly random: RandomTexts;
  /** Begins the ids of its attempts. */
  readonly prefix: string;
}

/** What is kept takes room from all that follows. */
const mostKept = 10;

/** Notes what a run makes on its target, so that whatever happens it can be found and removed. */
export class MadeThings {
  readonly #config: RunConfig;
  readonly #journal: JournalSink;
  readonly #redactor: Redactor;
  readonly #random: RandomTexts;
  readonly #prefix: string;
  /** Ids of what answers said was made, and is not yet removed. */
  readonly #made = new Set<string>();
  /** What each check, and each shared thing, made: only where a run keeps something. */
  readonly #byLabel = new Map<string, string[]>();
  readonly #keptLabels = new Set<string>();
  /** For how many failures something is kept. */
  #kept = 0;
  #attempts = 0;
  readonly holders = new Holders();
  readonly newcomers = new Newcomers();
  readonly #givenAgain = new GivenAgain();
  /** When what is there now was noted, by its place. */
  readonly #since = new Map<string, number>();
  readonly #refused: Resource[] = [];
  #removals = 0;

  constructor({ config, journal, redactor, random, prefix }: Surroundings) {
    this.#config = config;
    this.#journal = journal;
    this.#redactor = redactor;
    this.#random = random;
    this.#prefix = prefix;
  }

  /** Notes, before it is sent, that a request may make something: its answer may never come, or say nothing. */
  attempt(outgoing: Outgoing, startedAt: number): Attempt | null {
    const { runId, target } = this.#config;
    const asked = attemptIn(outgoing, { runId, random: this.#random, credential: credentialOf(outgoing, target) });
    if (asked === null) return null;
    this.#attempts += 1;
    const attempt = { ...asked, id: `${this.#prefix}${this.#attempts}`, startedAt };
    this.#journal.write({ type: 'attempt', attempt: notedAttempt(attempt, this.#redactor) });
    return attempt;
  }

  /** What an answer says was made, or removed. */
  register(outgoing: Outgoing, exchange: Exchange, scope: Scope, attempt: Attempt | null): void {
    const made = creationOf(outgoing, exchange, this.#config.target);
    const known = made === null ? 'unread' : this.adopt(made, scope) ? 'noted' : 'secret';
    if (attempt !== null) this.#journal.write({ type: 'attempted', id: attempt.id, end: endOf(exchange, known) });
    const standing = standingAt(outgoing.api, credentialOf(outgoing, this.#config.target), outgoing.target);
    if (made !== null) this.newcomers.made(made, exchange);
    // What goes with what holds it may lose its id to others all the same.
    const place = made === null ? placeMade(outgoing, exchange, this.#config.target) : null;
    if (place !== null) this.#holds(place, scope.label);
    if (exchange.status <= 299) this.newcomers.found(standing);
    const by = { label: scope.label, borrowed: scope.meter.shared };
    if (outgoing.method === 'PATCH' && exchange.status <= 299) this.holders.changed(standing, by);
    const removed = removalOf(outgoing, exchange, this.#config.target);
    if (removed === null || this.newcomers.isAt(standing)) return;
    // Made after the removal was asked for, it is something else, which has the id once more. Who held nothing there has
    // taken it.
    if ((this.#since.get(standing) ?? 0) > exchange.startedAt) {
      if (exchange.status > 299) return;
      this.holders.changed(standing, by);
      // Who asked has it no longer, whoever has the id now.
      scope.made.delete(removed);
      for (const own of scope.registered.filter((one) => isRemovedBy(one, outgoing.target))) {
        scope.registered.splice(scope.registered.indexOf(own), 1);
      }
      return;
    }
    scope.made.delete(removed);
    if (this.#made.delete(removed)) this.noteRemoved(removed);
    if (exchange.status > 299) return;
    this.#forgetRegistered(outgoing, scope);
    this.holders.removed(standing, by);
    this.#givenAgain.removed(standing, outgoing);
  }

  /** Asks whether something has the place of what the run removed, in which a request is about to act; null: in none. */
  lookUnder(outgoing: Outgoing): Outgoing | null {
    const credential = credentialOf(outgoing, this.#config.target);
    return this.#givenAgain.lookUnder(standingAt(outgoing.api, credential, outgoing.target));
  }

  /** Removed again, its id might by then be that of something else, which would go instead. */
  #forgetRegistered({ target }: Outgoing, scope: Scope): void {
    for (const resource of scope.registered.filter((one) => isRemovedBy(one, target))) this.forget(resource, scope);
  }

  noteRefused(resource: Resource): void {
    this.#refused.push(resource);
  }

  /** What the target would not remove when its check had ended. */
  get refused(): readonly Resource[] {
    return this.#refused;
  }

  /** How much of what answers said was made is not yet removed. */
  get left(): number {
    return this.#made.size;
  }

  /** Whether an answer has said that this was made, and none that it is gone. */
  isMade(resource: Resource | null): boolean {
    return resource !== null && this.#made.has(resource.id);
  }

  /** What a scope registered is gone. */
  forget(resource: Resource, { registered }: Scope): void {
    const index = registered.indexOf(resource);
    if (index < 0) return;
    registered.splice(index, 1);
    this.noteRemoved(resource.id);
  }

  /** From now on a thing is the run's own: it goes when its check ends. */
  adopt(made: Resource, scope: Scope): boolean {
    this.#made.add(made.id);
    scope.made.set(made.id, made);
    return this.noteMade(made, scope);
  }

  /** False where that cannot be noted: it must be found again by what was asked for. */
  noteMade(made: Resource, { label }: Pick<Scope, 'label'>): boolean {
    this.#holds(standingOf(made), label);
    this.#givenAgain.made(standingOf(made));
    const resource = notedResource(made, this.#redactor);
    if (resource !== null) this.#journal.write({ type: 'created', resource });
    if (this.#config.keep === true) this.#byLabel.set(label, [...(this.#byLabel.get(label) ?? []), made.id]);
    return resource !== null;
  }

  #holds(place: string, label: string): void {
    this.holders.holds(place, label);
    this.#since.set(place, Date.now());
  }

  /** Leaves what a failing check made, and what it borrowed, for whoever looks at the failure. */
  keep({ label }: Pick<Scope, 'label'>, borrowed: Iterable<string>): void {
    if (this.#kept >= mostKept) return;
    this.#kept += 1;
    for (const each of [label, ...borrowed]) {
      this.#keptLabels.add(each);
      const ids = (this.#byLabel.get(each) ?? []).map((id) => this.#redactor.text(id));
      if (ids.length > 0) this.#journal.write({ type: 'kept', ids, by: this.#redactor.text(label) });
    }
  }

  isKept({ label }: Pick<Scope, 'label'>): boolean {
    return this.#keptLabels.has(label);
  }

  /** How much has gone so far. */
  get removals(): number {
    return this.#removals;
  }

  noteRemoved(id: string): void {
    this.#removals += 1;
    this.#journal.write({ type: 'removed', id: this.#redactor.text(id) });
  }
}

/** What is known of the id of something made: it stands in the journal, holds a secret, or could not be read. */
type KnownId = 'noted' | 'secret' | 'unread';

const idTrouble = { secret: 'with an id that holds a credential', unread: 'without an id that can be read' } as const;

function endOf({ status }: Exchange, id: KnownId): AttemptEnd {
  const endedAt = Date.now();
  if (id === 'noted') return { outcome: 'made', said: `answered ${status}`, endedAt };
  const isRefused = status >= 400 && status <= 499;
  const said = status >= 200 && status <= 299 ? `answered ${status} ${idTrouble[id]}` : `answered ${status}`;
  return { outcome: isRefused ? 'refused' : 'unclear', said, endedAt };
}
