import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { JSHandle, Page } from 'playwright-core';
import { listTextKinds } from './list-text-kinds.js';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const contrast = 'color-contrast';
/** To a screen reader a drawing is one image with one text; what is in it is not looked at. */
const excluded = '.chart-surface';

/** What axe finds against WCAG 2.2 AA, or these rules, each with the first places; empty where all is well. */
export async function listViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Evaluated from the test, not from the page: its policy allows no script of others.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(await readFile(axePath, 'utf8'));
  }
  const others = rules?.filter((rule) => rule !== contrast);
  const found: string[] = [];
  if (others?.length !== 0) {
    const runOnly = others ? { type: 'rule', values: others } : { type: 'tag', values: tags };
    const options = { runOnly, rules: { [contrast]: { enabled: false } } } as RunOptions;
    found.push(...(await runAxe(page, options)));
  }
  if (!rules || rules.includes(contrast)) {
    // For every text this rule would take several times as long as all the others together.
    const texts = await page.evaluateHandle(listTextKinds, excluded);
    found.push(...(await runAxe(page, { runOnly: [contrast] }, texts)));
  }
  return found;
}

/** Runs axe in the page, on all of it or on these elements. */
async function runAxe(
  page: Page,
  options: RunOptions,
  include?: JSHandle<Element[]>,
): Promise<string[]> {
  const violationsOnly: RunOptions = { ...options, resultTypes: ['violations'] };
  const results = await page.evaluate(
    ({ exclude, elements, chosen }) => {
      const { axe } = window as unknown as {
        axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
      };
      return axe.run({ exclude, ...(elements && { include: elements }) }, chosen);
    },
    { exclude: [excluded], elements: include, chosen: violationsOnly },
  );
  return results.violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ html }) => html);
    return `${id}: ${places.join(' | ')}`;
  });
}
