import { STATUS_CODES } from 'node:http';
import type { Api } from '../../generated/catalogue.ts';
import type { Exchange } from '../http/exchange.ts';
import { visible } from '../model/visible.ts';
import { excerpt } from '../session/response-rules.ts';
import type { Probes } from './apis.ts';
import { type Answer, type Inquiry, isAccepted, type Question } from './inquiry.ts';
import { unreachable } from './unreachable.ts';

/**
 * Whether what answers is the API at all, however broken: it is when one harmless question gets an object or a list, and
 * not everything gets the same. What else it does wrong is a matter of the checks.
 * @returns null when it is; else what is in the way and what to do about it, in one sentence.
 */
export async function obstacleOf<Operation extends string, Credential extends string>(
  inquiry: Inquiry<Operation, Credential>,
  api: Api,
  { all, unknown }: Probes<Operation>,
): Promise<string | null> {
  const answers = await Promise.all(all.map((question) => inquiry.ask(question)));
  const spoken = answers.filter(isSpoken);
  const canned = spoken.length === answers.length && (await isCanned(inquiry, answers, unknown));
  if (spoken.length > 0 && !canned) return null;
  const target = inquiry.session.config.target[api];
  const sentence = canned ? cannedSentence(answers, api) : sentenceOf(all, answers, api);
  return visible(inquiry.session.redactor.text(`${api} API at ${target?.baseUrl ?? ''}: ${sentence}`));
}

function isSpoken(answer: Answer): boolean {
  const json = answer.exchange?.json;
  return isAccepted(answer) && typeof json === 'object' && json !== null;
}

/** Whether everything is answered alike, also what cannot be there; an empty list is often like another. */
async function isCanned<Operation extends string, Credential extends string>(
  inquiry: Inquiry<Operation, Credential>,
  answers: readonly Answer[],
  unknown: Question<Operation>,
): Promise<boolean> {
  if (new Set(answers.map(gist)).size > 1) return false;
  const other = await inquiry.ask(unknown);
  return isAccepted(other) && gist(other) === gist(answers[0] ?? other);
}

/** The body without what may differ between answers of one kind: the path of the request, numbers and times. */
function gist({ exchange }: Answer): string {
  if (exchange === null) return '';
  return exchange.text.replaceAll(new URL(exchange.request.url).pathname, '').replaceAll(/[\dTZ]+/g, '');
}

function cannedSentence(answers: readonly Answer[], api: Api): string {
  const text = answers[0]?.exchange?.text ?? '';
  return `answers every request alike, with the body ${excerpt(text)}: not this API? Check ${api}.baseUrl`;
}

function sentenceOf(questions: readonly Question<string>[], answers: readonly Answer[], api: Api): string {
  const kinds = answers.map((answer) => kindOf(answer, api));
  const [first] = kinds;
  if (first !== undefined && kinds.every(({ kind }) => kind === first.kind)) return first.sentence;
  const list = questions.map(({ operation }, index) => `${operation}: ${kinds[index]?.kind}`);
  return `no answer is one of this API (${list.join(', ')}): check ${api}.baseUrl and ${credentialKey[api]}`;
}

const credentialKey = { partner: 'partner.apiKey', workspace: 'workspace.token' } as const;

interface Kind {
  kind: string;
  sentence: string;
}

function kindOf({ exchange, trouble }: Answer, api: Api): Kind {
  if (exchange === null) return { kind: 'no answer', sentence: unreachable(trouble, api) };
  const { status } = exchange;
  const url = `${api}.baseUrl`;
  const code = `${status}${STATUS_CODES[status] === undefined ? '' : ` ${STATUS_CODES[status]}`}`;
  const page = isPage(exchange) ? ', with an HTML page' : '';
  if (status === 401 || status === 403) {
    const sentence = `the credential is rejected (${code}${page}): check ${credentialKey[api]}, and that it is one for this API`;
    return { kind: `credential rejected (${status})`, sentence };
  }
  if (status >= 300 && status < 400) return redirect(exchange, code, url);
  if (status === 404) {
    return { kind: `404${page}`, sentence: `answers 404 to everything${page}: wrong path prefix in ${url}?` };
  }
  if (page !== '') {
    const sentence = `answers with an HTML page (${code}): a login or maintenance page? Check ${url}, and open it in a browser`;
    return { kind: `an HTML page (${status})`, sentence };
  }
  return otherKind(exchange, code, url);
}

function redirect({ status, headers }: Exchange, code: string, url: string): Kind {
  const { location } = headers;
  const kind = `a redirect (${status})`;
  if (location === undefined)
    return { kind: code, sentence: `answers ${code} to everything: not this API? Check ${url}` };
  return {
    kind,
    sentence: `answers with a redirect (${status}) to ${excerpt(location)}: a login page? It is not followed; check ${url}`,
  };
}

function otherKind({ status, text, body }: Exchange, code: string, url: string): Kind {
  const shown = body === 'empty' ? 'an empty body' : `the body ${excerpt(text)}`;
  if (status >= 200 && status < 300) {
    const what = body === 'not-json' ? 'a body that is no JSON' : 'neither an object nor a list';
    return {
      kind: `${status} with ${what}`,
      sentence: `answers ${code} with ${what} (${shown}): not this API? Check ${url}`,
    };
  }
  if (status >= 500 && status < 600) {
    return {
      kind: code,
      sentence: `answers ${code} to everything, with ${shown}: is the service up, or in maintenance?`,
    };
  }
  return { kind: code, sentence: `answers ${code} to everything, with ${shown}: not this API? Check ${url}` };
}

function isPage({ text, headers }: Exchange): boolean {
  return /^\s*<(?:!doctype|html)\b/i.test(text) || /\bhtml\b/i.test(headers['content-type'] ?? '');
}
