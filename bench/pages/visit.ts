import type { Browser, Page } from 'playwright-core';
import type { Cookie } from './service.js';

interface Visit {
  address: string;
  /** Of a session; without one, nobody is signed in. */
  cookie?: Cookie | undefined;
  isPhone?: boolean;
}

/** Gives the work a page in a browser that was never here before. */
export async function visit<T>(
  browser: Browser,
  { address, cookie, isPhone = false }: Visit,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const size = isPhone ? { width: 412, height: 823 } : { width: 1350, height: 940 };
  const context = await browser.newContext({ viewport: size, isMobile: isPhone });
  if (cookie) await context.addCookies([{ ...cookie, url: address, sameSite: 'Strict' }]);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
