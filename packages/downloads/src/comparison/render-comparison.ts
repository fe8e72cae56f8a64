import type { ComparisonTask } from '../report-task.js';
import { renderComparisonCsv } from './render-comparison-csv.js';
import { renderComparisonMarkdown } from './render-comparison-markdown.js';
import { renderComparisonXlsx } from './render-comparison-xlsx.js';

/** The code that sets pages is loaded on first use. */
export async function renderComparison({ comparison }: ComparisonTask): Promise<Uint8Array> {
  switch (comparison.format) {
    case 'csv':
      return renderComparisonCsv(comparison);
    case 'xlsx':
      return renderComparisonXlsx(comparison);
    case 'md':
      return renderComparisonMarkdown(comparison);
    case 'pdf':
      return (await import('./render-comparison-pdf.js')).renderComparisonPdf(comparison);
  }
}
