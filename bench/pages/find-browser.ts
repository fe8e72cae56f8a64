import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The path of an installed Chromium, or of Playwright's own. */
export function findBrowser(): string {
  const places = [
    ...[process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'],
    ...['/usr/bin/google-chrome', chromium.executablePath()],
  ];
  const found = places.find((path) => path !== undefined && existsSync(path));
  if (found === undefined) throw new Error('There is no Chromium; CHROMIUM can say where one is.');
  return found;
}

/** Chromium's sandbox does not start as root. */
export const browserFlags: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
