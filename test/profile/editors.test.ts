import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { profileTemplate } from '../../src/cli/profile-template.ts';
import { loadTarget } from '../../src/profile/load.ts';
import { directoryWith } from './profiles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ajv = new Ajv2020({ strict: false, allErrors: true });

function problems(name: string, text: string): string[] {
  const validate = ajv.compile(JSON.parse(readFileSync(`${root}generated/${name}.schema.json`, 'utf8')));
  validate(parse(text));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const urls = { target: 'staging', partnerBaseUrl: 'https://a.example', workspaceBaseUrl: 'https://b.example' };
const template = profileTemplate({ ...urls, schema: './profile.schema.json' });

describe('what editors know of a profile', () => {
  it('takes the one that init writes, with all that is commented out', () => {
    expect(template).toMatch(/^# yaml-language-server: \$schema=\.\/profile\.schema\.json\n/);
    expect(problems('profile', template)).toEqual([]);
    expect(problems('profile', template.replace(/^( +)# /gm, '$1'))).toEqual([]);
  });

  it('marks a misspelt key and a wrong type', () => {
    const wrong = template.replace('apiKey:', 'apikey:').replace(/# http:/, 'http: {concurrency: [8]}\n    #');
    expect(problems('profile', wrong)).toEqual([
      '/targets/staging/partner must NOT have additional properties',
      '/targets/staging/http/concurrency must be integer,string',
    ]);
  });

  it('knows a list of expected failures', () => {
    const entry = '- {requirement: partner.client.name.unique, reason: x, owner: y, expires: 2026-12-31}';
    expect(problems('expected-failures', entry)).toEqual([]);
    expect(problems('expected-failures', entry.replace('owner', 'owned'))).toHaveLength(2);
  });
});

describe('a profile', () => {
  const profile = 'targets: {staging: {partner: {baseUrl: https://a.example, apiKey: some-long-key}}}';

  it('is found above the current folder in the same repository', async () => {
    const folder = directoryWith({ 'conformance.yaml': profile });
    const cwd = join(folder, 'packages', 'one');
    mkdirSync(cwd, { recursive: true });
    mkdirSync(join(folder, '.git'));
    expect(await loadTarget({ env: {}, cwd, overrides: {} })).toMatchObject({ name: 'staging' });
  });

  it('is not looked for outside of a repository, nor beyond it', async () => {
    const folder = directoryWith({ 'conformance.yaml': profile });
    const cwd = join(folder, 'repository');
    mkdirSync(cwd);
    expect(await loadTarget({ env: {}, cwd, overrides: {} })).toBeNull();
    mkdirSync(join(cwd, '.git'));
    expect(await loadTarget({ env: {}, cwd, overrides: {} })).toBeNull();
  });
});
