import type { Api, RequirementId } from '../../generated/catalogue.ts';
import type { OperationInfo } from '../../generated/operations.ts';
// Loaded for what it registers: rules for every answer.
import '../../suites/every-answer.ts';
import { witness } from '../../suites/exchange-laws/index.ts';
import type { Law } from '../../suites/exchange-laws/law.ts';
import { isOddRequest, isStrangeRequest } from '../../suites/exchange-laws/strange.ts';
import { openPointsOf } from '../check/guard.ts';
import { answerOf } from '../http/answer.ts';
import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Facts } from '../http/facts.ts';
import { isGatewayPage } from '../http/gateway.ts';
import { issuedBy } from '../http/issued.ts';
import type { WireResponse } from '../http/wire.ts';
import { factsOf } from '../session/facts.ts';
import { recordOf, redacted, redactedFinding } from '../session/records.ts';
import { type Finding, judge } from '../session/response-rules.ts';
import { Sightings } from '../session/sightings.ts';
import type { TrafficAnswer, TrafficEntry } from './entry.ts';
import type { Observation } from './observation.ts';
import { outgoingOf, proper } from './outgoing.ts';
import { type BaseUrls, type Route, routeOf } from './routes.ts';
import type { Tally } from './tally.ts';

export interface Observing {
  readonly observation: Observation;
  readonly baseUrls: BaseUrls;
  readonly laws: readonly Law[];
  readonly tally: Tally;
}

/** What can be judged where the body of the answer is not known. */
const ofStatus = /\.(?:response\.status|robustness\.no-5xx|response\.no-503-elsewhere)$/;

/** Holds what others sent and were answered against the documents, one exchange after the other. */
export class Observer {
  readonly #observation: Observation;
  readonly #baseUrls: BaseUrls;
  readonly #laws: readonly Law[];
  readonly #tally: Tally;
  readonly #sightings = new Sightings();
  /** Path parameters that were answered with a success: such ids are well formed. */
  readonly #goodIds = new Set<string>();
  readonly #issued = new Set<string>();
  readonly #seen = new Map<string, number>();
  #count = 0;

  constructor({ observation, baseUrls, laws, tally }: Observing) {
    this.#observation = observation;
    this.#baseUrls = baseUrls;
    this.#laws = laws;
    this.#tally = tally;
  }

  /** @returns what is wrong with the exchange. */
  take(entry: TrafficEntry): readonly Finding[] {
    const route = routeOf(entry, this.#baseUrls);
    if (route === null) return this.#pass('elsewhere');
    if (route.info === null) return this.#pass('undocumented');
    if (entry.isCached || entry.answer?.status === 304) return this.#pass('cached');
    if (entry.answer === null || entry.answer.status < 200) return this.#pass('unanswered');
    const { info } = route;
    const response = wireResponse(entry.answer);
    const isUnread = entry.answer.text === undefined;
    if (isGatewayPage(info.operation, response) && (isUnread || response.text !== '')) return this.#pass('gateway');
    this.#tally.count('judged');
    if (isUnread) this.#tally.count('unread');
    return this.#judge(entry, { ...route, info }, response);
  }

  #pass(what: Parameters<Tally['count']>[0]): readonly Finding[] {
    this.#tally.count(what);
    return [];
  }

  #judge(entry: TrafficEntry, route: Route & { info: OperationInfo }, response: WireResponse): readonly Finding[] {
    const { exchange, facts, outgoing } = this.#exchange(entry, route, response);
    this.#learnSecrets(exchange, entry);
    const isUnread = entry.answer?.text === undefined;
    const isStrange = isStrangeRequest(entry.url, facts);
    const always = judge(exchange, this.#observation).filter(
      ({ requirement }) => (!isStrange || requirement.endsWith('.no-5xx')) && (!isUnread || ofStatus.test(requirement)),
    );
    const witnessed = isUnread ? null : witness(exchange, this.#observation);
    const byLaw = witnessed === null ? [] : this.#laws.flatMap((law) => law(witnessed));
    this.#sightings.take(outgoing, exchange);
    if (exchange.status < 300)
      for (const name of Object.keys(facts.path)) this.#goodIds.add(idOf(route.api, name, facts));
    const findings = [...always, ...byLaw];
    this.#note(exchange, findings, entry);
    return findings.filter(({ problem }) => problem !== null);
  }

  #exchange(
    entry: TrafficEntry,
    { api, info, target }: Route & { info: OperationInfo },
    response: WireResponse,
  ): { exchange: Exchange; facts: Facts; outgoing: Outgoing } {
    const { config, vocabulary } = this.#observation;
    const { startedAt, durationMs, headers } = entry;
    const outgoing = outgoingOf(entry, { api, info, target }, vocabulary);
    const facts = factsOf(outgoing, this.#sightings.stateOf(outgoing), config, startedAt);
    const points = openPointsOf({ operation: info.operation, facts: () => facts, expectation: {} });
    const unproven = Object.keys(facts.path).filter((name) => !this.#goodIds.has(idOf(api, name, facts)));
    this.#count += 1;
    const exchange: Exchange = {
      id: `x${this.#count}`,
      api,
      operation: info.operation,
      request: { method: entry.method, url: entry.url, headers: { ...headers }, body: entry.body ?? null },
      ...answerOf(response, vocabulary),
      startedAt,
      durationMs,
      expectation: {
        open: points.length > 0 || entry.body === undefined || isOddRequest(facts),
        // Nobody here knows whether an id that never worked is in a form that the service issues.
        also: unproven.length === 0 ? [] : [400],
        unproven,
      },
      facts: () => facts,
      schemaProblems: null,
    };
    return { exchange, facts, outgoing };
  }

  /** What an answer issues is a secret; with which something is then asked is a token for certain. */
  #learnSecrets(exchange: Exchange, { headers }: TrafficEntry): void {
    const { redactor } = this.#observation;
    const used = proper[exchange.api].exec(headers.authorization ?? '')?.[1];
    if (used !== undefined && this.#issued.has(used)) redactor.add(used, 'SERVICE_ACCOUNT_TOKEN');
    for (const credential of issuedBy(exchange)) {
      redactor.addExactly(credential);
      if (exchange.operation === 'POST /api/v1/service-accounts') this.#issued.add(credential);
    }
  }

  /** The first conforming answer and the first three others are enough to know and to show. */
  #note(exchange: Exchange, findings: readonly Finding[], { place }: TrafficEntry): void {
    const { journal, redactor, config } = this.#observation;
    journal.write({ type: 'exchange', exchange: redacted(recordOf(exchange, place), redactor) });
    for (const finding of findings) {
      if (!isSelected(finding.requirement, config.selected)) continue;
      const key = `${finding.requirement}\n${finding.subject}\n${finding.problem === null}`;
      const times = this.#seen.get(key) ?? 0;
      this.#seen.set(key, times + 1);
      if (times >= (finding.problem === null ? 1 : 3)) continue;
      journal.write({ type: 'finding', finding: redactedFinding({ ...finding, exchange: exchange.id }, redactor) });
    }
  }
}

function isSelected(requirement: RequirementId, selected: readonly RequirementId[] | null): boolean {
  return selected === null || selected.includes(requirement);
}

function wireResponse({ status, statusText, headers, text, unreadable }: TrafficAnswer): WireResponse {
  return { status, statusText, headers: { ...headers }, text: text ?? '', unreadable };
}

function idOf(api: Api, name: string, { path }: Facts): string {
  return `${api} ${name} ${path[name]}`;
}
