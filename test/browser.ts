import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a Chromium, or of a browser made from it. */
    browserPath: string;
  }
}

/**
 * A real browser for the tests that need one: an installed one, or else, as root on Debian, one
 * from its package, or else Playwright's own download.
 */
export function setup(project: TestProject): void {
  const path = findBrowser() ?? installPackage() ?? downloadBrowser();
  if (path === undefined) {
    throw new Error(
      'No browser was found and none could be installed. Run `npx playwright-core install chromium`, or `apt-get install chromium-headless-shell` as root, or set CHROMIUM to the path of one.',
    );
  }
  project.provide('browserPath', path);
}

function findBrowser(): string | undefined {
  const places = [
    process.env.CHROMIUM,
    // The same browser without a window, which opens a page in half the time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    chromium.executablePath(),
  ];
  return places.find((path) => path !== undefined && existsSync(path));
}

function installPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  return attempt('Installing a browser for the tests, a package of Debian', () => {
    execFileSync('apt-get', ['update', '-q']);
    const install = ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'];
    execFileSync('apt-get', install);
  });
}

function downloadBrowser(): string | undefined {
  const playwright = dirname(
    createRequire(import.meta.url).resolve('playwright-core/package.json'),
  );
  return attempt('Downloading a browser for the tests', () => {
    const timeout = 120_000;
    execFileSync(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'], {
      timeout,
    });
  });
}

/** Prints what it does, because it takes a while; the next way is tried if it fails. */
function attempt(what: string, work: () => void): string | undefined {
  process.stderr.write(`${what} …\n`);
  try {
    work();
  } catch {
    process.stderr.write(`${what} did not work.\n`);
  }
  return findBrowser();
}
