import {
  chromium,
  type Browser,
  type BrowserContext,
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
  /** Opens a path, signed in. Errors on the page while it is open fail the test. */
  open: (path: string, options?: OpenOptions) => Promise<Page>;
  stop: () => Promise<void>;
}

interface OpenOptions extends BrowserContextOptions {
  /** The client that signs in; false to stay at the form. */
  clientId?: string | false;
  /** Signs in by the form, which is slower. */
  byForm?: boolean;
  /** Called with the page before it loads anything. */
  prepare?: (page: Page) => Promise<unknown>;
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
      // Chromium's sandbox does not start as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  return {
    service,
    browser,
    open: async (path, { clientId = 'demo', byForm, prepare, ...options } = {}) => {
      const context = await browser.newContext({
        ...{ viewport: wide, acceptDownloads: true },
        // While a page still scrolls, a button is half below the masthead at times, too small a target.
        reducedMotion: 'reduce',
        ...options,
      });
      if (clientId !== false && !byForm) await startSession(context, service.baseUrl, clientId);
      const page = await context.newPage();
      // A machine that is busy with other tests is slow, not wrong.
      page.setDefaultTimeout(60_000);
      watchForFaults(page);
      await prepare?.(page);
      await page.goto(service.baseUrl + path);
      if (clientId !== false) await (byForm ? signIn(page, clientId) : waitUntilSignedIn(page));
      return page;
    },
    stop: async () => {
      await browser.close();
      await service.stop();
    },
  };
}

/** Signs in like the form, without its page. */
async function startSession(
  context: BrowserContext,
  baseUrl: string,
  clientId: string,
): Promise<void> {
  const answer = await context.request.post(`${baseUrl}/authentication/session`, {
    data: { ClientId: clientId, Username: 'demo', Password: 'demo' },
    headers: { origin: baseUrl },
  });
  if (!answer.ok()) throw new Error(`Nobody was signed in.\n${await answer.text()}`);
}

/** Signs in by the form. */
export async function signIn(page: Page, clientId: string): Promise<void> {
  await page.getByLabel('Client id').fill(clientId);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await waitUntilSignedIn(page);
}

async function waitUntilSignedIn(page: Page): Promise<void> {
  await page
    .locator('#main')
    .waitFor()
    .catch(async (error: unknown) => {
      throw new Error(`Nobody was signed in.\n${await describePage(page)}`, { cause: error });
    });
}

/** The visible state of a page in which nothing is in progress. */
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

/** The search results; the choice of colours has options too. */
export function foundOptions(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Reports found' }).getByRole('option');
}

const faults = new WeakMap<Page, string[]>();

/** Errors of scripts and violations of the Content-Security-Policy, from the console. */
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

/** Closes the page, which must have had no errors. */
export async function close(page: Page): Promise<void> {
  await page.context().close();
  expect(listFaults(page)).toEqual([]);
}

/** All charts of a report are drawn: their data has arrived, and each has been visible. */
export async function waitForCharts(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (expected) => {
      const surfaces = [...document.querySelectorAll('.chart-surface')];
      const next = surfaces.find((surface) => !surface.querySelector('svg text'));
      next?.scrollIntoView({ behavior: 'instant' });
      return surfaces.length === expected && !next;
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

/** Sections far outside the screen are not laid out, and browsers give no inner text for them. */
export async function layOutSections(page: Page): Promise<void> {
  await page.locator('section[id]').evaluateAll((sections) => {
    for (const section of sections) (section as HTMLElement).style.contentVisibility = 'visible';
  });
}
