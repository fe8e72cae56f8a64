import type { Page } from 'playwright-core';

/**
 * Elements that extend beyond the screen, except those in a scrolling table. Not by `innerWidth`: a phone zooms out from a
 * page that is too wide, so that it grows with the page.
 */
export function listTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => !element.closest('.scroll-box'))
      .filter(
        (element) =>
          element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
