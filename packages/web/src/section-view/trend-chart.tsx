import type { Point, Series } from '@broadsheet/view';
import { layOutColumns, plot, type LaidOut } from './lay-out-columns.js';

interface TrendChartProps {
  series: Series;
  unit: string | undefined;
}

interface TrendPoint extends Omit<Point, 'value'> {
  value: number | undefined;
}

/** Of the letters in the drawing, in its units; generous, since fonts differ. */
const letterWidth = 7.5;

/** One series as columns from zero, the earliest first; its table has the figures. */
export function TrendChart({ series: { name, points }, unit }: TrendChartProps) {
  const { columns, zero } = layOutColumns(sortPoints(points));
  const hasOutlook = points.some(({ isOutlook }) => isOutlook);
  const isShown = { value: pickLabels(columns, 'text'), period: pickLabels(columns, 'label') };
  return (
    <figure className="trend-chart">
      <figcaption>
        {name}
        {unit !== undefined && <span className="unit">{unit}</span>}
      </figcaption>
      <svg
        viewBox={`0 0 ${String(plot.width)} ${String(plot.height)}`}
        role="img"
        lang="en"
        aria-label={describe(name, columns)}
      >
        <line className="zero" x1="0" x2={plot.width} y1={zero} y2={zero} />
        {columns.map((column, index) => (
          <g key={index}>
            {column.value !== undefined && <rect {...columnProps(column)} />}
            {isShown.value(index) && (
              <text className="value" {...labelProps(columns, index)} y={column.labelY}>
                {column.text}
              </text>
            )}
            {isShown.period(index) && (
              <text {...labelProps(columns, index)} y={plot.height - 4}>
                {column.label}
              </text>
            )}
          </g>
        ))}
      </svg>
      {hasOutlook && (
        <p className="trend-key" lang="en">
          Outlined: outlook
        </p>
      )}
    </figure>
  );
}

function sortPoints(points: Point[]): TrendPoint[] {
  return points
    .map((point) => ({ ...point, value: point.value ?? undefined }))
    .sort((one, other) => (one.period < other.period ? -1 : 1));
}

function columnProps({ x, y, width, height, isOutlook }: LaidOut<TrendPoint>) {
  return { x, y, width, height, className: isOutlook ? 'column is-outlook' : 'column' };
}

/** All labels where they fit beside each other, else the first and the last. */
function pickLabels(columns: LaidOut<TrendPoint>[], part: 'text' | 'label') {
  const longest = Math.max(...columns.map((column) => column[part].length));
  const doFit = longest * letterWidth <= (columns[0]?.step ?? 0);
  return (index: number) => doFit || index === 0 || index === columns.length - 1;
}

/** A label that is wider than its column stays within the drawing. */
function labelProps(columns: LaidOut<TrendPoint>[], index: number) {
  const column = columns[index];
  if (!column) return {};
  const isNarrow = columns.length > 3;
  if (isNarrow && index === 0) return { x: column.x, textAnchor: 'start' as const };
  if (isNarrow && index === columns.length - 1) {
    return { x: column.x + column.width, textAnchor: 'end' as const };
  }
  return { x: column.middle, textAnchor: 'middle' as const };
}

function describe(name: string, columns: LaidOut<TrendPoint>[]): string {
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last) return `Column chart of ${name}.`;
  return `Column chart of ${name}, from ${first.text} in ${first.label} to ${last.text} in ${last.label}. The table has all figures.`;
}
