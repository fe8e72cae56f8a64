import type { Theme } from '@broadsheet/charts/themes';
import type { Block, Fact } from '@broadsheet/view';
import type { ReportChart, ReportSection } from './making/read-report.js';
import { findPhrases } from './phrases.js';
import type { ReportHead } from './report-task.js';

interface CitableReport {
  head: Pick<ReportHead, 'language'>;
  sections: Pick<ReportSection, 'view' | 'charts'>[];
  charts: ReportChart[];
  theme: Theme;
}

/**
 * The line that says where the figures come from: that of its charts, else the source that a section
 * names with its date, else the publisher as the theme names it. Undefined if the theme names none.
 */
export function findSource({ head, sections, charts, theme }: CitableReport): string | undefined {
  const [chart] = [...sections.flatMap((section) => section.charts), ...charts];
  if (chart) return chart.data.source;
  const { source } = findPhrases(head.language);
  for (const block of sections.flatMap(({ view }) => view.blocks)) {
    const [name, date] = [findText(block, 'Source'), findText(block, 'DataDate')];
    if (name !== undefined && date !== undefined) return source(name, date);
  }
  return theme.logo === '' ? undefined : source(theme.logo);
}

/** Every source line of its charts; if it has none, that of the report. */
export function listSources(report: CitableReport): string[] {
  const all = [...report.sections.flatMap((section) => section.charts), ...report.charts];
  const lines = all.length > 0 ? all.map(({ data }) => data.source) : [findSource(report) ?? ''];
  return [...new Set(lines)].filter((line) => line !== '');
}

function findText(block: Block, name: string): string | undefined {
  const facts: Fact[] = block.kind === 'facts' ? block.facts : [];
  return facts.find(({ measure }) => measure?.name === name)?.cell.text;
}

interface CitedReport {
  head: Pick<ReportHead, 'language' | 'title' | 'reportKey' | 'publishedAt'>;
  /** As it is written: `Edition 3`. */
  edition: string;
  theme: Theme;
}

/** How to cite the report: the same words in every kind of file. */
export function writeCitation({ head, edition, theme }: CitedReport): string {
  const { language, title, reportKey, publishedAt } = head;
  const { cite, list } = findPhrases(language);
  const published = publishedAt.slice(0, 10);
  return cite(
    list([theme.logo, title, reportKey, edition, published].filter((part) => part !== '')),
  );
}
