import { escapeHeading, renderMarkdown } from '@broadsheet/view';
import type { ComparisonTask } from '../report-task.js';
import { buildComparisonViews } from './build-comparison-views.js';
import { findComparisonWords } from './comparison-words.js';

/** One Markdown document with a table for each section. */
export function renderComparisonMarkdown({ content, language }: ComparisonTask['comparison']) {
  const { title } = findComparisonWords(language);
  const views = buildComparisonViews(content, language);
  return Buffer.from(
    [`# ${escapeHeading(title)}\n`, ...views.map((view) => renderMarkdown(view))].join('\n'),
  );
}
