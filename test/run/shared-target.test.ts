import { expect, test } from 'vitest';
import { runAgainstReference } from './stage.ts';
import { impostor } from './targets.ts';

const id = 'partner.client.delete.without-contract';

test('another run that takes the disposable client first accuses nobody', { timeout: 60_000 }, async () => {
  let forwardTo = '';
  const { url } = await impostor(async ({ method = '', url: path, headers: { authorization = '' } }, response) => {
    const ask = () => fetch(`${forwardTo}${path}`, { method, headers: { authorization } });
    // The other one's request has come just before this one.
    if (method === 'DELETE') await ask();
    const answer = await ask();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  const { report } = await runAgainstReference({}, { only: [id] }, (profile) => {
    forwardTo = new URL(profile.partner.baseUrl).origin;
    const baseUrl = profile.partner.baseUrl.replace(forwardTo, url);
    return { ...profile, partner: { ...profile.partner, baseUrl } };
  });
  const judged = report.requirements.find((requirement) => requirement.id === id);
  expect(judged).toMatchObject({ status: 'not-tested', reason: expect.stringContaining('every run needs a new one') });
});
