import { expect, it } from 'vitest';
import { startReference } from '../../reference/server.ts';
import { type Diagnosis, diagnose } from '../../src/doctor/doctor.ts';
import { targetFromObject } from '../../src/profile/load.ts';
import { staging } from './staging.ts';

const minutes = 60_000;

async function examined(change: (profile: Record<string, Record<string, unknown>>) => unknown): Promise<Diagnosis> {
  const reference = await startReference();
  try {
    const target = targetFromObject('staged', change(JSON.parse(JSON.stringify(reference.profile))), {});
    return await diagnose(target, ['partner', 'workspace']);
  } finally {
    await reference.close();
  }
}

const finding = ({ apis }: Diagnosis, what: string) =>
  apis.flatMap(({ findings }) => findings).find((each) => each.what === what);

it('finds everything that a whole profile names, and changes nothing', { timeout: 2 * minutes }, async () => {
  await using target = await staging();
  const before = target.rows();
  const { code, out } = await target.conformance(['doctor', '--json']);
  const diagnosis: Diagnosis = JSON.parse(out);
  expect([code, diagnosis.trouble]).toEqual([0, null]);
  const findings = diagnosis.apis.flatMap((api) => api.findings);
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(findings.length).toBeGreaterThan(25);
  expect(diagnosis.families.filter(({ tested, total }) => tested !== total)).toEqual([]);
  expect(target.rows()).toEqual(before);
});

it('says what each missing key of the profile costs', { timeout: 2 * minutes }, async () => {
  const diagnosis = await examined(({ partner, workspace }) => ({
    partner: { baseUrl: partner?.baseUrl, apiKey: partner?.apiKey },
    workspace: { baseUrl: workspace?.baseUrl, token: workspace?.token },
  }));
  const ownership = diagnosis.families.find(({ family }) => family === 'workspace.ownership');
  expect(ownership).toMatchObject({ tested: 0 });
  expect(ownership?.gaps).toMatchObject([{ reason: 'add `workspace.credentials.otherWorkspace` to the profile' }]);
  const reasons = diagnosis.families.flatMap(({ gaps }) => gaps.map(({ reason }) => reason));
  for (const key of ['partner.credentials.revoked', 'partner.fixtures.client', 'workspace.dataStore']) {
    expect(reasons).toContain(`add \`${key}\` to the profile`);
  }
});

it('names fixtures that it found, and a profile with these lacks nothing there', { timeout: 2 * minutes }, async () => {
  const bare = ({ partner, workspace }: Record<string, Record<string, unknown>>) => ({
    partner: { baseUrl: partner?.baseUrl, apiKey: partner?.apiKey },
    workspace: { baseUrl: workspace?.baseUrl, token: workspace?.token },
  });
  const reference = await startReference();
  const diagnosed = (profile: unknown) => diagnose(targetFromObject('staged', profile, {}), ['partner', 'workspace']);
  try {
    const profile = bare(JSON.parse(JSON.stringify(reference.profile)));
    const { proposals } = await diagnosed(profile);
    const found = new Map(proposals.map(({ key, value }) => [key.split('.').slice(-1)[0], value]));
    expect([...found.keys()].toSorted()).toEqual([
      'activeMember',
      'client',
      'file',
      'otherClient',
      'unsupportedFilespace',
    ]);
    const { unsupportedFilespace, file, ...ofPartner } = Object.fromEntries(found);
    const completed = await diagnosed({
      partner: { ...profile.partner, fixtures: ofPartner },
      workspace: { ...profile.workspace, fixtures: { unsupportedFilespace, file } },
    });
    for (const { key, value } of proposals) {
      for (const part of Object.keys(value)) {
        const notes = completed.apis.flatMap(({ findings }) => findings).filter(({ what }) => what.startsWith(key));
        expect(
          notes.every(({ state }) => state === 'ok'),
          `${key}.${part}`,
        ).toBe(true);
      }
    }
    expect(completed.proposals).toEqual([]);
  } finally {
    await reference.close();
  }
});

it('notices refused credentials and fixtures that are not there', { timeout: 2 * minutes }, async () => {
  const diagnosis = await examined(({ partner, workspace }) => ({
    partner: {
      ...partner,
      credentials: { otherPartner: partner?.apiKey, revoked: partner?.apiKey },
      fixtures: { client: { id: 'gone' } },
    },
    workspace: { ...workspace, token: 'no-such-token' },
  }));
  expect(finding(diagnosis, 'partner.credentials.otherPartner')?.note).toContain('is the same key as partner.apiKey');
  expect(finding(diagnosis, 'partner.credentials.revoked')).toMatchObject({ state: 'problem' });
  expect(finding(diagnosis, 'partner.fixtures.client')).toMatchObject({ state: 'problem' });
  expect(finding(diagnosis, 'answer')?.note).toContain('the credential is rejected (401 Unauthorized)');
  expect(JSON.stringify(diagnosis)).not.toContain('no-such-token');
});

it('tells an unknown host from a closed port', { timeout: 2 * minutes }, async () => {
  const diagnosis = await examined(({ partner, workspace }) => ({
    partner: { ...partner, baseUrl: 'https://nowhere.invalid/partner' },
    workspace: { ...workspace, baseUrl: 'http://127.0.0.1:9/workspace' },
  }));
  expect(finding(diagnosis, 'DNS')).toMatchObject({ state: 'problem', what: 'DNS' });
  expect(finding(diagnosis, 'answer')?.note).toContain('ECONNREFUSED');
});
