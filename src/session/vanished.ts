import type { Exchange } from '../http/exchange.ts';
import { TransportTrouble } from '../model/errors.ts';
import type { ExchangeRecord } from '../model/report.ts';
import { ownTextsIn } from './names.ts';

/** What its sender has sent lately. */
type Sent = readonly Pick<ExchangeRecord, 'operation' | 'request' | 'response'>[];

/** A request that got nothing but pages of a gateway. */
export class Vanished extends TransportTrouble {
  override readonly name = 'Vanished';
  /** The last one. */
  readonly page: Exchange;
  /** How many answers the API had given to anybody when it came. */
  readonly answersBefore: number;
  /** Whether whoever sent it had got an answer of the target to another request of its form. */
  readonly isOneOfMany: boolean;

  constructor(message: string, page: Exchange, { answersBefore, sent }: { answersBefore: number; sent: Sent }) {
    super(message, { kind: 'gateway' });
    this.page = page;
    this.answersBefore = answersBefore;
    const form = formOf(page);
    this.isOneOfMany = sent.some((record) => isAnswered(record) && formOf(record) === form);
  }
}

/** As many starts of a check in a row have to meet a page in the same place. */
const leastStarts = 3;

/**
 * Tells a target that a gateway cannot reach now and then from one that goes down on certain requests: there a page is
 * what the request gets, however often it is sent, while others are answered.
 * @param troubles what the starts of one check ended with.
 * @returns the last page; null where it says nothing of its request.
 */
export function standingPage(troubles: readonly TransportTrouble[]): Exchange | null {
  const vanished = troubles.slice(-leastStarts).filter((trouble) => trouble instanceof Vanished);
  const [first] = vanished;
  const last = vanished.at(-1);
  // What checks share meets it once for all of them.
  const pages = new Set(vanished.map(({ page }) => page));
  if (first === undefined || last === undefined || pages.size < leastStarts) return null;
  const isOne = new Set([...pages].map(formOf)).size === 1 && !vanished.some(({ isOneOfMany }) => isOneOfMany);
  return isOne && last.answersBefore > first.answersBefore ? last.page : null;
}

/** What is the same of a request whenever its check sends it: not the names that the run draws, nor the ids it is given. */
function formOf({ operation, request: { method, url, body } }: Pick<Exchange, 'operation' | 'request'>): string {
  const query = url.split('?')[1] ?? '';
  const text = `${query} ${body ?? ''}`;
  const plain = ownTextsIn(text).reduce((rest, own) => rest.replace(own, '#'), text);
  return `${operation ?? url} ${method} ${plain.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9]+/gi, '#')}`;
}

function isAnswered({ response }: Sent[number]): boolean {
  return response !== null && response.status < 502;
}
