import { writeFileSync } from 'node:fs';
import { renderFiguresPage as renderOccupation } from '../occupation/documentation/figures-page.js';
import { renderFiguresPage as renderProcurement } from '../procurement/documentation/figures-page.js';
import { renderFiguresPage as renderState } from '../state/documentation/figures-page.js';
import { renderFiguresPage as renderSupplier } from '../supplier/documentation/figures-page.js';

const pages = {
  'occupation-figures': renderOccupation,
  'procurement-figures': renderProcurement,
  'supplier-figures': renderSupplier,
  'state-figures': renderState,
};

// Run by `npm run docs`; a test fails while a committed page differs.
for (const [name, render] of Object.entries(pages)) {
  writeFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), render());
}
