import type { FinancialsBody } from '@broadsheet/client';
import {
  balanceSheetLines,
  cashFlowLines,
  keyFigureLines,
  profitAndLossLines,
  statementLines,
  type StatementLineName,
} from '@broadsheet/contract/statement-lines';
import { useWords, type ExplorerWords } from '../../words/explorer-words.js';
import { FiguresTable, type FiguresRow } from '../figures/figures-table.js';
import { nameUnit, sharedDecimals } from '../figures/format-figure.js';
import { YearHeading } from '../figures/year-heading.js';
import type { SectionProps } from '../page/bodies.js';
import { findLine, lineFormat } from './statement-values.js';

type CompanyWords = ExplorerWords['company'];

const statements: { id: keyof CompanyWords['statements']; lines: StatementLineName[] }[] = [
  { id: 'profitAndLoss', lines: namesOf(profitAndLossLines) },
  { id: 'balanceSheet', lines: namesOf(balanceSheetLines) },
  { id: 'cashFlow', lines: namesOf(cashFlowLines) },
  { id: 'keyFigures', lines: namesOf(keyFigureLines) },
];

function namesOf(lines: object): StatementLineName[] {
  return Object.keys(lines) as StatementLineName[];
}

/** Every statement line that the report has, earliest year first as in the charts. */
export const statementContents = statements.map(({ id, lines }) => {
  return function NamedStatement({ bodies: { financials } }: SectionProps) {
    const { company: words } = useWords();
    if (!financials) return null;
    return <Statement title={words.statements[id]} lines={lines} financials={financials} />;
  };
});

interface StatementProps {
  title: string;
  lines: StatementLineName[];
  financials: FinancialsBody;
}

function Statement({ title, lines, financials }: StatementProps) {
  const words = useWords();
  const years = financials.Years.toSorted((one, other) => one.Year - other.Year);
  const rows = buildRows(lines, { ...financials, Years: years }, words);
  return (
    <div className="company-part">
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className="company-no-data">{words.company.notGivenHere}</p>
      ) : (
        <FiguresTable
          caption={`${title}${words.comma}${nameUnit(financials, words)}`}
          corner={nameUnit(financials, words)}
          columns={years.map(({ Year, BalanceDate }) => ({
            key: Year,
            heading: <YearHeading year={Year} balanceDate={BalanceDate} />,
          }))}
          rows={rows}
        />
      )}
    </div>
  );
}

function buildRows(
  lines: StatementLineName[],
  financials: FinancialsBody,
  { tag, company }: ExplorerWords,
): FiguresRow[] {
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
    label: company.line(name),
    isTotal: isTotal(name),
    values,
    format: lineFormat(name, financials, { decimals, tag }),
  }));
}

/** Totals are highlighted; per-share figures have formulas too, but are not totals. */
function isTotal(name: StatementLineName): boolean {
  const line = statementLines[name];
  return line.unit === 'Amount' && 'formula' in line && name !== 'TotalDebt';
}
