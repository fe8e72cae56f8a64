import type { ComparedMeasure, ComparedReport, Comparison } from '@broadsheet/client';
import { ScrollBox } from '../scroll-box/scroll-box.js';
import { useWords } from '../words/explorer-words.js';
import { ComparedCell } from './compared-cell.js';
import { ReportHeads } from './report-heads.js';
import { findSharedDecimals } from './write-compared.js';

interface TableProps {
  comparison: Comparison;
  shown: ComparedReport[];
  measure: ComparedMeasure;
}

/** The figures behind the chart: a row for each year. */
export function YearsTable({ comparison, shown, measure }: TableProps) {
  const { compare: words, tag } = useWords();
  const points = measure.series.flatMap((series) => series.points);
  const years = [...new Set(points.map(({ year }) => year))].sort((one, other) => one - other);
  const isOutlook = (year: number) => points.some((point) => point.year === year && point.outlook);
  const decimals = findSharedDecimals(measure, { tag });
  const caption = words.tableOf(measure.label);
  return (
    <details className="compare-years">
      <summary>{caption}</summary>
      <ScrollBox label={caption}>
        <table className="compare-table">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.year}</th>
              <ReportHeads comparison={comparison} shown={shown} />
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <tr key={year}>
                <th scope="row">{isOutlook(year) ? words.outlookYear(year) : year}</th>
                {shown.map(({ key }) => (
                  <ComparedCell
                    key={key}
                    measure={measure}
                    report={key}
                    year={year}
                    decimals={decimals}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}
