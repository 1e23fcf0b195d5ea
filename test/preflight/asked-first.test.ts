import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { partnerInquiry, ping as question } from '../../src/preflight/apis.ts';
import { isAccepted, isRefused } from '../../src/preflight/inquiry.ts';
import { examineApi } from '../../src/preflight/preflight.ts';
import { apiKey, ping, stage } from '../check/stage.ts';

const revoked = 'pk_deleted_long_ago';
const credentials = { revoked };

function isOf(key: string, request: IncomingMessage): boolean {
  return request.headers.authorization === `ApiKey ${key}`;
}

function say(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(ping));
}

it('gives up a key that nobody answers, and asks it again when it is needed', { timeout: 20_000 }, async () => {
  let isHeld = true;
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (!isOf(revoked, request)) say(response, 200);
    else if (!isHeld) say(response, 401);
  };
  const { session, asked } = await stage({ credentials, answer });
  const inquiry = partnerInquiry(session);
  const { patienceMs } = inquiry;
  await inquiry.askFirst(question, ['revoked']);
  expect(asked).toHaveLength(1);
  // Nobody is called silent for it: the other questions are waited for as long as ever.
  expect([inquiry.isSilent, inquiry.patienceMs]).toEqual([false, patienceMs]);
  // One request at a time: what was given up is not in the way.
  expect(isAccepted(await inquiry.ask(question))).toBe(true);
  isHeld = false;
  expect(isRefused(await inquiry.ask(question, 'revoked'))).toBe(true);
  expect(asked).toHaveLength(3);
});

it('asks for nothing else before they are answered', async () => {
  let isAnswered = false;
  const early: string[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (isOf(apiKey, request) && !isAnswered) early.push(request.url ?? '');
    const late = (): void => {
      isAnswered = true;
      say(response, 401);
    };
    if (isOf(revoked, request)) setTimeout(late, 100);
    else say(response, 200);
  };
  const { session } = await stage({ credentials, answer, concurrency: 8 });
  await examineApi(session, 'partner');
  expect([isAnswered, early]).toEqual([true, []]);
});
