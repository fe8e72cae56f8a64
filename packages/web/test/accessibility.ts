import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 AA, or these rules, each with the first places; empty where all is well. */
export async function listViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Evaluated from the test, not from the page: its policy allows no script of others.
  await page.evaluate(await readFile(axePath, 'utf8'));
  const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags };
  const results = await page.evaluate(
    (options) => {
      const { axe } = window as unknown as {
        axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
      };
      // A drawing is one image with one text to whoever cannot see it; what is in it is not looked at.
      return axe.run({ exclude: ['.chart-surface'] }, options);
    },
    { runOnly, resultTypes: ['violations'] } as RunOptions,
  );
  return results.violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ html }) => html);
    return `${id}: ${places.join(' | ')}`;
  });
}
