import { nameCurrency } from '../../figures/currency-sign.js';
import { writeBrief } from '../../figures/write-brief.js';
import { layOutColumns, plot } from '../../section-view/lay-out-columns.js';
import { useWords, type ExplorerWords } from '../../words/explorer-words.js';

interface YearPoint {
  year: number;
  /** Undefined if the report does not give it. */
  value: number | undefined;
}

interface YearChartProps {
  title: string;
  /** Empty for counts. */
  currency: string;
  /** In whole units, earliest first. */
  points: YearPoint[];
  /** The selected year. */
  year: number | undefined;
  onChoose: (year: number) => void;
}

/**
 * One measure by year, as columns from zero. Small enough to be drawn without a library: the
 * library of the industry charts is thirty times the size of this page.
 */
export function YearChart({ title, currency, points, year, onChoose }: YearChartProps) {
  const words = useWords();
  const { columns, zero } = layOutColumns(points);
  const unit = nameCurrency(currency, words.tag);
  return (
    <figure className="company-chart">
      <figcaption>
        {title}
        {unit !== '' && <span className="unit">{unit}</span>}
      </figcaption>
      <svg
        viewBox={`0 0 ${String(plot.width)} ${String(plot.height)}`}
        role="img"
        aria-label={describe(title, points, { currency, words })}
      >
        <line className="zero" x1="0" x2={plot.width} y1={zero} y2={zero} />
        {columns.map((column) => (
          <g
            key={column.year}
            className={column.year === year ? 'is-chosen' : undefined}
            onClick={() => {
              onChoose(column.year);
            }}
          >
            <rect className="hit" x={column.left} y="0" width={column.step} height={plot.height} />
            {column.value !== undefined && (
              <rect
                className={column.value < 0 ? 'column is-negative' : 'column'}
                x={column.x}
                y={column.y}
                width={column.width}
                height={column.height}
              />
            )}
            <text className="value" x={column.middle} y={column.labelY}>
              {column.value === undefined ? '–' : writeBrief(column.value, { tag: words.tag })}
            </text>
            <text className="year" x={column.middle} y={plot.height - 4}>
              {column.year}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

interface ChartWords {
  currency: string;
  words: ExplorerWords;
}

/** The type and content of the chart, for screen readers. */
function describe(title: string, points: YearPoint[], { currency, words }: ChartWords): string {
  const { tag, comma, company } = words;
  const values = points.map(({ year, value }) =>
    company.yearValue(
      year,
      value === undefined ? company.notGiven : writeBrief(value, { tag, currency }),
    ),
  );
  return company.columnChart(title, values.join(comma));
}
