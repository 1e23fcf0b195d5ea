import type { Api } from '../../generated/catalogue.ts';
import type { Exchange } from '../http/exchange.ts';
import { LoginError, logIn } from '../http/login.ts';
import { TransportTrouble } from '../model/errors.ts';
import type { Login, Target } from '../profile/model.ts';

/** Whatever a target refuses, nobody is asked for tokens without end. */
const mostOfARun = 200;
/** How often one request goes again. */
const mostOfARequest = 3;

const keys = { partner: 'partner.login', workspace: 'workspace.login' } as const satisfies Record<Api, string>;

/** Tokens that a profile does not state but says how to get: fetched before the first request, and again when refused. */
export class Logins {
  readonly #target: Target;
  readonly #onToken: (token: string, name: string) => void;
  readonly #underWay = new Map<Api, Promise<void>>();
  /** Tokens that were let in at least once. */
  readonly #good = new Set<string>();
  #fetched = 0;

  /** @param onToken is told of each token before it is used, so that it stays secret. */
  constructor(target: Target, onToken: (token: string, name: string) => void) {
    this.#target = target;
    this.#onToken = onToken;
  }

  /** The token that goes with requests now; null where the profile states it, or has none. */
  current(api: Api): string | null {
    const side = this.#target[api];
    if (side?.login === undefined) return null;
    return tokenOf(this.#target, api);
  }

  /**
   * Sends a request with the token that there is, and again with another one where that has ended meanwhile; others may
   * use up the next one, too, before it comes to this.
   * @throws {TransportTrouble} when no token can be had.
   */
  async send<Answer extends Pick<Exchange, 'status'>>(
    api: Api,
    perform: (isAgain: boolean) => Promise<Answer>,
  ): Promise<Answer> {
    // Without a wait where there is one: requests go in the order in which they are asked for, whoever sends them.
    if (this.current(api) === '') await this.#fetch(api);
    for (let again = 0; ; again += 1) {
      const token = this.current(api);
      const answer = await perform(again > 0);
      if (token === null) return answer;
      if (answer.status !== 401) this.#good.add(token);
      else if (again < mostOfARequest && (await this.#renewed(api, token))) continue;
      return answer;
    }
  }

  /** Whether a request that was refused with a token may go again with another one: it was good, and is so no more. */
  async #renewed(api: Api, refused: string): Promise<boolean> {
    if (this.current(api) !== refused) return true;
    if (!this.#good.has(refused) || this.#fetched >= mostOfARun) return false;
    await this.#fetch(api);
    return this.current(api) !== refused;
  }

  #fetch(api: Api): Promise<void> {
    const underWay = this.#underWay.get(api) ?? this.#fetchAnew(api).finally(() => this.#underWay.delete(api));
    this.#underWay.set(api, underWay);
    return underWay;
  }

  async #fetchAnew(api: Api): Promise<void> {
    const login = this.#target[api]?.login;
    if (login === undefined) return;
    const token = await this.#tokenBy(login, api);
    const name = api === 'partner' ? 'PARTNER_API_KEY' : 'WORKSPACE_TOKEN';
    this.#onToken(token, name);
    this.#fetched += 1;
    const { partner, workspace } = this.#target;
    if (api === 'partner' && partner !== undefined) partner.apiKey = token;
    if (api === 'workspace' && workspace !== undefined) workspace.token = token;
    // What is made of this target later, in another process, hides it, too.
    this.#target.secrets.push({ value: token, name });
  }

  async #tokenBy(login: Login, api: Api): Promise<string> {
    try {
      return await logIn(login, this.#target.http);
    } catch (error) {
      if (!(error instanceof LoginError)) throw error;
      throw new TransportTrouble(`${keys[api]} gives no token: ${error.message}`, { kind: 'other' });
    }
  }
}

function tokenOf({ partner, workspace }: Target, api: Api): string {
  return (api === 'partner' ? partner?.apiKey : workspace?.token) ?? '';
}
