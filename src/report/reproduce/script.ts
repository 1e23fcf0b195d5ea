import type { ExchangeRecord } from '../../model/report.ts';
import type { RunConfig } from '../../session/config.ts';
import { madeBy } from '../../session/kinds.ts';
import { namePrefix } from '../../session/names.ts';
import { flat, textOf } from './flat.ts';
import { headOf, type Told } from './head.ts';
import { library, shapes } from './library.ts';
import { cutOff, type Own } from './shape.ts';
import type { Trails } from './trail.ts';
import { Variables } from './variables.ts';
import { verdictBy } from './verdict.ts';
import { type Step, textsIn, wayTo } from './way.ts';
import { hasSingle, quoted, recipeShell } from './words.ts';

const largest = 96_000;

/** A script that goes the way of a failing check again; null where none can, or would be too long. */
export function scriptOf(told: Told, trails: Trails, config: RunConfig): string | null {
  const steps = wayTo(told, trails);
  if (steps === null || steps.length === 0 || steps.some(({ record }) => isCut(record))) return null;
  const text = new Script(told, steps, trails, config).text();
  return text === null || text.length > largest ? null : text;
}

/** What was too long to be kept cannot be sent again. */
function isCut({ request }: ExchangeRecord): boolean {
  return [request.url, request.body ?? '', ...Object.values(request.headers)].some((text) => cutOff.test(text));
}

class Script {
  readonly #told: Told;
  readonly #steps: readonly Step[];
  readonly #trails: Trails;
  readonly #config: RunConfig;
  readonly #variables: Variables;

  constructor(told: Told, steps: readonly Step[], trails: Trails, config: RunConfig) {
    this.#told = told;
    this.#steps = steps;
    this.#trails = trails;
    this.#config = config;
    this.#variables = new Variables(config);
  }

  text(): string | null {
    const body = this.#steps.flatMap((step, index) => this.#step(step, this.#steps[index + 1]?.isTogether === true));
    const telling = this.#telling();
    if (telling === undefined) return null;
    const verdict = verdictBy(this.#told.look, {
      steps: this.#steps,
      telling,
      words: this.#variables.words,
      own: this.#shownOwn(),
      title: this.#told.about[0] ?? '',
      statement: this.#told.about[1] ?? '',
      expected: this.#told.expected,
      got: this.#told.got,
    });
    const waited = this.#waited(telling, verdict.fine);
    const main = [...body, ...waited, '', ...this.#ending(telling, verdict.needsShapes), ...verdict.lines].join('\n');
    const head = headOf(this.#told, { main, config: this.#config, fixtures: this.#variables.fixtures });
    const parts = [...head, library.trim(), verdict.needsShapes ? shapes.trim() : null, '', main, ''];
    return parts.filter((part) => part !== null).join('\n');
  }

  #telling(): Step | undefined {
    const id = this.#told.evidence.at(-1) ?? '';
    return this.#steps.find(({ ids }) => ids.includes(id)) ?? this.#steps.at(-1);
  }

  #step(step: Step, isFollowed: boolean): string[] {
    const { number, record, isTogether } = step;
    const { request } = record;
    const title = record.operation ?? `${request.method} (no operation of the documents)`;
    const before = this.#credentialLines(record);
    const isTelling = step === this.#telling();
    const times = this.#times(record);
    const command = this.#command(step, before.name);
    const isParallel = isTogether || isFollowed;
    const wait = isTelling || isParallel ? null : this.#waitsFor(step);
    const lines = ['', `say ${quoted(`${number}. ${title}`)}`, ...before.lines, ...times];
    if (step.pauseMs >= 2_500 && !isTogether) lines.push(`sleep ${Math.min(60, Math.ceil(step.pauseMs / 1000))}`);
    if (wait !== null) lines.push('tries 30', 'while more; do', `  ${command}`, `  ${wait} && break`, 'done');
    else lines.push(isParallel ? `${command} &` : command);
    if (isFollowed) return lines;
    if (isParallel) lines.push('wait');
    const ended = isParallel ? this.#group(step) : [step];
    return [...lines, ...ended.flatMap((each) => this.#after(each, each === this.#telling()))];
  }

  /** A step with those before it that are sent at the same time. */
  #group(last: Step): Step[] {
    const at = this.#steps.indexOf(last);
    let first = at;
    while (first > 0 && this.#steps[first]?.isTogether === true) first -= 1;
    return this.#steps.slice(first, at + 1);
  }

  #command({ number, record }: Step, credential: string | null): string {
    const { method, url, headers, body } = record.request;
    const parts = [`send ${number}`];
    if (record.response?.status === 503 || record.response?.status === 429) parts[0] = `once ${parts[0]}`;
    if (method === 'HEAD') parts.push('--head');
    else if (method !== 'GET' || body !== null) parts.push(`-X ${/^[A-Z]+$/.test(method) ? method : quoted(method)}`);
    for (const [name, value] of Object.entries(headers)) {
      if (/^(?:host|connection|content-length|user-agent)$/i.test(name) || name === '…') continue;
      if (/^authorization$/i.test(name) && credential !== null) parts.push(`-H "${name}: $${credential}"`);
      else parts.push(`-H ${this.#variables.words.word(value === '' ? `${name};` : `${name}: ${value}`)}`);
      if (/^accept-encoding$/i.test(name) && value !== 'identity') parts.push('--compressed');
    }
    const isTyped = Object.keys(headers).some((name) => /^content-type$/i.test(name));
    if (body !== null && body !== '')
      parts.push(...(isTyped ? [] : [`-H 'Content-Type:'`]), `--data-raw ${this.#variables.words.word(body)}`);
    parts.push(this.#url(record, url));
    return parts.join(' ');
  }

  #url({ api }: ExchangeRecord, url: string): string {
    const base = this.#config.target[api]?.baseUrl ?? '';
    const name = api === 'partner' ? 'PARTNER_URL' : 'WORKSPACE_URL';
    return url.startsWith(base)
      ? `"$${name}"${this.#variables.words.address(url.slice(base.length) || '/')}`
      : quoted(url);
  }

