import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import { startExplorer, type ExplorerService, type ServiceOptions } from './explorer-service.js';

/** A service and a browser, shared by the tests of a file. */
export interface Explorer {
  service: ExplorerService;
  browser: Browser;
  /** Opens a path and signs in. The page fails its test for whatever it complains of while it is open. */
  open: (path: string, options?: OpenOptions) => Promise<Page>;
  stop: () => Promise<void>;
}

interface OpenOptions extends BrowserContextOptions {
  /** Of the client that signs in; false for staying at the form. */
  clientId?: string | false;
}

/** The service as a browser on another machine of the network sees it, without TLS. */
export const otherHost = 'reports.lan.example';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
export const phoneSize = { viewport: phone, hasTouch: true, isMobile: true };

export async function startBrowser(options: ServiceOptions = {}): Promise<Explorer> {
  const service = await startExplorer(options);
  const browser = await chromium.launch({
    executablePath: inject('browserPath'),
    args: [
      `--host-resolver-rules=MAP ${otherHost} 127.0.0.1`,
      // The sandbox of Chromium does not start for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  return {
    service,
    browser,
    open: async (path, { clientId = 'demo', ...options } = {}) => {
      const context = await browser.newContext({
        ...{ viewport: wide, acceptDownloads: true },
        ...options,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      watchForFaults(page);
      await page.goto(service.baseUrl + path);
      if (clientId !== false) await signIn(page, clientId);
      return page;
    },
    stop: async () => {
      await browser.close();
      await service.stop();
    },
  };
}

export async function signIn(page: Page, clientId: string): Promise<void> {
  await page.getByLabel('Client id').fill(clientId);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .locator('#main')
    .waitFor()
    .catch(async (error: unknown) => {
      throw new Error(`Nobody was signed in.\n${await describePage(page)}`, { cause: error });
    });
}

/** What somebody who looks at it would tell of a page on which nothing goes on. */
async function describePage(page: Page): Promise<string> {
  const fields = await page.locator('input').evaluateAll((inputs) =>
    inputs.map((input) => {
      const { name, value, validationMessage } = input as HTMLInputElement;
      return `${name}: ${JSON.stringify(value)} ${validationMessage}`;
    }),
  );
  const text = await page.locator('body').innerText();
  return [page.url(), text, ...fields, ...listFaults(page)].join('\n');
}

/** What the search found; the choice of colours has options too. */
export function foundOptions(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Reports found' }).getByRole('option');
}

const faults = new WeakMap<Page, string[]>();

/** Errors of scripts and whatever the Content-Security-Policy refused, which the console tells of. */
function watchForFaults(page: Page): void {
  const found: string[] = [];
  faults.set(page, found);
  page.on('pageerror', ({ message }) => found.push(message));
  page.on('dialog', (dialog) => found.push(`dialog: ${dialog.message()}`));
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isAnswer) found.push(message.text());
  });
}

export function listFaults(page: Page): string[] {
  return faults.get(page) ?? [];
}

/** Closes the page, which must not have complained. */
export async function close(page: Page): Promise<void> {
  await page.context().close();
  expect(listFaults(page)).toEqual([]);
}

/** All charts of a report are drawn: their data has come, and each has been in sight. */
export async function waitForCharts(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const surfaces = [...document.querySelectorAll('.chart-surface')];
      const next = surfaces.find((surface) => !surface.querySelector('svg text'));
      next?.scrollIntoView({ behavior: 'instant' });
      return surfaces.length === wanted && !next;
    },
    count,
    { timeout: 60_000 },
  );
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** A company's page is laid out in steps. */
export async function waitForCompany(page: Page): Promise<void> {
  await page.locator('.company-sections[aria-busy=false]').waitFor();
}
