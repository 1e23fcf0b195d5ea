import type { OwnedContext } from '../check/context.ts';
import { field } from '../check/expect.ts';
import { exchangeOf } from '../http/exchange.ts';
import {
  type ClientFixture,
  type PartnerCredential,
  type PartnerTarget,
  partnerCredentials,
} from '../profile/model.ts';
import type { Finding } from './finding.ts';
import { answers, clockFinding, type Question, wants } from './questions.ts';

/** What the partner part of a profile names, looked up by GETs alone. */
export async function partnerFindings(t: OwnedContext): Promise<Finding[]> {
  const target = t.partnerTarget;
  const key = await answers(t, [ownKey]);
  if (key.some(({ state }) => state === 'problem')) return key;
  const ping = exchangeOf(await t.partner.raw({ operation: 'GET /api/v1/ping' }));
  const own = field(ping.json, 'organizationId');
  const questions = [...credentialQuestions(target, own), ...fixtureQuestions(target)];
  return [...key, clockFinding('partner', ping), ...(await answers(t, questions))];
}

const ownKey: Question = {
  what: 'partner.apiKey',
  ask: (t) => t.partner.raw({ operation: 'GET /api/v1/ping' }),
  judge: wants(200, 'accepted'),
};

function credentialQuestions({ credentials }: PartnerTarget, own: unknown): Question[] {
  const ask = (name: PartnerCredential) => (t: OwnedContext) =>
    t.partner.as(name).raw({ operation: 'GET /api/v1/ping' });
  const judges: Record<PartnerCredential, Question['judge']> = {
    otherPartner: (answer) =>
      answer.status === 200 && field(answer.json, 'organizationId') === own
        ? { bad: 'is a key of the same partner organization' }
        : wants(200, 'accepted, another organization')(answer),
    reseller: wants(200, 'accepted'),
    noContract: wants(200, 'accepted'),
    notEntitled: wants(403, 'refused with 403, as it should be'),
    revoked: wants(401, 'refused with 401, as it should be'),
  };
  return partnerCredentials
    .filter((name) => credentials[name] !== undefined)
    .map((name) => ({ what: `partner.credentials.${name}`, ask: ask(name), judge: judges[name] }));
}

function fixtureQuestions({ fixtures, credentials }: PartnerTarget): Question[] {
  const { client, otherClient, otherPartnerClient, undeletableClient, activeMember } = fixtures;
  const { resellerClient, resellerClientWithoutContract } = fixtures;
  const reseller = credentials.reseller === undefined ? undefined : 'reseller';
  const other = credentials.otherPartner === undefined ? undefined : 'otherPartner';
  return [
    ...clientQuestions('client', client),
    ...clientQuestions('otherClient', otherClient),
    // Without the other partner's key its client cannot be seen at all.
    ...(other === undefined ? [] : clientQuestions('otherPartnerClient', otherPartnerClient, other)),
    ...clientQuestions('undeletableClient', undeletableClient),
    ...(activeMember === undefined ? [] : [memberQuestion(activeMember)]),
    ...(reseller === undefined ? [] : clientQuestions('resellerClient', resellerClient, reseller)),
    ...(reseller === undefined
      ? []
      : clientQuestions('resellerClientWithoutContract', resellerClientWithoutContract, reseller)),
  ];
}

function clientQuestions(name: string, fixture: ClientFixture | undefined, credential?: PartnerCredential): Question[] {
  if (fixture === undefined) return [];
  const { id: clientId, workspace: workspaceId, filespace: filespaceId } = fixture;
  const partner = (t: OwnedContext) => (credential === undefined ? t.partner : t.partner.as(credential));
  const key = `partner.fixtures.${name}`;
  const found = wants(200, 'found');
  const questions: Question[] = [
    {
      what: key,
      ask: (t) => partner(t).raw({ operation: 'GET /api/v1/clients/{clientId}', path: { clientId } }),
      judge: found,
    },
  ];
  if (workspaceId === undefined) return questions;
  questions.push({
    what: `${key}.workspace`,
    ask: (t) =>
      partner(t).raw({
        operation: 'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}',
        path: { clientId, workspaceId },
      }),
    judge: found,
  });
  if (filespaceId === undefined) return questions;
  questions.push({
    what: `${key}.filespace`,
    ask: (t) =>
      partner(t).raw({
        operation: 'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}',
        path: { clientId, workspaceId, filespaceId },
      }),
    judge: found,
  });
  return questions;
}

function memberQuestion({ client: clientId, accountId }: { client: string; accountId: string }): Question {
  return {
    what: 'partner.fixtures.activeMember',
    ask: (t) =>
      t.partner.raw({
        operation: 'GET /api/v1/clients/{clientId}/members/{accountId}',
        path: { clientId, accountId },
      }),
    judge: (answer) => {
      const status = field(answer.json, 'status');
      return answer.status === 200 && typeof status === 'string' && status !== 'active'
        ? { bad: `its status is ${JSON.stringify(status)}, not "active"` }
        : wants(200, 'found')(answer);
    },
  };
}
