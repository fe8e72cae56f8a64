import type { ComparedMeasure, Comparison } from '@broadsheet/client';
import { useChartLayout } from '../chart/chart-layout.js';
import { nameCurrency } from '../figures/currency-sign.js';
import { useWords, type ExplorerWords } from '../words/explorer-words.js';
import { buildLines, listCurrencies, type ComparedLines } from './build-lines.js';
import { layOutLines, type LaidOutLine } from './lay-out-lines.js';
import { letterOf, ReportBadge } from './report-badge.js';
import { nameOf, writeTick } from './write-compared.js';

interface ChartProps {
  comparison: Comparison;
  measure: ComparedMeasure;
  as: 'index' | 'values' | '';
}

const sizes = { '16:9': { width: 760, height: 380 }, narrow: { width: 360, height: 320 } };
/** The space that a year needs on its axis. */
const yearWidth = 40;

/** All reports in one chart; the table below has the figures. */
export function ComparisonChart({ comparison, measure, as }: ChartProps) {
  const words = useWords();
  const size = sizes[useChartLayout()];
  const built = buildLines(measure, as);
  const isIndex = built.baseYear !== undefined;
  const { lines, ticks, years, left, right } = layOutLines(built.lines, {
    ...size,
    writeTick: (value) => writeTick(value, measure, { isIndex, words }),
  });
  const [first, last] = [years[0], years.at(-1)];
  const indexOf = (key: string) => comparison.reports.findIndex((report) => report.key === key);
  if (!first || !last) return <p className="notice">{words.compare.noCommonYear}</p>;
  const everyYear = Math.ceil((years.length * yearWidth) / (right - left));
  return (
    <figure className="compare-chart">
      <figcaption>
        {measure.label}
        {words.comma}
        {describeScale(measure, built, words)}
      </figcaption>
      <ul className="compare-key">
        {lines.map(({ key }) => (
          <li key={key}>
            <ReportBadge index={indexOf(key)} /> {nameOf(comparison, key, words)}
          </li>
        ))}
      </ul>
      <svg
        viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
        role="img"
        aria-label={words.compare.describeChart(measure.label, lines.length, first.year, last.year)}
      >
        {ticks.map(({ label, y }) => (
          <g key={y}>
            <line className="grid" x1={left} x2={right} y1={y} y2={y} />
            <text x={left - 8} y={y + 4} textAnchor="end">
              {label}
            </text>
          </g>
        ))}
        {years.map(
          ({ year, x }, index) =>
            (years.length - 1 - index) % everyYear === 0 && (
              <text key={year} x={x} y={size.height - 8} textAnchor="middle">
                {year}
              </text>
            ),
        )}
        {lines.map((line) => (
          <ChartLine key={line.key} line={line} index={indexOf(line.key)} />
        ))}
      </svg>
      <Notes comparison={comparison} measure={measure} built={built} />
    </figure>
  );
}

/** The kind of the chart's values: an index, amounts of a currency, or plain values. */
function describeScale(
  measure: ComparedMeasure,
  { baseYear }: ComparedLines,
  { compare: words, tag }: ExplorerWords,
): string {
  if (baseYear !== undefined) return words.indexed(baseYear);
  if (measure.unit === 'Percent') return '%';
  const [currency] = listCurrencies(measure);
  return currency === undefined ? words.values : nameCurrency(currency, tag);
}

function ChartLine({ line, index }: { line: LaidOutLine; index: number }) {
  const { paths, dots, end } = line;
  return (
    <g className={`compare-line is-${String(index)}`}>
      {paths.map(({ d, isOutlook }) => (
        <path key={d} d={d} className={isOutlook ? 'is-outlook' : undefined} />
      ))}
      {dots.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={2.5} />
      ))}
      {end && (
        <>
          <path
            className="leader"
            d={`M${String(end.x + 4)} ${String(end.y)}L${String(end.letter.x - 3)} ${String(end.letter.y)}`}
          />
          <text className="letter" x={end.letter.x} y={end.letter.y + 5}>
            {letterOf(index)}
          </text>
        </>
      )}
    </g>
  );
}

interface NotesProps {
  comparison: Comparison;
  measure: ComparedMeasure;
  built: ComparedLines;
}

/** Notes on what could be misread. */
function Notes({ comparison, measure, built }: NotesProps) {
  const { compare: words, country } = useWords();
  const titleOf = (key: string) => nameOf(comparison, key, { country });
  const names = (keys: string[]) => keys.map(titleOf).join(', ');
  const shown = comparison.reports.filter(({ statusCode }) => statusCode === 200);
  const without = shown.filter(({ key }) => !measure.series.some((series) => series.key === key));
  const notes = [
    built.lines.some(({ points }) => points.some(({ isOutlook }) => isOutlook)) &&
      words.outlookDashed,
    !built.canShowValues && words.amountsUnlike,
    built.baseYear !== undefined &&
      built.withoutIndex.length > 0 &&
      words.noIndex(names(built.withoutIndex)),
    without.length > 0 && words.without(names(without.map(({ key }) => key))),
    ...built.lines.map(({ key, points }) => {
      const gaps = points.filter(({ value }) => value === null).map(({ year }) => year);
      return gaps.length > 0 && words.gap(titleOf(key), writeYears(gaps));
    }),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <ul className="compare-notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** `2019–2021, 2024` */
function writeYears(years: number[]): string {
  const runs: [number, number][] = [];
  for (const year of years) {
    const last = runs.at(-1);
    if (last?.[1] === year - 1) last[1] = year;
    else runs.push([year, year]);
  }
  return runs
    .map(([first, last]) => (first === last ? String(first) : `${String(first)}–${String(last)}`))
    .join(', ');
}
