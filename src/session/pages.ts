import type { Exchange } from '../http/exchange.ts';
import { isGatewayPage } from '../http/gateway.ts';
import { TransportTrouble } from '../model/errors.ts';
import { ownTextsIn } from './names.ts';

/** A request that got nothing but pages of a gateway. */
export class Vanished extends TransportTrouble {
  override readonly name = 'Vanished';
  /** The last one. */
  readonly page: Exchange;
  /** How many answers the target had given to anybody when it came. */
  readonly answered: number;

  constructor(message: string, page: Exchange, answered: number) {
    super(message, { kind: 'gateway' });
    this.page = page;
    this.answered = answered;
  }
}

/** Where more than these of the answers elsewhere are pages, one more says nothing of a request. */
const shareElsewhere = 0.03;
/** As often a check has to meet a page in its place, from the first start to the last. */
const leastStarts = 3;

/**
 * Tells a target that a gateway cannot reach now and then from one that goes down on certain requests: there a page is
 * what the request gets, however often it is sent, while everything else is answered.
 */
export class Pages {
  readonly #pages = new Map<string | null, number>();
  #answers = 0;

  count(exchange: Exchange): void {
    if (isPage(exchange)) this.#pages.set(exchange.operation, (this.#pages.get(exchange.operation) ?? 0) + 1);
    else this.#answers += 1;
  }

  /** What a request got that ended with a page. */
  vanished({ message }: TransportTrouble, page: Exchange): Vanished {
    return new Vanished(message, page, this.#answers);
  }

  /**
   * The page that a request gets.
   * @param troubles what the starts of one check ended with.
   * @returns null where none says so.
   */
  standing(troubles: readonly TransportTrouble[]): Exchange | null {
    const vanished = troubles.filter((trouble) => trouble instanceof Vanished);
    const [first] = vanished;
    const last = vanished.at(-1);
    // What checks share meets it once for all of them.
    const pages = new Set(vanished.map(({ page }) => page));
    if (first === undefined || last === undefined || pages.size < leastStarts) return null;
    const isOne = new Set(vanished.map(({ page }) => formOf(page))).size === 1;
    return isOne && last.answered > first.answered ? last.page : null;
  }

  /** Whether hardly any other operation is answered by a gateway. */
  areRareBut(operation: string | null): boolean {
    const elsewhere = [...this.#pages].reduce((sum, [of, count]) => sum + (of === operation ? 0 : count), 0);
    return elsewhere <= shareElsewhere * (this.#answers + elsewhere);
  }
}

/** What is the same of a request whenever its check sends it: not the names that the run draws, nor the ids it is given. */
function formOf({ operation, request: { method, url, body } }: Exchange): string {
  const query = url.split('?')[1] ?? '';
  const text = `${query} ${body ?? ''}`;
  const plain = ownTextsIn(text).reduce((rest, own) => rest.replace(own, '#'), text);
  return `${operation ?? url} ${method} ${plain.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9]+/gi, '#')}`;
}

export function isPage({ operation, unreadable, ...answer }: Exchange): boolean {
  return isGatewayPage(operation, { ...answer, unreadable: unreadable ?? undefined });
}
