import { ScrollBox } from '../../scroll-box/scroll-box.js';
import { useWords } from '../../words/explorer-words.js';
import { ComparisonBars } from './comparison-bars.js';
import { Figure } from './figure.js';

interface Benchmark {
  Average: number;
  Median?: number;
  Companies: number;
}

interface Comparison {
  key: string;
  label: string;
  /** One sentence about what it measures. */
  about: string | undefined;
  value: number | undefined;
  industry: Benchmark | undefined;
  format: (value: number) => string;
}

interface ComparisonTableProps {
  caption: string;
  /** The heading of the company's values, such as `2025`. */
  heading: string;
  rows: Comparison[];
}

/** The company compared with its industry; each average shows how many companies it includes. */
export function ComparisonTable({ caption, heading, rows }: ComparisonTableProps) {
  const { company: words } = useWords();
  const hasMedian = rows.some(({ industry }) => industry?.Median !== undefined);
  return (
    <ScrollBox label={caption}>
      <table className="company-figures company-comparison">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.measure}</th>
            <th scope="col" className="company-number company-own">
              {heading}
            </th>
            <th scope="col" className="company-number company-average">
              {words.industryAverage}
            </th>
            {hasMedian && (
              <th scope="col" className="company-number">
                {words.median}
              </th>
            )}
            <th scope="col" className="company-number">
              {words.companies}
            </th>
            <td className="company-bars" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} hasMedian={hasMedian} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Row({ row, hasMedian }: { row: Comparison; hasMedian: boolean }) {
  const { label, about, value, industry, format } = row;
  return (
    <tr>
      <th scope="row">
        {label}
        {about !== undefined && <span className="company-about">{about}</span>}
      </th>
      <td className="company-number">
        <strong>
          <Figure value={value} format={format} />
        </strong>
      </td>
      <td className="company-number">
        <Figure value={industry?.Average} format={format} />
      </td>
      {hasMedian && (
        <td className="company-number">
          <Figure value={industry?.Median} format={format} />
        </td>
      )}
      <td className="company-number">
        <Figure value={industry?.Companies} format={String} />
      </td>
      <td className="company-bars">
        <ComparisonBars own={value} average={industry?.Average} />
      </td>
    </tr>
  );
}
