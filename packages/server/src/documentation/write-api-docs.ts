import { writeFileSync } from 'node:fs';
import { families, listOperations } from '@broadsheet/contract';
import { renderMarkdown } from './markdown/document.js';

// Run by `npm run docs`; a test fails if the committed page differs from the output.
writeFileSync(
  new URL('../../../../docs/api.md', import.meta.url),
  renderMarkdown({ operations: listOperations(families), families }),
);
