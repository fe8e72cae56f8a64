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
  year: number;
  value: number;
  change: number | null;
  unit: string;
}

/** The last year that is not an outlook, of the measures everybody asks for first. */
export function KeyFigures({ charts, tag }: KeyFiguresProps) {
  const cells = shown.flatMap((name) => {
    const loaded = charts.get(name);
    if (loaded?.state === 'loading') return <Awaited key={name} name={name} />;
    const figure = loaded?.state === 'ready' ? findFigure(loaded.value) : undefined;
    return figure ? <Known key={name} figure={figure} tag={tag} /> : [];
  });
  if (cells.length === 0) return null;
  return <dl className="key-figures">{cells}</dl>;
}

/** As tall as the figure will be, so that nothing moves when it comes. */
function Awaited({ name }: { name: ImageName }) {
  return (
    <div aria-busy="true">
      <dt>{chartTitles[name]}</dt>
      <dd>
        <span className="figure">…</span>
        <span className="unit">&nbsp;</span>
        <span className="change">&nbsp;</span>
      </dd>
    </div>
  );
}

function Known({ figure, tag }: { figure: Figure; tag: string }) {
  const { name, year, value, change, unit } = figure;
  return (
    <div>
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
            {formatChange(change, tag)} on {year - 1}
          </span>
        )}
      </dd>
    </div>
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
    year: Number(year),
    value: value as number,
    change: typeof change === 'number' ? change : null,
  };
}
