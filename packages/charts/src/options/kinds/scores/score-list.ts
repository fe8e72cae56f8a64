/** Scores for phones: name and figure above each track, level and weight in words below the name. */
import { findScoreBand, type Score, type ScoresChart } from '@broadsheet/contract';
import { linear } from '../../axes/coordinates.js';
import type { Drawing } from '../../drawing/chart-option.js';
import { type Box, circle, type Element, line, rect, text } from '../../drawing/elements.js';
import type { Page } from '../../drawing/frame.js';
import { fitLettering } from '../../text/fit-lettering.js';
import type { ColorRole } from '../../themes/theme.js';
import { drawBands, levelBands, writeScore } from './level-bands.js';
import { drawTicks } from './level-words.js';
import { writeWeight } from './score-columns.js';

/** The most comfortable height of a row. */
export const scoreRowHeight = 84;
export const ticksHeight = 32;
const trackHeight = 22;
const nameSizes = [18, 17, 16, 15, 14, 13, 12, 11, 10];
const wordSizes = [15, 14, 13, 12, 11, 10, 9];
const figureSize = 19;

export function drawScoreList(data: ScoresChart, page: Page): Drawing<ColorRole> {
  const { plot, ruler } = page;
  const { scale, scores } = data;
  const pitch = Math.min(scoreRowHeight, (plot.height - ticksHeight) / Math.max(1, scores.length));
  const inset = 10;
  const box = { ...plot, x: plot.x + inset, width: plot.width - 2 * inset };
  const x = linear({ min: scale.minimum, max: scale.maximum }, box.x, box.x + box.width);
  const track = Math.min(trackHeight, pitch * 0.3);
  const last = { ...box, y: plot.y + scores.length * pitch - track, height: track };
  return {
    series: [],
    graphic: [
      ...scores.flatMap((score, index) => {
        const row = { ...plot, y: plot.y + index * pitch, height: pitch };
        const bar = { ...box, y: row.y + pitch - track, height: track };
        return [
          ...drawWords(data, score, { ...row, height: pitch - track - 4 }, ruler),
          ...drawBands(levelBands(scale), bar, { at: x, lying: false }),
          ...drawTrack(score, bar, x),
        ];
      }),
      ...drawTicks(scale, { box: last, x, ruler }),
    ],
  };
}

/** Name and figure on the first line, level and weight on the second. */
function drawWords(
  { scale, words }: ScoresChart,
  { name, score, weight, total }: Score,
  box: Box,
  ruler: Page['ruler'],
): Element[] {
  const figure = writeScore(score, scale);
  const figureWidth = ruler.width(figure, { fontSize: figureSize, bold: true });
  const level = score === null ? undefined : findScoreBand(scale, score)?.name;
  const details = [
    ...(level === undefined ? [] : [level]),
    ...(weight === undefined ? [] : [`${words.weight} ${writeWeight(weight)}`]),
  ].join(' · ');
  const detailHeight = details === '' ? 0 : Math.min(20, box.height * 0.35);
  const names = fitLettering({
    texts: [name],
    width: box.width - figureWidth - 16,
    height: box.height - detailHeight,
    sizes: nameSizes,
    ruler,
    bold: total ?? false,
  });
  const bottom = box.y + box.height - detailHeight;
  const style = { fill: 'ink', verticalAlign: 'bottom' } as const;
  const { fontSize, lineHeight, lines } = names;
  return [
    text(
      { x: box.x, y: bottom },
      {
        ...style,
        text: (lines[0] ?? []).join('\n'),
        fontSize,
        lineHeight,
        ...(total && { fontWeight: 'bold' }),
      },
    ),
    text(
      { x: box.x + box.width, y: bottom },
      { ...style, text: figure, fontSize: figureSize, fontWeight: 'bold', align: 'right' },
    ),
    ...drawDetails(details, { ...box, y: bottom, height: detailHeight }, ruler),
  ];
}

function drawDetails(words: string, box: Box, ruler: Page['ruler']): Element[] {
  if (words === '') return [];
  const { fontSize, lineHeight, lines } = fitLettering({
    texts: [words],
    width: box.width,
    height: box.height,
    sizes: wordSizes,
    ruler,
  });
  const style = { fill: 'mutedInk', verticalAlign: 'middle' } as const;
  const at = { x: box.x, y: box.y + box.height / 2 };
  return [text(at, { ...style, text: (lines[0] ?? []).join('\n'), fontSize, lineHeight })];
}

/** A line along the scale, thick up to the score, and a point at the score. */
function drawTrack({ score, total }: Score, box: Box, x: (score: number) => number): Element[] {
  const y = box.y + box.height / 2;
  const track = line(
    { x: box.x, y },
    { x: box.x + box.width, y },
    { stroke: 'grid', lineWidth: 2 },
  );
  if (score === null) return [track];
  const thickness = total ? 9 : 5;
  const bar = { x: box.x, y: y - thickness / 2, width: x(score) - box.x, height: thickness };
  return [
    track,
    rect(bar, { fill: 'accent' }, 1),
    circle({ x: x(score), y }, total ? 9 : 7, { fill: 'accent' }),
  ];
}
