/** The life cycle of an industry as one curve, with its current stage marked. */
import type { LifeCycleChart, LifeCycleStage } from '@broadsheet/contract';
import {
  type Box,
  circle,
  type Element,
  line,
  type Point,
  polyline,
  rect,
  text,
} from '../../drawing/elements.js';
import { fitLettering } from '../../text/fit-lettering.js';
import type { TextRuler } from '../../text/text-ruler.js';

/** The stages from left to right. */
const stages: LifeCycleStage[] = ['growth', 'maturity', 'decline'];
const wordsHeight = 46;
/** The number of straight lines in a stage's part of the curve. */
const samples = 16;

type CurveAt = (place: number) => Point;

export function drawStageCurve(data: LifeCycleChart, box: Box, ruler: TextRuler): Element[] {
  const at: CurveAt = (place) => ({
    x: box.x + place * box.width,
    y: box.y + 26 + (1 - heightAt(place)) * (box.height - wordsHeight - 44),
  });
  return [
    ...stages.flatMap((stage, index) =>
      stage === data.stage ? drawCurrent(index, at, box) : drawOther(index, at),
    ),
    ...[1, 2].map((index) => drawBoundary(at(index / stages.length).x, box)),
    ...drawWords(data, box, ruler),
  ];
}

/** Height of the curve at a position from 0 to 1: slow start, steep growth, a plateau, a fall. */
function heightAt(place: number): number {
  const rise = 1 / (1 + Math.exp(-14 * (place - 0.22)));
  const fall = 1 / (1 + Math.exp(-11 * (place - 0.9)));
  return rise * (1 - 0.75 * fall);
}

function partOf(index: number, at: CurveAt): Point[] {
  return Array.from({ length: samples + 1 }, (_, step) =>
    at((index + step / samples) / stages.length),
  );
}

function drawCurrent(index: number, at: CurveAt, { y, width, height }: Box): Element[] {
  const [left, middle] = [at(index / stages.length), at((index + 0.5) / stages.length)];
  return [
    rect({ x: left.x, y, width: width / stages.length, height }, { fill: 'band' }, 0),
    polyline(partOf(index, at), { stroke: 'accent', lineWidth: 7, lineCap: 'round' }, 3),
    circle(middle, 12, { fill: 'accent', stroke: 'background', lineWidth: 4 }, 3),
  ];
}

function drawOther(index: number, at: CurveAt): Element[] {
  return [polyline(partOf(index, at), { stroke: 'neutral', lineWidth: 3 })];
}

function drawBoundary(x: number, { y, height }: Box): Element {
  const dashes = { stroke: 'axis' as const, lineWidth: 1, lineDash: [4, 4] };
  return line({ x, y }, { x, y: y + height }, dashes);
}

function drawWords({ stage, words }: LifeCycleChart, box: Box, ruler: TextRuler): Element[] {
  const width = box.width / stages.length;
  const { fontSize, lineHeight, lines } = fitLettering({
    texts: stages.map((one) => words[one]),
    width: width - 8,
    height: wordsHeight - 6,
    sizes: [18, 17, 16, 15, 14, 13],
    ruler,
    bold: true,
  });
  return stages.map((one, index) =>
    text(
      { x: box.x + (index + 0.5) * width, y: box.y + box.height - wordsHeight + 8 },
      {
        text: (lines[index] ?? []).join('\n'),
        fill: one === stage ? 'ink' : 'mutedInk',
        fontSize,
        lineHeight,
        ...(one === stage && { fontWeight: 'bold' }),
        align: 'center',
        verticalAlign: 'top',
      },
    ),
  );
}
