import type { ComparedMeasure, Comparison } from '@broadsheet/client';
import { useId } from 'react';
import { nameCurrency } from '../figures/currency-sign.js';
import { useWords } from '../words/explorer-words.js';
import { buildLines, listCurrencies } from './build-lines.js';
import type { CompareQuery } from './compare-query.js';
import { ComparisonChart } from './comparison-chart.js';
import { GrowthTable } from './growth-table.js';
import { MeasuresTable } from './measures-table.js';
import { listReportedYears, listYearsOf, pickYear } from './pick-year.js';
import { nameOf } from './write-compared.js';
import { YearsTable } from './years-table.js';

interface FiguresProps {
  comparison: Comparison;
  query: CompareQuery;
  onChoose: (next: Partial<CompareQuery>) => void;
}

/** The chart of one measure, and the tables of one year. */
export function ComparedFigures({ comparison, query, onChoose }: FiguresProps) {
  const { compare: words } = useWords();
  const shown = comparison.reports.filter(({ statusCode }) => statusCode === 200);
  const { measures } = comparison;
  const measure = measures.find(({ name }) => name === query.measure) ?? measures[0];
  const year = query.year ?? pickYear(comparison);
  if (shown.length === 0 || !measure || year === undefined) {
    return <p className="notice">{words.allLeftOut}</p>;
  }
  return (
    <>
      <section aria-labelledby="compare-chart">
        <h2 id="compare-chart">{measure.label}</h2>
        <ChartChoices comparison={comparison} measure={measure} as={query.as} onChoose={onChoose} />
        <ComparisonChart comparison={comparison} measure={measure} as={query.as} />
        <GrowthTable comparison={comparison} shown={shown} measure={measure} year={year} />
        <YearsTable comparison={comparison} shown={shown} measure={measure} />
      </section>
      <YearChoice comparison={comparison} year={year} onChoose={onChoose} />
      {comparison.sections.map((section) => (
        <MeasuresTable
          key={section.token}
          comparison={comparison}
          shown={shown}
          section={section}
          year={year}
        />
      ))}
    </>
  );
}

interface ChoicesProps {
  comparison: Comparison;
  measure: ComparedMeasure;
  as: CompareQuery['as'];
  onChoose: FiguresProps['onChoose'];
}

function ChartChoices({ comparison, measure, as, onChoose }: ChoicesProps) {
  const { compare: words } = useWords();
  const measureId = useId();
  const { baseYear, canShowValues } = buildLines(measure, as);
  const isIndex = baseYear !== undefined;
  return (
    <div className="compare-choices">
      <p className="field">
        <label htmlFor={measureId}>{words.measure}</label>
        <select
          id={measureId}
          value={measure.name}
          onChange={(event) => {
            onChoose({ measure: event.currentTarget.value, as: '' });
          }}
        >
          {comparison.sections.map(({ token, label }) => (
            <optgroup key={token} label={label}>
              {comparison.measures
                .filter(({ section }) => section === token)
                .map(({ name, label: title }) => (
                  <option key={name} value={name}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </p>
      <div role="group" aria-label={words.shownAs} className="compare-scale">
        <button
          type="button"
          aria-pressed={isIndex}
          onClick={() => {
            onChoose({ as: 'index' });
          }}
        >
          {isIndex ? words.indexed(baseYear) : words.indexedName}
        </button>
        {canShowValues && (
          <button
            type="button"
            aria-pressed={!isIndex}
            onClick={() => {
              onChoose({ as: 'values' });
            }}
          >
            {measure.unit === 'Currency' ? words.amounts : words.values}
          </button>
        )}
      </div>
    </div>
  );
}

interface YearProps {
  comparison: Comparison;
  year: number;
  onChoose: FiguresProps['onChoose'];
}

/** The year of the tables, with notes about their figures. */
function YearChoice({ comparison, year, onChoose }: YearProps) {
  const { compare: words, country, tag, comma } = useWords();
  const yearId = useId();
  const shown = comparison.reports.filter(({ statusCode }) => statusCode === 200);
  const without = shown.filter(({ key }) => !listYearsOf(comparison, key).includes(year));
  const currencies = [...new Set(comparison.measures.flatMap(listCurrencies))];
  const years = [...new Set([year, ...listReportedYears(comparison)])].sort(
    (one, two) => one - two,
  );
  return (
    <div className="compare-year">
      <p className="field">
        <label htmlFor={yearId}>{words.year}</label>
        <select
          id={yearId}
          value={year}
          onChange={(event) => {
            onChoose({ year: Number(event.currentTarget.value) });
          }}
        >
          {years.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </p>
      {currencies.length > 1 && (
        <p className="notice">
          {words.currencies(currencies.map((code) => nameCurrency(code, tag)).join(comma))}
        </p>
      )}
      {without.map(({ key }) => (
        <p key={key} className="notice">
          {words.yearNotes(nameOf(comparison, key, { country }), year)}
        </p>
      ))}
    </div>
  );
}
