import { isDeepStrictEqual } from 'node:util';
import { sleep } from '../http/sleep.ts';
import { type Finding, ok, problem, warning } from '../model/finding.ts';
import type { Probes } from './apis.ts';
import { type Answer, type Inquiry, isAccepted, isRefused, type Question, statusesOf } from './inquiry.ts';

/** As long as a target may remember whom it let in, or refused, just now. */
const laterMs = 5_000;

/**
 * Judges the credentials of a profile. One is called a mistake only where every operation agrees that it is not what it
 * says: where some refuse it and some accept it, the target contradicts itself, which is for the checks to find.
 */
export class Reception<Operation extends string, Credential extends string> {
  readonly #inquiry: Inquiry<Operation, Credential>;
  readonly #probes: readonly [Question<Operation>, ...Question<Operation>[]];

  constructor(inquiry: Inquiry<Operation, Credential>, { all }: Probes<Operation>) {
    this.#inquiry = inquiry;
    this.#probes = all;
  }

  /** A credential that no longer works. */
  async invalid(what: string, name: Credential, adjective: string): Promise<Finding> {
    const first = await this.#inquiry.ask(this.#probes[0], name);
    if (first.exchange?.status === 401) return ok(what, 'refused with 401, as it should be');
    const answers = await this.#certainly(name);
    if (answers.every(isAccepted)) return this.#accepted(what, answers, `so it is not ${adjective}`);
    return contradictory(what, answers, '401');
  }

  /** A valid credential of somebody who may not use the API. */
  async forbidden(what: string, name: Credential): Promise<Finding> {
    const first = await this.#inquiry.ask(this.#probes[0], name);
    if (first.exchange?.status === 403) return ok(what, 'refused with 403, as it should be');
    const answers = await this.#certainly(name);
    if (answers.every(isAccepted)) return this.#accepted(what, answers, 'so its organization is entitled');
    if (answers.every(({ exchange }) => exchange?.status === 401)) {
      return problem(what, 'is rejected everywhere with 401 instead of 403, so it is no valid key');
    }
    return contradictory(what, answers, '403');
  }

  /** A credential that works, asked first by the probe that tells most. @returns null where it does. */
  async valid(what: string, name: Credential, telling: Question<Operation>): Promise<Finding | null> {
    if (isAccepted(await this.#inquiry.ask(telling, name))) return null;
    const first = await this.#all(name);
    // Who is refused right after somebody else only is let in some seconds later.
    const answers = first.every(isRefused) ? await this.#later(name) : first;
    if (answers.every(isRefused)) return problem(what, `is rejected everywhere (${statusesOf(answers)})`);
    return contradictory(what, first, '200');
  }

  /** Where a made-up credential is let in as well, the profile is not to blame. */
  async #accepted(what: string, answers: readonly Answer[], hence: string): Promise<Finding> {
    const stranger = await this.#inquiry.ask(this.#probes[0], 'nobody');
    if (isAccepted(stranger))
      return warning(what, 'is accepted, but so is a made-up one: the target lets everybody in');
    return problem(what, `is accepted everywhere (${statusesOf(answers)}), ${hence}`);
  }

  /** Who is let in right after somebody else only is refused some seconds later. */
  async #certainly(name: Credential): Promise<Answer[]> {
    const answers = await this.#all(name);
    return answers.every(isAccepted) ? this.#later(name) : answers;
  }

  async #later(name: Credential): Promise<Answer[]> {
    await sleep(laterMs);
    return Promise.all(this.#probes.map((question) => this.#inquiry.askAnew(question, name)));
  }

  #all(name: Credential): Promise<Answer[]> {
    return Promise.all(this.#probes.map((question) => this.#inquiry.ask(question, name)));
  }
}

function contradictory(what: string, answers: readonly Answer[], wanted: string): Finding {
  return warning(what, `wanted ${wanted}, got ${statusesOf(answers)}: the checks will tell`);
}

/** Whether two answers to the same question show the same things; null where they show none, or there is no answer. */
export function sameIds(one: Answer, other: Answer): boolean | null {
  if (!isAccepted(one) || !isAccepted(other)) return null;
  const [ids, others] = [idsIn(one.exchange?.json), idsIn(other.exchange?.json)].map((found) => [...found].sort());
  if (ids?.length === 0 && others?.length === 0) return null;
  return isDeepStrictEqual(ids, others);
}

/** Fields that hold the id of something, other than that of the request itself. */
const idKey = /^(?!request|trace|correlation|span)(?:id|\w*[a-z]Id|\w+_id)$/;

/** The values of all fields that hold ids, at any depth. */
function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return found;
  for (const [key, item] of Object.entries(value)) {
    const isId = idKey.test(key) && (typeof item === 'string' || typeof item === 'number');
    if (isId) found.add(`${key} ${item}`);
    else idsIn(item, found);
  }
  return found;
}

/** Whether two credentials belong to the same: at least two questions say so, and none says otherwise. */
export async function areSame(comparisons: readonly (() => Promise<boolean | null>)[]): Promise<boolean> {
  let agreeing = 0;
  for (const compare of comparisons) {
    const same = await compare();
    if (same === false) return false;
    if (same) agreeing += 1;
  }
  return agreeing >= 2;
}
