/**
 * Scores as points on one scale with its levels; at the right the weight, the figure and the level
 * in words.
 */
import type { Score, ScoresChart } from '@broadsheet/contract';
import { gridOf, linear, rowAxis, still, valueAxis } from '../../axes/coordinates.js';
import type { Drawing, ScatterSeries } from '../../drawing/chart-option.js';
import { type Box, type Element, line, rect } from '../../drawing/elements.js';
import type { Page } from '../../drawing/frame.js';
import { drawRowNames, rowNameWidth } from '../../labels/row-names.js';
import type { ColorRole } from '../../themes/theme.js';
import { drawBands, levelBands } from './level-bands.js';
import { drawLevelNames, drawTicks } from './level-words.js';
import { layOutColumns, type ScoreColumns } from './score-columns.js';
import { drawScoreList } from './score-list.js';

const headHeight = 46;
const ticksHeight = 32;
const gap = 18;
/** Lower rows have no room for a second line of a name, so that names may be wider. */
const twoLines = 26;
const symbolSizes = { part: 16, total: 22 };

interface Layout {
  /** The area in which scores are marked. */
  box: Box;
  pitch: number;
  nameWidth: number;
  x: (score: number) => number;
}

export function drawScores(data: ScoresChart, page: Page): Drawing<ColorRole> {
  if (page.narrow) return drawScoreList(data, page);
  const { scale, scores } = data;
  const { plot, ruler } = page;
  const names = scores.map(({ name }) => name);
  const columns = layOutColumns(data, page, headHeight);
  const layout = layOut(data, columns, page);
  const { box, pitch, nameWidth, x } = layout;
  const bands = levelBands(scale);
  return {
    grid: [gridOf(box)],
    xAxis: [valueAxis(0, { min: scale.minimum, max: scale.maximum })],
    yAxis: [rowAxis(0, names)],
    series: [pointSeries(data, false), pointSeries(data, true)],
    graphic: [
      ...drawBands(bands, box, { at: x, lying: false }),
      ...drawLevelNames(bands, { ...box, y: plot.y, height: headHeight - 6 }, { x, ruler }),
      ...drawTicks(scale, { box, x, ruler }),
      ...scores.flatMap((score, index) => drawTrack(score, box.y + (index + 0.5) * pitch, layout)),
      ...drawRowNames({
        names,
        right: box.x - gap,
        width: nameWidth,
        top: box.y,
        pitch,
        ruler,
        isBold: (index) => scores[index]?.total ?? false,
      }),
      ...columns.draw(box.y, pitch),
    ],
  };
}

function layOut({ scale, scores }: ScoresChart, columns: ScoreColumns, page: Page): Layout {
  const { plot, ruler } = page;
  const names = scores.map(({ name }) => name);
  const room = plot.height - headHeight - ticksHeight;
  const pitch = Math.min(110, room / Math.max(1, scores.length));
  const widest = plot.width * (pitch < twoLines ? 0.44 : 0.32);
  const nameWidth = rowNameWidth(names, widest, ruler, true);
  const left = plot.x + nameWidth + gap;
  const box = {
    x: left,
    y: plot.y + headHeight,
    width: columns.left - gap - left,
    height: pitch * scores.length,
  };
  const x = linear({ min: scale.minimum, max: scale.maximum }, box.x, box.x + box.width);
  return { box, pitch, nameWidth, x };
}

/** Totals have larger points, and bold text on both sides. */
function pointSeries({ scores, words }: ScoresChart, isTotal: boolean): ScatterSeries<ColorRole> {
  return {
    type: 'scatter',
    name: words.score,
    ...still,
    xAxisIndex: 0,
    yAxisIndex: 0,
    clip: false,
    symbolSize: isTotal ? symbolSizes.total : symbolSizes.part,
    itemStyle: { color: 'accent', opacity: 1 },
    data: scores.flatMap(({ score, total }, index): [number, number][] =>
      score === null || (total ?? false) !== isTotal ? [] : [[score, index]],
    ),
  };
}

/** Draws a line along the scale, thick up to the score. */
function drawTrack({ score, total }: Score, y: number, { box, x }: Layout): Element[] {
  const track = line(
    { x: box.x, y },
    { x: box.x + box.width, y },
    { stroke: 'grid', lineWidth: 2 },
  );
  if (score === null) return [track];
  const thickness = total ? 10 : 6;
  const bar = { x: box.x, y: y - thickness / 2, width: x(score) - box.x, height: thickness };
  return [track, rect(bar, { fill: 'accent' }, 1)];
}
