import { writeFileSync } from 'node:fs';
import { renderFiguresPage as renderOccupation } from '../occupation/documentation/figures-page.js';

const pages = { 'occupation-figures': renderOccupation };

// Run by `npm run docs`; a test fails while a committed page differs.
for (const [name, render] of Object.entries(pages)) {
  writeFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), render());
}
