import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions, Spec } from 'axe-core';
import type { JSHandle, Page } from 'playwright-core';
import { listTextKinds } from './list-text-kinds.js';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** For a screen reader a drawing is one image with one text; its content is not checked. */
const excluded = '.chart-surface';

/**
 * The findings of axe for WCAG 2.2 AA, or for these rules, each with its first elements; empty if
 * there are none.
 */
export async function listViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Evaluated from the test, not from the page: the page's policy allows no foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(await readFile(axePath, 'utf8'));
  }
  const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags };
  const options = { runOnly, resultTypes: ['violations'], selectors: false } as RunOptions;
  const isContrastWanted = !rules || rules.includes('color-contrast');
  const texts = isContrastWanted ? await findTextKinds(page) : [];
  const isContrastAll = isContrastWanted && rules?.length === 1;
  const undo = await page.evaluateHandle(isContrastAll ? leaveOnlyTexts : emptyDrawings, {
    texts,
    excluded,
  });
  const { violations } = await page.evaluate(runAxe, { texts, excluded, options });
  await undo.evaluate((putBack) => {
    putBack();
  });
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ html }) => html);
    return `${id}: ${places.join(' | ')}`;
  });
}

/** What differs between the light and the dark colours. */
const visibleRules = ['color-contrast', 'link-in-text-block', 'target-size'];

/** The findings in the light colours, and those of what is seen in the dark ones. */
export async function listViolationsInBoth(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await listViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await listViolations(page, visibleRules);
  await page.emulateMedia({ colorScheme: null });
  return [...inLight, ...inDark];
}

/**
 * The texts whose contrast is checked: checking all would take several times as long as all other
 * rules together.
 */
function findTextKinds(page: Page): Promise<JSHandle<Element[]>> {
  return page.evaluateHandle(listTextKinds, excluded);
}

interface Judged {
  texts: Element[];
  excluded: string;
}

/**
 * Axe would process excluded elements, too. The drawings stay whole, because ECharts refers to
 * them.
 */
function emptyDrawings({ excluded: drawing }: Judged): () => void {
  const emptied = [...document.querySelectorAll(`${drawing} svg`)].map((svg) => {
    const empty = svg.cloneNode(false) as Element;
    svg.replaceWith(empty);
    return { svg, empty };
  });
  return () => {
    for (const { svg, empty } of emptied) empty.replaceWith(svg);
  };
}

/**
 * Removes elements from the page that are neither one of the texts, nor in them, nor around them,
 * nor positioned over them: of thousands of elements, the hundreds that the contrast of a text
 * depends on stay.
 */
function leaveOnlyTexts({ texts }: Judged): () => void {
  const around = new Set<Element>();
  for (const start of [...texts, document.activeElement ?? document.body]) {
    for (let one = start.parentElement; one; one = one.parentElement) around.add(one);
  }
  const kept = new Set([...around, ...texts, document.activeElement, document.head]);
  const isInFlow = (element: Element) =>
    ['static', 'relative'].includes(getComputedStyle(element).position);
  const taken = [...around]
    .filter((parent) => !texts.includes(parent))
    .flatMap((parent) => [...parent.children])
    .filter((child) => !kept.has(child) && isInFlow(child));
  const places = taken.map((element) => {
    const place = document.createComment('');
    element.replaceWith(place);
    return { element, place };
  });
  return () => {
    for (const { element, place } of places) place.replaceWith(element);
  };
}

/**
 * Runs axe once, in the page: its preparation, which several rules need, takes most of the time.
 */
async function runAxe({
  texts,
  excluded: drawing,
  options,
}: Judged & { options: RunOptions }): Promise<AxeResults> {
  const { axe } = window as unknown as {
    axe: {
      configure: (spec: Spec) => void;
      run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
    };
  };
  const mark = 'data-contrast';
  const selector = `[${mark}], [${mark}] *`;
  axe.configure({ rules: [{ id: 'color-contrast', selector }] });
  for (const text of texts) text.setAttribute(mark, '');
  const results = await axe.run({ exclude: [drawing] }, options);
  for (const text of texts) text.removeAttribute(mark);
  return results;
}
