import type { FinancialGrowthBody, FinancialsBody } from '@broadsheet/client';
import type { StatementLineName } from '@broadsheet/contract/statement-lines';
import { writeBrief } from '../../figures/write-brief.js';
import { useWords } from '../../words/explorer-words.js';
import { formatPercent } from '../figures/format-figure.js';
import { Missing } from '../figures/missing.js';
import { findLine, lineCurrency, lineSize } from './statement-values.js';

interface KeyFiguresProps {
  financials: FinancialsBody;
  growth: FinancialGrowthBody | undefined;
  names: StatementLineName[];
  year: number | undefined;
}

/** A few large figures of the selected year. */
export function KeyFigures({ financials, growth, names, year }: KeyFiguresProps) {
  const { tag, company: words } = useWords();
  const statements = financials.Years.find(({ Year }) => Year === year);
  if (!statements) return null;
  return (
    <dl className="company-key-figures" aria-live="polite">
      {names.map((name) => {
        const value = findLine(statements, name);
        const currency = lineCurrency(name, financials);
        return (
          <div key={name}>
            <dt>{words.line(name)}</dt>
            <dd className="figure">
              {value === undefined ? (
                <Missing />
              ) : (
                writeBrief(value * lineSize(name, financials), { tag, currency })
              )}
            </dd>
            <dd className="change">
              <Change value={findGrowth(growth, name, statements.Year)} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Change({ value }: { value: number | undefined }) {
  const { company: words } = useWords();
  if (value === undefined) return null;
  const text = formatPercent(value, { decimals: 1, minDecimals: 1, signed: true });
  return <span className={value < 0 ? 'fall' : 'rise'}>{words.onYearBefore(text)}</span>;
}

function findGrowth(
  growth: FinancialGrowthBody | undefined,
  name: StatementLineName,
  year: number,
): number | undefined {
  const measure = growth?.Growth.find(({ Measure }) => Measure === name);
  return measure?.Values.find(({ Year }) => Year === year)?.Value;
}
