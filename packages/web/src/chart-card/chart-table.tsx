import { formatValue } from '../chart/format-value.js';
import type { ReportChart } from '../chart/report-chart.js';
import { restyleCaption } from '../figures/restyle-chart.js';
import { ScrollBox } from '../scroll-box/scroll-box.js';
import { useWords } from '../words/explorer-words.js';

interface TableProps {
  chart: ReportChart;
  tag: string;
}

/** The exact data behind the chart. */
export function ChartTable({ chart, tag }: TableProps) {
  const { takeAlong: words } = useWords();
  const { columns, rows, altText, title } = chart;
  const isNumeric = columns.map((_name, index) =>
    rows.every((row) => typeof row[index] === 'number' || row[index] === null),
  );
  return (
    <ScrollBox label={words.table}>
      <table>
        <caption className="visually-hidden">
          {title}. {altText}
        </caption>
        <thead>
          <tr>
            {columns.map((name, index) => (
              <th key={name} scope="col" className={isNumeric[index] ? 'number' : undefined}>
                {restyleCaption(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.map((value, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {formatValue(value, index, tag)}
                  </th>
                ) : (
                  <td key={index} className={isNumeric[index] ? 'number' : undefined}>
                    {formatValue(value, index, tag)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
