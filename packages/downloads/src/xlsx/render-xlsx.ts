import type { Report } from '../making/read-report.js';
import { findPhrases } from '../phrases.js';
import { planBlock } from './plan-block.js';
import { planChart } from './plan-chart.js';
import { addCell, addProse, startSheet, type SheetPlan } from './plan.js';
import { createSheetNames } from './sheet-names.js';
import { writeWorkbook } from './write-workbook.js';

/** The whole report as a workbook: a sheet of contents, then one for each section. */
export function renderXlsx(report: Report): Uint8Array {
  const { head, sections, charts } = report;
  const phrases = findPhrases(head.language);
  const nameSheet = createSheetNames();
  const first = nameSheet(phrases.contents);
  const others = sections.map(({ view, charts: own }) => {
    const sheet = startSheet(nameSheet(view.title), view.title);
    for (const block of view.blocks) planBlock(sheet, block, view.language);
    for (const { data } of own) planChart(sheet, data);
    return freezeHead(sheet);
  });
  if (charts.length > 0) {
    const sheet = startSheet(nameSheet(phrases.charts), phrases.charts);
    for (const { data } of charts) planChart(sheet, data);
    others.push(sheet);
  }
  const { title, reportKey, publishedAt } = head;
  return writeWorkbook([planContents(first, report, others), ...others], {
    ...{ title, subject: reportKey, publishedAt },
  });
}

/** A sheet with one table keeps the head of the table in sight; others keep their title. */
function freezeHead(sheet: SheetPlan): SheetPlan {
  const heads = new Set(
    sheet.cells
      .filter(({ style }) => style === 'head' || style === 'numberHead')
      .map(({ row }) => row),
  );
  const [head] = heads;
  if (heads.size === 1 && head !== undefined && head < 6) sheet.frozenRows = head + 1;
  return sheet;
}

function planContents(name: string, report: Report, sheets: SheetPlan[]): SheetPlan {
  const { head, sections, charts, family } = report;
  const phrases = findPhrases(head.language);
  const sheet = startSheet(name, head.title);
  sheet.row = 1;
  const published = head.publishedAt.slice(0, 10);
  addProse(
    sheet,
    `${family.title} · ${phrases.edition(head.edition)} · ${phrases.published(published)}`,
    'note',
  );
  sheet.row += 1;
  const all = [...sections.flatMap((section) => section.charts), ...charts];
  for (const source of new Set(all.map(({ data }) => data.source))) addProse(sheet, source);
  addProse(
    sheet,
    `${phrases.cite}: ${head.title}. ${head.reportKey}, ${phrases.edition(head.edition)}, ${published}.`,
  );
  sheet.row += 1;
  addCell(sheet, { column: 0, value: phrases.contents, style: 'heading' });
  sheet.row += 1;
  for (const { name: leadsTo, cells } of sheets) {
    addCell(sheet, {
      column: 0,
      value: String(cells[0]?.value ?? leadsTo),
      style: 'link',
      leadsTo,
    });
    sheet.row += 1;
  }
  return sheet;
}
