import { nameCurrency } from '../../../figures/currency-sign.js';
import { ScrollBox } from '../../../scroll-box/scroll-box.js';
import { pickScale } from '../pick-scale.js';
import { useReading } from '../reading-context.js';
import { useNumbers } from '../use-numbers.js';
import './figure-table.css';

interface YearSeries {
  key: string;
  name: string;
  unit: 'Currency' | 'Count' | 'Percent';
  currency: string | undefined;
  points: { Year: number; Value: number | null; Outlook?: boolean }[];
}

interface TableProps {
  caption: string;
  series: YearSeries[];
}

/** A row for each year, a column for each measure; outlook years are marked. */
export function YearTable({ caption, series }: TableProps) {
  const { words } = useReading();
  const columns = series.map(describeColumn);
  const years = [...new Set(series.flatMap(({ points }) => points.map(({ Year }) => Year)))].sort(
    (one, other) => one - other,
  );
  const isOutlook = (year: number) =>
    series.some(({ points }) => points.some(({ Year, Outlook }) => Year === year && Outlook));
  return (
    <ScrollBox label={caption}>
      <table className="figure-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.names.year}</th>
            {columns.map(({ key, name, unit, currency, scale }) => (
              <th key={key} scope="col" className="number">
                {name}
                <span className="figure-unit">
                  {unit === 'Percent' && '%'}
                  {unit === 'Currency' &&
                    words.unit(nameCurrency(currency ?? '', words.tag), scale.divisor)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year} className={isOutlook(year) ? 'is-outlook' : undefined}>
              <th scope="row">{isOutlook(year) ? words.outlookYear(year) : year}</th>
              {columns.map(({ key, values, scale }) => (
                <td key={key} className="number">
                  <TableFigure value={values.get(year)} {...scale} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function describeColumn({ points, ...series }: YearSeries) {
  const known = points.flatMap(({ Value }) => Value ?? []);
  return {
    ...series,
    values: new Map(points.map(({ Year, Value }) => [Year, Value])),
    scale: pickScale({ unit: series.unit, values: known }),
  };
}

interface FigureProps {
  value: number | null | undefined;
  divisor: number;
  decimals: number;
}

function TableFigure({ value, divisor, decimals }: FigureProps) {
  const numbers = useNumbers();
  if (value === null || value === undefined) return <NotGiven />;
  return numbers.exact(value / divisor, decimals);
}

/** A dash on the screen, words for screen readers. */
export function NotGiven() {
  const { words } = useReading();
  return (
    <span className="not-given">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{words.names.missing}</span>
    </span>
  );
}
