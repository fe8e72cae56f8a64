import type { ComparedReport, Comparison } from '@broadsheet/client';
import { ScrollBox } from '../scroll-box/scroll-box.js';
import { useWords } from '../words/explorer-words.js';
import { ComparedCell } from './compared-cell.js';
import { ReportHeads } from './report-heads.js';
import { findSharedDecimals } from './write-compared.js';

interface TableProps {
  comparison: Comparison;
  /** The compared reports. */
  shown: ComparedReport[];
  section: { token: string; label: string };
  year: number;
}

/** One year of every measure of a section, a column for each report. */
export function MeasuresTable({ comparison, shown, section, year }: TableProps) {
  const { colon, tag, compare: words } = useWords();
  const measures = comparison.measures.filter((measure) => measure.section === section.token);
  const caption = `${section.label}${colon}${words.yearOf(year)}`;
  if (measures.length === 0) return null;
  return (
    <section aria-labelledby={`compare-${section.token}`}>
      <h2 id={`compare-${section.token}`}>{section.label}</h2>
      <ScrollBox label={caption}>
        <table className="compare-table">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{year}</th>
              <ReportHeads comparison={comparison} shown={shown} />
            </tr>
          </thead>
          <tbody>
            {measures.map((measure) => (
              <tr key={measure.name}>
                <th scope="row">{measure.label}</th>
                {shown.map(({ key }) => (
                  <ComparedCell
                    key={key}
                    measure={measure}
                    report={key}
                    year={year}
                    decimals={findSharedDecimals(measure, { tag, year })}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
