import { setPdf } from '../pdf/render-pdf.js';
import type { ComparisonTask } from '../report-task.js';
import { buildComparisonViews } from './build-comparison-views.js';
import { findComparisonWords } from './comparison-words.js';

/** Pages in the design of a report: the reports first, then a chapter for each section. */
export function renderComparisonPdf(comparison: ComparisonTask['comparison']): Promise<Uint8Array> {
  const { content, language, publishedAt, theme } = comparison;
  const words = findComparisonWords(language);
  const titles = content.Reports.flatMap(({ Title }) => Title ?? []);
  return setPdf({
    head: {
      reportKey: content.Reports.map(({ Key }) => Key).join(', '),
      key: {},
      language,
      title: titles.join(', ') || words.title,
      publishedAt,
    },
    edition: words.countReports(titles.length),
    familyTitle: words.title,
    sections: buildComparisonViews(content, language).map((view) => ({ view, charts: [] })),
    charts: [],
    theme,
    paper: 'A4',
    links: undefined,
  });
}
