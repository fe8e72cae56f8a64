import { escapeHeading, escapeLine, renderMarkdown } from '@broadsheet/view';
import { buildChartView } from '../chart-view.js';
import { listSources, writeCitation } from '../cite.js';
import type { Report, ReportChart } from '../making/read-report.js';
import { findPhrases } from '../phrases.js';

/** The whole report as one Markdown document; charts are given as their figures. */
export function renderMarkdownFile(report: Report): Uint8Array {
  const { head, sections, charts } = report;
  const { language, title, edition, publishedAt, reportKey } = head;
  const phrases = findPhrases(language);
  const lines = [phrases.edition(edition), phrases.published(publishedAt.slice(0, 10)), reportKey];
  const renderChart = (chart: ReportChart) =>
    renderMarkdown(buildChartView(chart, language), { headingLevel: 3 });
  const parts = [
    `# ${escapeHeading(title)}\n`,
    `${escapeLine(lines.join(' · '))}\n`,
    ...(charts.length > 0 ? [`## ${phrases.charts}\n`, ...charts.map(renderChart)] : []),
    ...sections.flatMap(({ view, charts: own }) => [renderMarkdown(view), ...own.map(renderChart)]),
    ...listSources(report).map((line) => `${escapeLine(line)}\n`),
    `${escapeLine(writeCitation({ ...report, edition: phrases.edition(edition) }))}\n`,
  ];
  return Buffer.from(parts.join('\n'));
}
