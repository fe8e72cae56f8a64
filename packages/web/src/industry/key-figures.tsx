import type { Chart, ImageName } from '@broadsheet/client';
import { formatBriefly, formatChange } from '../chart/format-value.js';
import { chartTitles } from './chart-sections.js';
import type { LoadedChart } from './use-charts.js';

interface KeyFiguresProps {
  charts: ReadonlyMap<ImageName, LoadedChart>;
  tag: string;
}

const shown: ImageName[] = ['Revenue', 'ProfitMargin', 'Employees', 'Businesses'];

interface Figure {
  name: ImageName;
  year: string;
  value: number;
  change: number | null;
  unit: string;
}

/** The last year that is not an outlook, of the measures everybody asks for first. */
export function KeyFigures({ charts, tag }: KeyFiguresProps) {
  const isLoading = shown.some((name) => charts.get(name)?.state === 'loading');
  const figures = shown.flatMap((name) => {
    const loaded = charts.get(name);
    return loaded?.state === 'ready' ? (findFigure(loaded.value) ?? []) : [];
  });
  if (figures.length === 0 && !isLoading) return null;
  return (
    <dl className="key-figures" aria-busy={isLoading}>
      {figures.map(({ name, year, value, change, unit }) => (
        <div key={name}>
          <dt>
            {chartTitles[name]}, {year}
          </dt>
          <dd>
            <span className="figure" lang={tag}>
              {formatBriefly(value, tag)}
            </span>
            <span className="unit" lang={tag}>
              {unit}
            </span>
            {change !== null && (
              <span className={change < 0 ? 'change fall' : 'change rise'}>
                {formatChange(change, tag)} on the year before
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Columns: year, value, change, and whether it is an outlook, in the words of the first, actual, year. */
function findFigure({ name, rows, unit }: Chart): Figure | undefined {
  const actual = rows.filter((row) => row[3] === rows[0]?.[3] && typeof row[1] === 'number');
  const last = actual.at(-1);
  if (!last) return undefined;
  const [year, value, change] = last;
  return {
    name,
    unit,
    year: String(year),
    value: value as number,
    change: typeof change === 'number' ? change : null,
  };
}
