/**
 * The share of the largest companies over the years and the sector's share, each line labelled at
 * its end.
 */
import type { ConcentrationChart, ConcentrationPoint } from '@broadsheet/contract';
import { categoryAxis, gridOf, linear, still, valueAxis } from '../axes/coordinates.js';
import { niceTicks } from '../axes/nice-ticks.js';
import { drawValueGrid } from '../axes/value-grid.js';
import { bandsOf, fillYears, yearLabels } from '../axes/years.js';
import type { Drawing, LineSeries } from '../drawing/chart-option.js';
import type { Box } from '../drawing/elements.js';
import type { Page } from '../drawing/frame.js';
import { drawEndLabels, type EndLabel } from '../labels/end-labels.js';
import { formatNumber } from '../text/format-number.js';
import type { ColorRole } from '../themes/theme.js';

const endWidths = { wide: 230, narrow: 136 };
const yearsHeight = 32;

/** One line of the chart. */
interface ShareLine {
  name: string;
  color: 'accent' | 'comparison';
  values: (number | null)[];
}

export function drawConcentration(data: ConcentrationChart, page: Page): Drawing<ColorRole> {
  const points = fillYears(data.points, (year) => ({ year, industry: null, sector: null }));
  const tracks = tracksOf(data, points);
  const known = tracks.flatMap(({ values }) => values.filter((value) => value !== null));
  const ticks = niceTicks(known, 6);
  const labels = ticks.values.map((value) => `${formatNumber(value, ticks)}%`);
  const endWidth = page.narrow ? endWidths.narrow : endWidths.wide;
  const box = boxOf(page, labels, endWidth);
  const years = points.map(({ year }) => String(year));
  const y = linear(ticks, box.y + box.height, box.y);
  const bands = bandsOf(
    box.x,
    box.width,
    points.map(() => ({})),
  );
  return {
    grid: [gridOf(box)],
    xAxis: [categoryAxis(0, years)],
    yAxis: [valueAxis(0, ticks)],
    series: tracks.map(lineSeries),
    graphic: [
      ...drawValueGrid({ box, values: ticks.values, labels, y }),
      ...yearLabels(years, bands, box.y + box.height + 8, page.ruler),
      ...drawEndLabels({
        labels: tracks.flatMap((track) => endLabelOf(track, bands.centre, y)),
        x: box.x + box.width + 4,
        width: endWidth - 4,
        bounds: { top: box.y - 8, bottom: box.y + box.height },
        ruler: page.ruler,
      }),
    ],
  };
}

function tracksOf({ words }: ConcentrationChart, points: ConcentrationPoint[]): ShareLine[] {
  return [
    { name: words.industry, color: 'accent', values: points.map(({ industry }) => industry) },
    { name: words.sector, color: 'comparison', values: points.map(({ sector }) => sector) },
  ];
}

function boxOf({ plot, ruler }: Page, labels: string[], endWidth: number): Box {
  const scaleWidth = ruler.widest(labels, { fontSize: 16 }) + 12;
  return {
    x: plot.x + scaleWidth,
    y: plot.y + 10,
    width: plot.width - scaleWidth - endWidth,
    height: plot.height - 10 - yearsHeight,
  };
}

/** The sector's line is dashed, so that the two lines differ without colour. */
function lineSeries({ name, color, values }: ShareLine): LineSeries<ColorRole> {
  return {
    type: 'line',
    name,
    ...still,
    xAxisIndex: 0,
    yAxisIndex: 0,
    clip: false,
    symbol: 'circle',
    symbolSize: 9,
    showAllSymbol: true,
    itemStyle: { color },
    lineStyle: { color, width: 4, type: color === 'accent' ? 'solid' : [10, 6] },
    data: values,
  };
}

function endLabelOf(
  { name, color, values }: ShareLine,
  x: (index: number) => number,
  y: (value: number) => number,
): EndLabel[] {
  const index = values.findLastIndex((value) => value !== null);
  const value = values[index] ?? null;
  if (value === null) return [];
  return [
    {
      name,
      figure: `${formatNumber(value, { decimals: 1 })}%`,
      color,
      from: { x: x(index), y: y(value) },
    },
  ];
}
