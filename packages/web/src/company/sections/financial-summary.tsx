import type { FinancialsBody } from '@broadsheet/client';
import { statementLines, type StatementLineName } from '@broadsheet/contract/statement-lines';
import { useState } from 'react';
import { useWords } from '../../words/explorer-words.js';
import { FiguresTable } from '../figures/figures-table.js';
import { nameUnit, sharedDecimals } from '../figures/format-figure.js';
import { YearChart } from '../figures/year-chart.js';
import { YearHeading } from '../figures/year-heading.js';
import type { SectionProps } from '../page/bodies.js';
import { KeyFigures } from './key-figures.js';
import { findLine, lineCurrency, lineFormat, lineSize } from './statement-values.js';

/** The most important measures first; the first six that the report has are drawn. */
const measures: StatementLineName[] = [
  'TotalRevenue',
  'EBITDA',
  'NetProfitAfterTax',
  'TotalAssets',
  'TotalEquity',
  'OperatingCashFlow',
  'Employees',
  'EarningsPerShare',
  'TotalDebt',
  'SalesRevenue',
  'TotalLiabilities',
];
const mostCharts = 6;

/** The selected year is marked in the key figures, in every chart, and in the table. */
export function FinancialSummary({ bodies: { financials, financialgrowth } }: SectionProps) {
  const { company: words } = useWords();
  const [chosen, choose] = useState<number>();
  if (!financials) return null;
  const years = financials.Years.toSorted((a, b) => a.Year - b.Year);
  const shown = measures
    .filter((name) => years.some((year) => findLine(year, name) !== undefined))
    .slice(0, mostCharts);
  if (shown.length === 0) {
    return <p className="company-no-data">{words.noHeadlines}</p>;
  }
  const year = chosen ?? years.at(-1)?.Year;
  return (
    <>
      <div className="company-years" role="group" aria-label={words.yearToLookAt}>
        {years.map(({ Year }) => (
          <button
            key={Year}
            type="button"
            aria-pressed={Year === year}
            onClick={() => {
              choose(Year);
            }}
          >
            {Year}
          </button>
        ))}
      </div>
      <KeyFigures financials={financials} growth={financialgrowth} names={shown} year={year} />
      <div className="company-charts">
        {shown.map((name) => (
          <YearChart
            key={name}
            title={words.line(name)}
            currency={lineCurrency(name, financials)}
            points={years.map((each) => ({
              year: each.Year,
              value: times(findLine(each, name), lineSize(name, financials)),
            }))}
            year={year}
            onChoose={choose}
          />
        ))}
      </div>
      <SummaryTable financials={financials} names={shown} year={year} />
    </>
  );
}

const times = (value: number | undefined, size: number) =>
  value === undefined ? undefined : value * size;

interface TableProps {
  financials: FinancialsBody;
  names: StatementLineName[];
  year: number | undefined;
}

/** The exact figures behind the charts, with the years in the same order. */
function SummaryTable({ financials, names, year }: TableProps) {
  const words = useWords();
  const years = financials.Years.toSorted((a, b) => a.Year - b.Year);
  const amounts = names.filter((name) => statementLines[name].unit === 'Amount');
  const decimals = sharedDecimals(
    amounts.flatMap((name) => years.map((each) => findLine(each, name))),
    2,
  );
  return (
    <FiguresTable
      caption={words.company.behindCharts}
      corner={nameUnit(financials, words)}
      marked={year}
      columns={years.map(({ Year, BalanceDate }) => ({
        key: Year,
        heading: <YearHeading year={Year} balanceDate={BalanceDate} />,
      }))}
      rows={names.map((name) => ({
        key: name,
        label: words.company.line(name),
        values: years.map((each) => findLine(each, name)),
        format: lineFormat(name, financials, { decimals, tag: words.tag }),
      }))}
    />
  );
}
