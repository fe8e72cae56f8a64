import { listSources, writeCitation } from '../cite.js';
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
    others.push(freezeHead(sheet));
  }
  const { title, reportKey, publishedAt } = head;
  return writeWorkbook([planContents(first, report, others), ...others], {
    title,
    subject: reportKey,
    publishedAt,
  });
}

/** A head further down would take too much of a screen. */
const lastFrozenRow = 8;
/** With more columns than this, a sheet is wider than a screen. */
const mostColumns = 6;

/** Keeps the first head near the top in sight, and the names of rows beside many columns. */
function freezeHead(sheet: SheetPlan): SheetPlan {
  const head = sheet.cells.find(({ style }) => style === 'head' || style === 'numberHead');
  if (head && head.row <= lastFrozenRow) sheet.frozenRows = head.row + 1;
  const columns = Math.max(0, ...sheet.cells.map(({ column }) => column + 1));
  if (columns > mostColumns) sheet.frozenColumns = 1;
  return sheet;
}

function planContents(name: string, report: Report, sheets: SheetPlan[]): SheetPlan {
  const { head, familyTitle } = report;
  const phrases = findPhrases(head.language);
  const sheet = startSheet(name, head.title);
  sheet.row = 1;
  const published = head.publishedAt.slice(0, 10);
  addProse(
    sheet,
    `${familyTitle} · ${phrases.edition(head.edition)} · ${phrases.published(published)}`,
    'note',
  );
  sheet.row += 1;
  for (const source of listSources(report)) addProse(sheet, source);
  addProse(sheet, writeCitation({ ...report, edition: phrases.edition(head.edition) }));
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
