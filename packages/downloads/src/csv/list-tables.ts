import { buildChartView } from '../chart-view.js';
import type { Report, ReportChart, ReportSection } from '../making/read-report.js';
import { distinguishFields, type DataTable } from './data-table.js';
import { tabulateBlock } from './tabulate-block.js';

/** Every table of a report: the blocks of its sections, then the figures of its charts. */
export function listTables({ head, sections, charts }: Report): DataTable[] {
  const all = [...sections.flatMap((section) => section.charts), ...charts];
  return nameTables([
    ...sections.flatMap(listSectionTables),
    ...all.map((chart) => tabulateChart(chart, head.language)),
  ]);
}

function listSectionTables({ token, view }: ReportSection): DataTable[] {
  let heading: string | undefined;
  return view.blocks.flatMap((block) => {
    heading = block.heading ?? heading;
    const table = tabulateBlock(block);
    if (!table) return [];
    const title = heading === undefined ? view.title : `${view.title}: ${heading}`;
    return [{ name: token, title, ...table, fields: distinguishFields(table.fields) }];
  });
}

function tabulateChart(chart: ReportChart, language: string): DataTable {
  const { altText, source, subtitle } = chart.data;
  const [, block] = buildChartView(chart, language).blocks;
  const table = block && tabulateBlock(block);
  return {
    name: `chart-${chart.name.toLowerCase()}`,
    title: subtitle,
    description: altText,
    source,
    fields: distinguishFields(table?.fields ?? []),
    rows: table?.rows ?? [],
  };
}

/** A section with several tables numbers them: `keyratios`, `keyratios-2`. */
function nameTables(tables: DataTable[]): DataTable[] {
  const counts = new Map<string, number>();
  return tables.map((table) => {
    const count = (counts.get(table.name) ?? 0) + 1;
    counts.set(table.name, count);
    return count === 1 ? table : { ...table, name: `${table.name}-${String(count)}` };
  });
}
