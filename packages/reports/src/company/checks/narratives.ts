import type { Findings } from '@broadsheet/contract/checking';
import { checkNesting } from '../../checks/markdown.js';
import type { CheckInput } from './check-input.js';

/** Texts in Markdown. */
export function checkNarratives(found: Findings, { document }: CheckInput): void {
  for (const name of ['Brands', 'SWOT', 'History'] as const) {
    const text = document[name]?.Analysis;
    if (text !== undefined) checkNesting(found, { text, pointer: `/${name}/Analysis` });
  }
}
