import type { FinancialsBody } from '@broadsheet/client';
import {
  balanceSheetLines,
  cashFlowLines,
  keyFigureLines,
  profitAndLossLines,
  statementLines,
  type StatementLineName,
} from '@broadsheet/contract/statement-lines';
import { FiguresTable, type FiguresRow } from '../figures/figures-table.js';
import { nameUnit, sharedDecimals } from '../figures/format-figure.js';
import { lineLabel } from '../figures/line-label.js';
import { YearHeading } from '../figures/year-heading.js';
import type { SectionProps } from '../page/bodies.js';
import { findLine, lineFormat } from './statement-values.js';

const statements = [
  { title: 'Profit and loss', lines: namesOf(profitAndLossLines) },
  { title: 'Balance sheet', lines: namesOf(balanceSheetLines) },
  { title: 'Cash flow', lines: namesOf(cashFlowLines) },
  { title: 'Key figures', lines: namesOf(keyFigureLines) },
];

function namesOf(lines: object): StatementLineName[] {
  return Object.keys(lines) as StatementLineName[];
}

/** Every statement line that the report has, latest year first as in printed accounts. */
export function Statements({ bodies: { financials } }: SectionProps) {
  if (!financials) return null;
  return statements.map(({ title, lines }) => (
    <Statement key={title} title={title} lines={lines} financials={financials} />
  ));
}

interface StatementProps {
  title: string;
  lines: StatementLineName[];
  financials: FinancialsBody;
}

function Statement({ title, lines, financials }: StatementProps) {
  const { Years } = financials;
  const rows = buildRows(lines, financials);
  return (
    <div className="company-part">
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className="company-no-data">Not given in this report.</p>
      ) : (
        <FiguresTable
          caption={`${title}, ${nameUnit(financials)}`}
          corner={nameUnit(financials)}
          columns={Years.map(({ Year, BalanceDate }) => ({
            key: Year,
            heading: <YearHeading year={Year} balanceDate={BalanceDate} />,
          }))}
          rows={rows}
        />
      )}
    </div>
  );
}

function buildRows(lines: StatementLineName[], financials: FinancialsBody): FiguresRow[] {
  const rows = lines
    .map((name) => ({ name, values: financials.Years.map((year) => findLine(year, name)) }))
    .filter(({ values }) => values.some((value) => value !== undefined));
  const amounts = rows.filter(({ name }) => statementLines[name].unit === 'Amount');
  const decimals = sharedDecimals(
    amounts.flatMap(({ values }) => values),
    2,
  );
  return rows.map(({ name, values }) => ({
    key: name,
    label: lineLabel(name),
    isTotal: isTotal(name),
    values,
    format: lineFormat(name, financials, decimals),
  }));
}

/** Totals are highlighted; per-share figures have formulas too, but are not totals. */
function isTotal(name: StatementLineName): boolean {
  const line = statementLines[name];
  return line.unit === 'Amount' && 'formula' in line && name !== 'TotalDebt';
}
