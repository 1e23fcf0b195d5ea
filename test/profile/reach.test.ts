import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadTarget } from '../../src/profile/load.ts';
import type { Target } from '../../src/profile/model.ts';
import { proxyOf, shownProxy } from '../../src/profile/proxy.ts';

const certificate = '-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----\n';
const key = '-----BEGIN PRIVATE KEY-----\nx\n-----END PRIVATE KEY-----\n';

function load(http: object, env: Record<string, string> = {}): Promise<Target | null> {
  const cwd = mkdtempSync(join(tmpdir(), 'profile-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  writeFileSync(join(cwd, 'client.pem'), certificate);
  writeFileSync(join(cwd, 'client-key.pem'), key);
  const partner = { baseUrl: 'https://staging.example.com', apiKey: 'an-api-key-of-a-partner' };
  writeFileSync(join(cwd, 'conformance.json'), JSON.stringify({ targets: { staging: { partner, http } } }));
  return loadTarget({ env, cwd, overrides: {} });
}

describe('certificates of the client', () => {
  it('are read beside the profile, or stand in it', async () => {
    const target = await load({ cert: 'client.pem', key, passphrase: 'words-of-a-phrase' });
    expect(target?.http).toMatchObject({ cert: certificate, key, passphrase: 'words-of-a-phrase' });
    expect(target?.secrets.map(({ name }) => name)).toContain('HTTP_PASSPHRASE');
    // Only what is a file can be named in a report.
    expect(target?.http.files).toEqual({ cert: './client.pem' });
  });

  it.each([
    [{ cert: 'client.pem' }, /http\.cert: needs http\.key beside it/],
    [{ key: 'client-key.pem' }, /http\.key: needs http\.cert beside it/],
    [{ cert: 'client.pem', key: 'client.pem' }, /http\.key: holds no private key in PEM form/],
    [{ cert: 'absent.pem', key: 'client-key.pem' }, /http\.cert: names a file that cannot be read \(ENOENT\)/],
  ])('are told from what is none: %#', async (http, message) => {
    await expect(load(http)).rejects.toThrow(message);
  });
});

describe('proxies of the environment', () => {
  it('are known by either spelling, the small letters first', () => {
    expect(proxyOf({})).toBeUndefined();
    expect(proxyOf({ HTTPS_PROXY: 'proxy.example.com:3128', NO_PROXY: 'a.example' })).toEqual({
      https: 'http://proxy.example.com:3128',
      except: 'a.example',
    });
    expect(proxyOf({ http_proxy: 'http://one.example', HTTP_PROXY: 'http://two.example' })).toEqual({
      http: 'http://one.example',
    });
  });

  it('are refused by the name of the variable where they are no address', () => {
    expect(() => proxyOf({ HTTPS_PROXY: 'socks5://proxy.example.com' })).toThrow(
      /HTTPS_PROXY: is no address of a proxy/,
    );
  });

  it('are shown without their password, which is a secret of the target', async () => {
    const env = { HTTPS_PROXY: 'http://user:some%2Dpassword@proxy.example.com:3128' };
    const target = await load({}, env);
    expect(shownProxy('https://staging.example.com', target?.http.proxy)).toBe('proxy.example.com:3128');
    expect(target?.secrets).toContainEqual({ name: 'PROXY_PASSWORD', value: 'some-password' });
  });
});
