import { writeFileSync } from 'node:fs';
import { renderFiguresPage } from './figures-page.js';

// Run by `npm run docs`; a test fails while the committed page differs.
writeFileSync(
  new URL('../../../../../docs/segment-benchmarking-figures.md', import.meta.url),
  renderFiguresPage(),
);
