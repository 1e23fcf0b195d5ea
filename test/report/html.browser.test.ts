import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchangesOf } from '../../src/model/exchanges.ts';
import { renderHtml } from '../../src/report/html.ts';
import { HOSTILE, reportOf } from './hostile.ts';

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
if (executablePath === undefined) console.warn('report.html is not tried in a browser: no Chromium found');

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

describe.skipIf(executablePath === undefined)('report.html in a browser', { timeout: 60_000 }, () => {
  let browser: Browser;
  let folder: string;
  let address: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'report-'));
    const { report, exchanges } = reportOf(HOSTILE);
    await writeFile(join(folder, 'report.html'), renderHtml(report, exchangesOf(exchanges)));
    address = pathToFileURL(join(folder, 'report.html')).href;
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ARGUMENTS });
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true });
  });

  /** Opens the report and gathers whatever the browser complains about or asks for. */
  async function open(options: { javaScriptEnabled?: boolean; width?: number } = {}): Promise<[Page, string[]]> {
    const context = await browser.newContext({
      javaScriptEnabled: options.javaScriptEnabled ?? true,
      viewport: { width: options.width ?? 1280, height: 900 },
    });
    const page = await context.newPage();
    const noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(error.message));
    page.on('request', (request) => noise.push(request.url()));
    await page.goto(address);
    return [page, noise];
  }

  const visibleRequirements = (page: Page) => page.locator('.req:visible').count();

  it('runs nothing that the target sent and asks for nothing', async () => {
    const [page, noise] = await open();
    expect(noise).toEqual([address]);
    expect(await page.title()).toContain('<img src=x');
    expect(await page.locator('.req img, .req svg[onload]').count()).toBe(0);
    await page.context().close();
  });

  it('filters by status, API and level, and by every word of a search', async () => {
    const [page] = await open();
    await page.selectOption('#by-api', 'workspace');
    expect(await visibleRequirements(page)).toBe(1);
    await page.selectOption('#by-api', '');
    await page.selectOption('#by-level', 'SHOULD');
    expect(await visibleRequirements(page)).toBe(1);
    await page.click('#clear-fields');
    await page.selectOption('#by-status', 'passed');
    expect(await page.locator('.req:visible').getAttribute('id')).toBe('partner.client.name.passed');
    await page.click('#clear-fields');
    await page.keyboard.press('/');
    await page.keyboard.type('client.NAME inconclusive');
    await page.locator('#shown', { hasText: '1 of 7' }).waitFor();
    expect(await visibleRequirements(page)).toBe(1);
    await page.fill('#search', 'no such thing');
    await page.click('#clear');
    await page.locator('#shown', { hasText: '7 requirements' }).waitFor();
    await page.context().close();
  });

  it('keeps in the address what is chosen, for whoever is sent it', async () => {
    const [page] = await open();
    await page.selectOption('#by-status', 'passed');
    await page.fill('#search', 'client name');
    await page.waitForURL(`${address}#?status=passed&q=client+name`);
    await page.goto('about:blank');
    await page.goto(`${address}#?status=passed&q=client+name`);
    expect(await page.locator('.req:visible').getAttribute('id')).toBe('partner.client.name.passed');
    await page.click('#clear-fields');
    await page.waitForURL(address);
    await page.click('a.card.warning');
    await page.locator('#shown', { hasText: '1 of 7' }).waitFor();
    expect(await page.inputValue('#by-status')).toBe('warning');
    await page.context().close();
  });

  it('opens what an address names, and expands everything on demand', async () => {
    const [page] = await open();
    await page.goto(`${address}#partner.client.name.passed`);
    const passed = page.locator('[id="partner.client.name.passed"]');
    await passed.locator('.calm').waitFor();
    await page.click('#toggle');
    expect(await page.locator('.req:not([open])').count()).toBe(0);
    await page.context().close();
  });

  it('copies exactly what it shows', async () => {
    const [page] = await open();
    const box = page.locator('.copyable:visible').first();
    await box.locator('.copy').click();
    await box.locator('.copy', { hasText: 'Copied' }).waitFor();
    // Before it is pasted: the search hides what it does not find, and another box would be the first.
    const shown = await box.locator('pre').textContent();
    await page.focus('#search');
    await page.keyboard.press('Control+V');
    expect(await page.inputValue('#search')).toBe(shown?.replaceAll('\n', ''));
    await page.context().close();
  });

  it('can be read without its script, and on a phone without sideways scrolling', async () => {
    const [page] = await open({ javaScriptEnabled: false, width: 360 });
    await page.locator('.req > summary').first().waitFor();
    expect(await page.locator('#tools').isVisible()).toBe(false);
    expect(await page.locator('.copy').count()).toBe(0);
    await page.context().close();
    const [phone] = await open({ width: 360 });
    await phone.click('#toggle');
    const sideways = await phone.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(sideways).toBe(0);
    await phone.context().close();
  });
});
