import { Fragment, useId } from 'react';
import { nameCurrency } from '../../../figures/currency-sign.js';
import { ScrollBox } from '../../../scroll-box/scroll-box.js';
import { countMostDecimals, pickScale } from '../pick-scale.js';
import { useReading } from '../reading-context.js';
import { useNumbers } from '../use-numbers.js';
import './figure-table.css';

interface YearSeries {
  key: string;
  name: string;
  unit: 'Currency' | 'Count' | 'Percent';
  currency: string | undefined;
  points: YearPoint[];
}

interface YearPoint {
  Year: number;
  Value: number | null;
  /** From the year before, in percent. */
  Change?: number;
  Outlook?: boolean;
}

interface TableProps {
  caption: string;
  series: YearSeries[];
}

/**
 * A row for each year, a column for each measure; outlook years are marked. The annual change is in
 * the cell of its figure: a reader sees both at once, also on paper.
 */
export function YearTable({ caption, series }: TableProps) {
  const { words } = useReading();
  const columns = series.map(describeColumn);
  const years = [...new Set(series.flatMap(({ points }) => points.map(({ Year }) => Year)))].sort(
    (one, other) => one - other,
  );
  const isOutlook = (year: number) =>
    series.some(({ points }) => points.some(({ Year, Outlook }) => Year === year && Outlook));
  const hasChanges = columns.some(({ points }) =>
    points.some(({ Change }) => Change !== undefined),
  );
  const noteId = useId();
  const table = (
    <ScrollBox label={caption}>
      <table className="figure-table" aria-describedby={hasChanges ? noteId : undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.names.year}</th>
            {columns.map(({ key, name, unit, currency, scale }) => (
              <th key={key} scope="col" className="number">
                <BreakableName name={name} />
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
              {columns.map(({ key, ofYear, scale, changeDecimals }) => (
                <td key={key} className="number">
                  <TableFigure value={ofYear.get(year)?.Value} {...scale} />
                  <FigureChange value={ofYear.get(year)?.Change} decimals={changeDecimals} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
  if (!hasChanges) return table;
  return (
    <div className="figure-block">
      <p id={noteId} className="figure-note">
        {words.names.annualChange}
      </p>
      {table}
    </div>
  );
}

function describeColumn(series: YearSeries) {
  const { unit, points } = series;
  return {
    ...series,
    ofYear: new Map(points.map((point) => [point.Year, point])),
    scale: pickScale({ unit, values: points.flatMap(({ Value }) => Value ?? []) }),
    changeDecimals: countMostDecimals(points.flatMap(({ Change }) => Change ?? [])),
  };
}

/** Browsers keep `1企業当たり売上高` on one line, which is wider than the figures below. */
function BreakableName({ name }: { name: string }) {
  return name.split(/(?<=当たり)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
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

function FigureChange({ value, decimals }: { value: number | undefined; decimals: number }) {
  const numbers = useNumbers();
  if (value === undefined) return null;
  return (
    <span className={value < 0 ? 'figure-change is-fall' : 'figure-change'}>
      {' '}
      {numbers.exactChange(value, decimals)}
    </span>
  );
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
