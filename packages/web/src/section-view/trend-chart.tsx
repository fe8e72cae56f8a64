import type { Point, Series } from '@broadsheet/view';
import { writeBrief } from '../figures/write-brief.js';
import { useWords, type ExplorerWords } from '../words/explorer-words.js';
import { layOutColumns, plot, type LaidOut } from './lay-out-columns.js';

interface TrendChartProps {
  series: Series;
  unit: string | undefined;
  /** The tag of the report's language. */
  figureTag: string;
}

interface TrendPoint extends Omit<Point, 'value'> {
  value: number | undefined;
}

/** The width of a letter, in units of the drawing; generous, since fonts differ. */
const letterWidth = 7.5;

/** One series as columns from zero, earliest first; the table has the exact figures. */
export function TrendChart({ series: { name, points }, unit, figureTag }: TrendChartProps) {
  const { tag, report: words } = useWords();
  const { columns, zero } = layOutColumns(sortPoints(points, figureTag));
  const hasOutlook = points.some(({ isOutlook }) => isOutlook);
  return (
    <figure className="trend-chart">
      <figcaption>
        {name}
        {unit !== undefined && <span className="unit">{unit}</span>}
      </figcaption>
      <svg
        viewBox={`0 0 ${String(plot.width)} ${String(plot.height)}`}
        role="img"
        lang={tag}
        aria-label={describe(name, columns, words)}
      >
        <line className="zero" x1="0" x2={plot.width} y1={zero} y2={zero} />
        {columns.map(
          (column, index) =>
            column.value !== undefined && <rect key={index} {...columnProps(column)} />,
        )}
        <Labels columns={columns} part="text" yOf={({ labelY }) => labelY} className="value" />
        <Labels columns={columns} part="label" yOf={() => plot.height - 4} />
      </svg>
      {hasOutlook && (
        <p className="trend-key" lang={tag}>
          {words.outlined}
        </p>
      )}
    </figure>
  );
}

/** From this on, a number is shortened: the table has all its digits. */
const longFrom = 1e6;

function sortPoints(points: Point[], tag: string): TrendPoint[] {
  return points
    .map((point) => ({
      ...point,
      value: point.value ?? undefined,
      text:
        Math.abs(point.value ?? 0) < longFrom ? point.text : writeBrief(point.value ?? 0, { tag }),
    }))
    .sort((one, other) => (one.period < other.period ? -1 : 1));
}

function columnProps({ x, y, width, height, isOutlook }: LaidOut<TrendPoint>) {
  return { x, y, width, height, className: isOutlook ? 'column is-outlook' : 'column' };
}

interface LabelsProps {
  columns: LaidOut<TrendPoint>[];
  part: 'text' | 'label';
  yOf: (column: LaidOut<TrendPoint>) => number;
  className?: string;
}

/** All labels if they fit side by side, otherwise the first and the last, within the drawing. */
function Labels({ columns, part, yOf, className }: LabelsProps) {
  const longest = Math.max(...columns.map((column) => column[part].length));
  // A letter more, so that neighbours do not touch.
  const doFit = (longest + 1) * letterWidth <= (columns[0]?.step ?? 0);
  const last = columns.length - 1;
  return columns.map((column, index) => {
    if (!doFit && index !== 0 && index !== last) return null;
    const { x, width, middle } = column;
    const anchor = doFit ? 'middle' : index === 0 ? 'start' : 'end';
    const positions = { start: x, middle, end: x + width };
    return (
      <text
        key={index}
        className={className}
        x={positions[anchor]}
        y={yOf(column)}
        textAnchor={anchor}
      >
        {column[part]}
      </text>
    );
  });
}

function describe(
  name: string,
  columns: LaidOut<TrendPoint>[],
  words: ExplorerWords['report'],
): string {
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last) return words.columnChart(name);
  const read = ({ text, label }: TrendPoint) => ({ value: text, period: label });
  return words.columnChartFrom(name, read(first), read(last));
}
