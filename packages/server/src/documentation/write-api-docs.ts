import { writeFileSync } from 'node:fs';
import { families, listOperations } from '@broadsheet/contract';
import { renderMarkdown } from './markdown/document.js';

// Run by `npm run docs`; a test fails while the committed page differs.
writeFileSync(
  new URL('../../../../docs/api.md', import.meta.url),
  renderMarkdown({ operations: listOperations(families), families }),
);
