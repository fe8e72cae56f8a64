import type { SpreadChart, SpreadPoint } from '@broadsheet/contract';
import type { Bands } from '../../axes/years.js';
import { type Box, type Element, line, text } from '../../drawing/elements.js';
import type { Page } from '../../drawing/frame.js';
import { spreadLabels } from '../../labels/spread-labels.js';
import { fitLettering } from '../../text/fit-lettering.js';
import { formatScaled, labelDecimals } from '../../text/format-number.js';
import type { TextRuler } from '../../text/text-ruler.js';

/** The room for figures and names at the right, for wide and for narrow charts. */
const namesWidths = { wide: 210, narrow: 160 };
export const namesWidthOf = ({ narrow }: Page): number =>
  narrow ? namesWidths.narrow : namesWidths.wide;

const leaderWidth = 22;
const figureSize = 18;
const figureGap = 8;
const labelGap = 4;
const nameSizes = [16, 15, 14, 13, 12, 11, 10];

export interface LineNamesInput {
  data: SpreadChart;
  /** In the unit of the scale. */
  points: readonly SpreadPoint[];
  divisor: number;
  box: Box;
  bands: Bands;
  y: (value: number) => number;
  ruler: TextRuler;
  namesWidth: number;
}

interface LineEnd {
  name: string;
  figure: string;
  isMiddle: boolean;
  x: number;
  y: number;
}

/** The last figure of each line and its name, moved apart if they would touch. */
export function drawLineNames(input: LineNamesInput): Element[] {
  const { box, ruler, namesWidth } = input;
  const ends = listEnds(input);
  const figureWidth = ruler.widest(
    ends.map(({ figure }) => figure),
    { fontSize: figureSize, bold: true },
  );
  const left = box.x + box.width + leaderWidth;
  const nameLeft = left + figureWidth + figureGap;
  const height = box.height / Math.max(1, ends.length) - labelGap;
  const wrapped = fitLettering({
    texts: ends.map(({ name }) => name),
    width: box.x + box.width + namesWidth - nameLeft,
    height,
    sizes: nameSizes,
    ruler,
  });
  const labels = ends.map((end, index) => ({
    centre: end.y,
    height: Math.max(figureSize + 4, (wrapped.lines[index] ?? []).length * wrapped.lineHeight),
  }));
  const bounds = { top: box.y - figureSize / 2, bottom: box.y + box.height + figureSize / 2 };
  const centres = spreadLabels(labels, bounds, labelGap);
  return ends.flatMap((end, index) => {
    const at = centres[index] ?? end.y;
    const { fontSize, lineHeight, lines } = wrapped;
    const middle = { verticalAlign: 'middle' } as const;
    const bold = end.isMiddle ? ({ fontWeight: 'bold' } as const) : {};
    return [
      leader(end, { x: left - 4, y: at }),
      text(
        { x: left + figureWidth, y: at },
        { text: end.figure, fill: 'ink', fontSize: figureSize, align: 'right', ...bold, ...middle },
      ),
      text(
        { x: nameLeft, y: at },
        {
          text: (lines[index] ?? []).join('\n'),
          fill: 'mutedInk',
          fontSize,
          lineHeight,
          ...middle,
        },
      ),
    ];
  });
}

const leader = (from: LineEnd, to: { x: number; y: number }) =>
  line({ x: from.x + 6, y: from.y }, to, { stroke: 'grid', lineWidth: 1.5 });

function listEnds({ data, points, divisor, bands, y }: LineNamesInput): LineEnd[] {
  const known = points.flatMap(({ values }) => values.flatMap((value) => value ?? []));
  const decimals = labelDecimals(known);
  const { measure, locale } = data;
  const write = (value: number) => formatScaled(value, { divisor, decimals, measure, locale });
  return data.names.flatMap((name, index): LineEnd[] => {
    const at = points.findLastIndex(({ values }) => (values[index] ?? null) !== null);
    const value = points[at]?.values[index] ?? null;
    if (value === null) return [];
    const isMiddle = index === Math.floor(data.names.length / 2);
    return [{ name, figure: write(value), isMiddle, x: bands.centre(at), y: y(value) }];
  });
}
