import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createCatalogue } from './catalogue.js';
import { packageFolder, packPackage, type PackedPackage } from './packed-package.js';
import { answer, startScripted, type Handler } from './scripted-service.js';

let packed: PackedPackage;
beforeAll(async () => {
  packed = await packPackage();
}, 180_000);
afterAll(() => packed.remove());

/** Serves the page, the installed package and the service, all below one address. */
function siteOf(project: string): Handler {
  const catalogue = createCatalogue();
  const sendFile = async (path: string, contentType: string): Promise<Handler> =>
    answer(200, await readFile(path, 'utf8'), { 'content-type': contentType });
  return (received, response) => {
    const { url } = received;
    const handler = async (): Promise<Handler> => {
      if (url === '/') return sendFile(join(packageFolder, 'examples/page.html'), 'text/html');
      if (url === '/session-token') return answer(200, 'token');
      if (url === '/favicon.ico') return answer(204);
      if (url.startsWith('/node_modules/')) return sendFile(join(project, url), 'text/javascript');
      return catalogue.handler;
    };
    void handler().then((handle) => {
      handle(received, response);
    });
  };
}

test(
  'the example page shows a chart in a browser, without a bundler',
  { timeout: 120_000 },
  async () => {
    const project = await packed.createProject({});
    const service = await startScripted(siteOf(project));
    const browser = await chromium.launch({
      executablePath: inject('browserPath'),
      // Chromium's sandbox does not start as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    try {
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await page.goto(service.baseUrl);
      await page.waitForSelector('body[data-done]', { state: 'attached' });
      const image = page.locator('img[alt=Revenue]');
      await expect(image.getAttribute('src')).resolves.toMatch(/^data:image\/png;base64,iVBOR/);
      const width = image.evaluate(async (element: HTMLImageElement) => {
        await element.decode();
        return element.naturalWidth;
      });
      await expect(width).resolves.toBe(1);
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
    }
  },
);
