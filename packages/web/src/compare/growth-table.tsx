import type { ComparedMeasure, ComparedReport, Comparison } from '@broadsheet/client';
import { ScrollBox } from '../scroll-box/scroll-box.js';
import { useWords } from '../words/explorer-words.js';
import { FigureCell } from './compared-cell.js';
import { findGrowth, type ReportGrowth } from './find-growth.js';
import { ReportHeads } from './report-heads.js';
import { writeChange } from './write-compared.js';

interface TableProps {
  comparison: Comparison;
  shown: ComparedReport[];
  measure: ComparedMeasure;
  year: number;
}

/** How the figures of the chart grew, which can be compared whatever the currency. */
export function GrowthTable({ comparison, shown, measure, year }: TableProps) {
  const words = useWords();
  const growth = findGrowth(measure, year);
  if (!growth) return null;
  const { firstYear, ofReport } = growth;
  const rows: { name: string; read: (own: ReportGrowth) => number | undefined }[] = [
    { name: words.compare.annualChange(year), read: ({ annual }) => annual },
  ];
  if (firstYear !== undefined) {
    const name = words.compare.compoundGrowth(firstYear, year);
    rows.push({ name, read: ({ compound }) => compound });
  }
  const caption = words.compare.growthOf(measure.label);
  return (
    <div className="compare-growth">
      <ScrollBox label={caption}>
        <table className="compare-table">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.compare.growth}</th>
              <ReportHeads comparison={comparison} shown={shown} />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, read }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {shown.map(({ key }) => {
                  const value = read(ofReport(key));
                  return (
                    <FigureCell
                      key={key}
                      text={value === undefined ? undefined : writeChange(value, words.tag)}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  );
}
