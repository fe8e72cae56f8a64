import type { Page } from 'playwright-core';

/** Elements that stick out of the screen, but for what a table's own box scrolls. */
export function listTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => !element.closest('.scroll-box'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
