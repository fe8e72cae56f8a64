import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const chartsOfReport = 14;

/** A running, signed-in browser that prints a report's page on request. */
export interface Printer {
  /** Goes to the front page. */
  leave(): Promise<void>;
  /** Goes back to the page, waits until all its charts are there, and prints it. */
  print(): Promise<Uint8Array>;
  stop(): Promise<void>;
}

export async function startPrinter(address: string, path: string): Promise<Printer | undefined> {
  const executablePath = findBrowser();
  if (executablePath === undefined) return undefined;
  const isRoot = process.getuid?.() === 0;
  // Chromium's sandbox does not start as root.
  const browser = await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(address + path);
  for (const [label, text] of [
    ['Client id', 'bench'],
    ['User', 'bench'],
    ['Password', 'bench'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('.report-charts').waitFor();
  return {
    async leave() {
      await page.getByRole('link', { name: 'Broadsheet' }).first().click();
      await page.locator('.report-charts').waitFor({ state: 'detached' });
    },
    // Reloading the page would end the session.
    async print() {
      await page.goBack();
      // Charts far from the visible part are drawn when the page is printed.
      await page.locator('.report-charts[aria-busy=false]').waitFor();
      await page
        .locator('.chart-surface')
        .nth(chartsOfReport - 1)
        .waitFor();
      return page.pdf({ format: 'A4', tagged: true });
    },
    stop: () => browser.close(),
  };
}

function findBrowser(): string | undefined {
  const places = [
    ...[process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'],
    ...['/usr/bin/google-chrome', chromium.executablePath()],
  ];
  return places.find((path) => path !== undefined && existsSync(path));
}
