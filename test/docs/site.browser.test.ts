import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPoints, requirements } from '../../generated/catalogue.ts';
import { buildSite, type Served, serve } from './site.ts';

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
if (executablePath === undefined) console.warn('the documentation is not tried in a browser: no Chromium found');

const flags = ['no-sandbox', 'disable-gpu', 'disable-quic', 'disable-background-networking', 'no-first-run'];
const references = ['partner.html', 'workspace.html'];

describe.skipIf(executablePath === undefined)('the documentation in a browser', { timeout: 180_000 }, () => {
  let browser: Browser;
  let folder: string;
  let pages: string[];
  let served: Served;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'));
    await buildSite(folder);
    pages = globSync('**/*.html', { cwd: folder });
    served = await serve(folder, '/some/where/');
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: flags.map((flag) => `--${flag}`),
    });
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    served?.close();
    await rm(folder, { recursive: true });
  });

  const onDisk = (page: string): string => {
    const [path = '', anchor] = page.split('#');
    return pathToFileURL(join(folder, path)).href + (anchor === undefined ? '' : `#${anchor}`);
  };

  /** Opens a page; gathers every error, and every request for something outside of the site. */
  async function open(url: string, options: BrowserContextOptions = {}): Promise<{ page: Page; trouble: string[] }> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    const trouble: string[] = [];
    const inside = [served.url, pathToFileURL(folder).href, 'data:', 'blob:'];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) trouble.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => trouble.push(`${page.url()}: ${error.message}`));
    page.on('request', (request) => {
      if (!inside.some((start) => request.url().startsWith(start)))
        trouble.push(`${page.url()} asks for ${request.url()}`);
    });
    page.on('requestfailed', (request) => trouble.push(`${page.url()}: ${request.url()} failed`));
    await visit(page, url);
    return { page, trouble };
  }

  async function visit(page: Page, url: string): Promise<void> {
    await page.goto(url);
    // Redoc prepares its search in a worker; whatever it asks for, it asks for then.
    await page.waitForTimeout(references.some((name) => url.includes(name)) ? 1500 : 50);
  }

  it('has every page', () => {
    const expected = [
      'index',
      'requirements',
      'self-check',
      'hostile',
      'commands',
      'partner',
      'workspace',
      'sample/report',
    ];
    expect(pages).toEqual(expect.arrayContaining(expected.map((name) => `${name}.html`)));
  });

  it.each(['from the disk', 'below a path of a server'])('opens every page %s without a complaint', async (place) => {
    const url = (name: string): string => (place === 'from the disk' ? onDisk(name) : served.url + name);
    const { page, trouble } = await open(url('index.html'));
    for (const name of pages) {
      await visit(page, url(name));
      expect(await page.locator('h1').first().textContent()).not.toBe('');
    }
    expect(trouble).toEqual([]);
    await page.context().close();
  });

  it('fits on a phone, and is dark where that is preferred', async () => {
    const size = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const;
    const { page } = await open(onDisk('index.html'), size);
    for (const name of pages) {
      await visit(page, onDisk(name));
      const [sideways, dark] = await page.evaluate<[number, boolean]>(`(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const painted = [document.querySelector('#redoc > div'), document.body].find((element) => element !== null);
        const channels = getComputedStyle(painted).backgroundColor.match(/\\d+/g).map(Number);
        return [scrollWidth - clientWidth, channels[0] < 64];
      })()`);
      expect({ name, sideways, dark }).toEqual({ name, sideways: 0, dark: true });
    }
    await page.context().close();
  });

  it('leads to a place that exists with every link to the references', async () => {
    const wanted = new Set(
      pages
        .filter((name) => !references.includes(name))
        .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/(?:partner|workspace)\.html#[^"]+/g) ?? []),
    );
    expect(wanted.size).toBeGreaterThan(40);
    for (const name of references) {
      const { page } = await open(onDisk(name));
      for (const link of [...wanted].filter((each) => each.startsWith(name))) {
        const anchor = link.slice(link.indexOf('#') + 1);
        await page.evaluate(`location.hash = ${JSON.stringify(anchor)}`);
        await page.locator(`[data-section-id="${anchor}"]`).waitFor({ state: 'attached' });
      }
      await page.context().close();
    }
  });

  it('shows each operation its requirements and open points, linked to the catalogue', async () => {
    const catalogue = readFileSync(join(folder, 'requirements.html'), 'utf8');
    const texts = references.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
    for (const { id } of [...requirements, ...openPoints]) {
      expect(catalogue).toContain(`id="${id}"`);
      expect(texts).toContain(`requirements.html#${id}"`);
    }
    const { page } = await open(onDisk('partner.html#/clients/createclient'));
    const section = page.locator('[data-section-id="/clients/createclient"]');
    await section.locator('details.entries').first().locator('summary').click();
    await section.getByText('partner.client.name.max-accepted').click();
    await page.waitForURL(/requirements\.html#partner\.client\.name\.max-accepted$/);
    await page.context().close();
  });

  it.each(references)('shows each operation of %s first, and then what must hold for it', async (name) => {
    const { page } = await open(onDisk(name));
    const anchors = [...new Set(readFileSync(join(folder, name), 'utf8').match(/data-end-of="([^"]+)"/g))];
    expect(anchors.length).toBeGreaterThan(15);
    for (const [, anchor = ''] of anchors.map((each) => each.split('"'))) {
      await page.evaluate(`location.hash = ${JSON.stringify(anchor)}`);
      const section = page.locator(`[data-item-kind][data-section-id="${anchor}"]`);
      await section.locator(':scope > :last-child details.entries').first().waitFor();
      expect(await section.locator('[data-end]').count()).toBe(1);
      expect(await section.locator('details.entries[open]').count()).toBe(0);
      // What Redoc calls things that have no name.
      expect(await section.textContent()).not.toMatch(/property name\*|\bcase \d|Array of any/);
    }
    await page.context().close();
  });

  it.each(references)('offers downloads on %s that are there', async (name) => {
    const { page } = await open(onDisk(name));
    const links = await page.locator('#redoc a[href^="openapi/"], #redoc a[href^="collections/"]').all();
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(hrefs).toHaveLength(4);
    for (const href of hrefs) expect(existsSync(join(folder, href ?? '?'))).toBe(true);
    await page.context().close();
  });

  it('names an address to call, never a file', async () => {
    for (const name of references) {
      const { page } = await open(onDisk(name));
      const text = (await page.locator('#redoc').textContent()) ?? '';
      expect(text).toContain('https://{host}');
      expect(text).not.toContain('file:');
      await page.context().close();
    }
  });

  it('shows how to call an operation by curl and by the typed client', async () => {
    const { page } = await open(onDisk('partner.html#/clients/createclient'));
    const section = page.locator('[data-section-id="/clients/createclient"]');
    await section.getByText('--header').first().waitFor();
    await section.getByText('curl', { exact: true }).first().click();
    await page.getByText('TypeScript', { exact: true }).first().click();
    await section.getByText('openapi-fetch').first().waitFor();
    await page.context().close();
  });

  it('finds an operation of a reference', async () => {
    const { page } = await open(onDisk('partner.html'));
    await page.keyboard.press('Control+K');
    await page.keyboard.type('owner');
    await page.getByText('Get the owner of a client').last().click();
    await page.waitForURL(/#\/members\/getowner$/);
    await page.context().close();
  });

  it('finds requirements by every word, level and API', async () => {
    const { page } = await open(onDisk('requirements.html'));
    const visible = () => page.locator('.req:visible').count();
    expect(await visible()).toBe(requirements.length + openPoints.length);
    await page.keyboard.press('/');
    await page.keyboard.type('100 CHARACTERS name accepted');
    // With each key, fewer are left.
    await expect.poll(visible, { timeout: 20_000 }).toBeLessThan(20);
    expect(await page.locator('[id="partner.client.name.max-accepted"]').isVisible()).toBe(true);
    await page.fill('#search', 'name-of-100-refused');
    await page.locator('#shown', { hasText: /^1 of / }).waitFor();
    await page.click('#clear-fields');
    await page.selectOption('#by-level', 'open');
    await page.selectOption('#by-api', 'workspace');
    expect(await visible()).toBe(openPoints.filter(({ api }) => api === 'workspace').length);
    await page.fill('#search', 'no such thing');
    await page.click('#clear');
    await page.locator('#shown', { hasText: /entries/ }).waitFor();
    await page.context().close();
  });

  it('opens the entry that an address names', async () => {
    const { page } = await open(onDisk('requirements.html#workspace.auth.message'));
    await page.locator('[id="workspace.auth.message"] .proof').waitFor();
    const { y = -1 } = (await page.locator('[id="workspace.auth.message"]').boundingBox()) ?? {};
    expect(y).toBeGreaterThan(50);
    expect(y).toBeLessThan(400);
    await page.context().close();
  });

  it('leads from a failing line of a report to its requirement by one click', async () => {
    const { page } = await open(onDisk('sample/report.html'));
    const failed = page.locator('.req.failed').first();
    const id = await failed.getAttribute('id');
    expect(id).toBe('partner.client.name.max-accepted');
    await failed.locator('.meta a').first().click();
    await page.locator(`[id="${id}"] .proof:visible`).waitFor();
    await page.context().close();
  });

  it('can be read without its scripts', async () => {
    const { page } = await open(onDisk('requirements.html'), { javaScriptEnabled: false });
    expect(await page.locator('#tools').isVisible()).toBe(false);
    const entry = page.locator('[id="partner.client.name.max-accepted"]');
    await entry.locator('summary').click();
    await entry.locator('.proof').waitFor();
    await page.context().close();
  });
});