  /** Moments to come, which would be over when the script runs. */
  #times({ startedAt, request }: ExchangeRecord): string[] {
    const found = new Set(request.body?.match(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g) ?? []);
    return [...found].flatMap((text) => {
      const seconds = Math.ceil((Date.parse(text) - Date.parse(startedAt)) / 1000);
      if (!(seconds > 0) || this.#variables.words.has(text)) return [];
      const name = this.#variables.numbered('LATER');
      this.#variables.know(text, name);
      return [
        `${name}=$(later ${seconds} '${text.slice(19) === 'Z' ? '%Y-%m-%dT%H:%M:%SZ' : `%Y-%m-%dT%H:%M:%S${text.slice(19)}`}')`,
      ];
    });
  }

  #credentialLines({ api, request: { credential } }: ExchangeRecord): { name: string | null; lines: string[] } {
    if (credential === undefined) return { name: null, lines: [] };
    const name = this.#variables.numbered('CREDENTIAL');
    const nameOf = (secret: string): string => this.#variables.ofSecret(secret);
    const lines = [`${name}="${recipeShell(credential, nameOf)}"`];
    const good = this.#goodCredential(api);
    if (hasSingle(credential) && good !== null)
      lines.push(
        `[ "$${name}" != "${good.scheme} $${good.variable}" ] || ${name}="${recipeShell(credential, nameOf, true)}"`,
      );
    return { name, lines };
  }

  #goodCredential(api: ExchangeRecord['api']): { scheme: string; variable: string } | null {
    const { partner, workspace, secrets } = this.#config.target;
    const value = api === 'partner' ? partner?.apiKey : workspace?.token;
    const variable = secrets.find((secret) => secret.value === value)?.name;
    return variable === undefined ? null : { scheme: api === 'partner' ? 'ApiKey' : 'Bearer', variable };
  }

  /** What is looked at after a step: that it worked where it has to, what it gave, and what has to go at the end. */
  #after(step: Step, isTelling: boolean): string[] {
    const { number, record, isEvidence } = step;
    const status = record.response?.status ?? 0;
    const isDone = status >= 200 && status < 300;
    const lines: string[] = [];
    const made = this.#madeBy(record);
    if (made !== null) lines.push(`made ${number} ${made}`);
    if (isDone && !isTelling && !isEvidence && record.request.method !== 'GET') lines.push(`need ${number} ${status}`);
    return [...lines, ...this.#taken(step, isTelling || isEvidence)];
  }

  #madeBy(record: ExchangeRecord): string | null {
    const good = this.#goodCredential(record.api);
    if (record.request.method !== 'POST' || madeBy(record.operation) === undefined || good === null) return null;
    const url = this.#url(record, (record.request.url.split('?')[0] ?? '').replace(/\/$/, ''));
    // What stands in something of the script goes with it.
    if (/_\d+"/.test(url)) return null;
    const [, stated] = /^(?:ApiKey|Bearer) \$([A-Z][A-Z0-9_]*)$/.exec(authorization(record)) ?? [];
    const isKnown = this.#config.target.secrets.some(({ name }) => name === stated);
    // What was made with a bad credential cannot be removed with it.
    if (isKnown && stated !== good.variable) return `${stated} ${good.scheme} ${url} ${good.variable}`;
    return `${good.variable} ${good.scheme} ${url}`;
  }

  /** The values of an answer that later steps send, in variables. */
  #taken(step: Step, isLoose: boolean): string[] {
    const { number, record, ids } = step;
    const later = this.#steps.filter((each) => each.number > number);
    const sent = later.flatMap(({ record: each }) => textsIn(each));
    const wanted = new Set([...sent, ...sent.flatMap((text) => this.#trails.modelOf(text) ?? [])]);
    const secrets = later
      .map(({ record: { request } }) => JSON.stringify([request.headers, request.credential ?? null]))
      .join();
    const lines: string[] = [];
    for (const { place, raw } of flat(record.response?.body ?? '')) {
      const text = textOf(raw) ?? raw;
      const [, secret] = /^\$([A-Z][A-Z0-9_]*)$/.exec(text) ?? [];
      const isIssue = secret !== undefined && new RegExp(`[$"]${secret}\\b`).test(secrets);
      const isOrigin = ids.includes(this.#trails.originOf(text)?.exchange ?? '');
      const isMade = record.request.method === 'POST' && /^(?:data\.)?id$/.test(place) && isOrigin;
      if (this.#variables.words.has(text) && !isIssue) continue;
      if (!isIssue && !isMade && !(isOrigin && wanted.has(text))) continue;
      if (isIssue && this.#variables.isKnown(text)) continue;
      const name = this.#variables.newName(record, place);
      lines.push(`${name}=$(${this.#extraction(number, record, place)})`);
      if (isIssue || wanted.has(text)) lines.push(`got ${number} "$${name}"`);
      this.#variables.know(text, name);
    }
    return isLoose ? lines.filter((line) => !line.startsWith('got ')) : lines;
  }

  /** A record of a list is found by a name of the script's own, if it has one: lists have others, too. */
  #extraction(number: number, { response }: ExchangeRecord, place: string): string {
    const [, list, key = ''] = /^(.*\.\d+|\d+)\.([^.]+)$/.exec(place) ?? [];
    if (list !== undefined) {
      const mark = `${namePrefix}${this.#config.runId}-`;
      const named = flat(response?.body ?? '').find(
        (leaf) =>
          leaf.place.startsWith(`${list}.`) &&
          !leaf.place.slice(list.length + 1).includes('.') &&
          leaf.raw.includes(mark),
      );
      if (named !== undefined)
        return `beside ${number} ${quoted(named.place.slice(list.length + 1))} ${this.#variables.words.word(textOf(named.raw) ?? '')} ${quoted(key)}`;
    }
    return `value ${number} ${quoted(place)}`;
  }

  /** What a repeated read waited for, as far as its answers show it; null: it did not wait. */
  #waitsFor({ number, ids, record }: Step): string | null {
    const first = ids.length < 2 ? undefined : this.#trails.record(ids[0] ?? '');
    if (first === undefined || record.request.method !== 'GET') return null;
    const status = record.response?.status ?? 0;
    if (first.response?.status !== status) return `is ${number} ${status}`;
    const before = new Map(flat(first.response.body).map(({ place, raw }) => [place, raw]));
    const changed = flat(record.response?.body ?? '').find(
      ({ place, raw }) =>
        before.get(place) !== raw && before.has(place) && /^(?:"[A-Za-z_ -]{1,30}"|true|false|null)$/.test(raw),
    );
    if (changed !== undefined) return `[ "$(raw ${number} ${quoted(changed.place)})" = ${quoted(changed.raw)} ]`;
    const came = this.#variables.differing(record.response?.body ?? '', first.response.body);
    if (came === undefined) return null;
    const isIn = record.response?.body.includes(came.text) === true;
    return `${isIn ? '' : '! '}grep -qF ${this.#variables.words.word(came.text)} "$T/${number}.body"`;
  }

  #shownOwn(): Own[] {
    const shown = this.#steps.filter(({ isEvidence }) => isEvidence).map(({ record }) => record.response?.body ?? '');
    return this.#variables.shownIn(shown);
  }

  /** A failure that the check waited with is waited with here, too: it may only take its time. */
  #waited(telling: Step, fine: string | null): string[] {
    if (telling.ids.length < 2 || telling.record.request.method !== 'GET') return [];
    const command = this.#command(telling, null);
    const isFine = fine === null ? [] : [`  ${fine} && break`];
    return ['tries 10', 'while more; do', `  ${command}`, ...isFine, 'done'];
  }

  #ending(telling: Step, needsShapes: boolean): string[] {
    const own = this.#shownOwn().map(({ text, name }) => {
      const value = this.#variables.words.word(text);
      return `own ${value} ${quoted(name)}`;
    });
    const lines = [
      'say',
      `say ${quoted(`Expected:   ${this.#told.expected}`)}`,
      `say ${quoted(`In the run: ${this.#told.got}`)}`,
      `say 'Now:'; show ${telling.number}`,
    ];
    return needsShapes ? [...own, ...lines] : lines;
  }
}

function authorization({ request }: ExchangeRecord): string {
  return Object.entries(request.headers).find(([name]) => /^authorization$/i.test(name))?.[1] ?? '';
}
