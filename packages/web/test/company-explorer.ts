import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRenderer } from '@broadsheet/charts/render';
import { Broadsheet } from '@broadsheet/client';
import { demoDocuments } from '@broadsheet/demo';
import { buildApp, buildDraft } from '@broadsheet/server';
import { openStore, type Entitlement, type Store } from '@broadsheet/store';
import { pino } from 'pino';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject } from 'vitest';

/** The real service with the built explorer and demo companies, and a real browser that looks at it. */
export interface CompanyExplorer {
  baseUrl: string;
  /** Reads and publishes as the newsroom. */
  client: Broadsheet;
  /** A signed-in reader at a path; what the browser complains of is collected. */
  open: (path: string, options?: OpenOptions) => Promise<OpenPage>;
  stop: () => Promise<void>;
}

interface OpenOptions extends BrowserContextOptions {
  /** Who signs in: `newsroom`, or `industries`, who may read no company. */
  clientId?: string;
}

interface OpenPage {
  page: Page;
  faults: string[];
}

const directory = fileURLToPath(new URL('../dist/site', import.meta.url));
const password = 'correct horse battery';
const everything: Entitlement = { access: 'read', families: '*', countries: '*', languages: '*' };

export async function startCompanyExplorer(): Promise<CompanyExplorer> {
  if (!existsSync(directory)) {
    throw new Error('The explorer is not built: run `npm run build -w packages/web`.');
  }
  const store = await openStore('sqlite::memory:', { secretCost: { logN: 4, r: 1, p: 1 } });
  await saveClients(store);
  const documents = [...demoDocuments({ industries: 2, companies: 4 })];
  await store.editions.publish(documents.map(buildDraft), { name: 'test', address: '' });
  const renderer = createRenderer({ workers: 1 });
  const logger = pino({ level: 'silent' });
  const explorer = { directory };
  const app = await buildApp({ store, renderer, logger, version: '0.0.0', explorer });
  const baseUrl = await app.http.listen({ host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch({
    executablePath: inject('browserPath'),
    // The sandbox of Chromium does not start for root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const credentials = { clientId: 'newsroom', username: 'reader', password };
  return {
    baseUrl,
    client: new Broadsheet({ baseUrl, credentials }),
    open: (path, options) => openPage(browser, baseUrl + path, options),
    stop: async () => {
      await browser.close();
      await app.http.close();
      await renderer.close();
      await store.close();
    },
  };
}

async function saveClients(store: Store): Promise<void> {
  const users = { reader: password };
  const publish: Entitlement = { ...everything, access: 'publish' };
  await store.clients.save({
    ...{ id: 'newsroom', name: 'Newsroom', users },
    entitlements: [everything, publish],
  });
  await store.clients.save({
    ...{ id: 'industries', name: 'Industries only', users },
    entitlements: [{ ...everything, families: ['industry'] }],
  });
}

async function openPage(
  browser: Browser,
  url: string,
  { clientId = 'newsroom', ...options }: OpenOptions = {},
): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('dialog', (dialog) => faults.push(`dialog: ${dialog.message()}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  await page.goto(url);
  await page.getByLabel('Client id').fill(clientId);
  await page.getByLabel('User').fill('reader');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return { page, faults };
}
