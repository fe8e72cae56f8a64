import { setPdf } from '../pdf/render-pdf.js';
import { findPhrases } from '../phrases.js';
import type { ComparisonTask } from '../report-task.js';
import { buildComparisonViews } from './build-comparison-views.js';
import { findComparisonWords } from './comparison-words.js';

/** Pages in the design of a report: the reports first, then a chapter for each section. */
export function renderComparisonPdf(comparison: ComparisonTask['comparison']): Promise<Uint8Array> {
  const { content, language, publishedAt, theme } = comparison;
  const words = findComparisonWords(language);
  const { list } = findPhrases(language);
  const compared = content.Reports.filter(({ StatusCode }) => StatusCode === 200);
  const titles = compared.map(({ Key, Title }) => Title ?? Key);
  return setPdf({
    head: {
      reportKey: list(compared.map(({ Key }) => Key)),
      key: {},
      language,
      title: list(titles) || words.title,
      publishedAt,
    },
    edition: words.countReports(compared.length),
    familyTitle: words.title,
    sections: buildComparisonViews(content, language).map((view) => ({ view, charts: [] })),
    charts: [],
    theme,
    paper: 'A4',
    links: undefined,
  });
}
