/** The course of an industry's life as one curve, with the stage it is in marked on it. */
import { type LifeCycleChart, lifeCycleStages } from '@broadsheet/contract';
import {
  type Box,
  circle,
  type Element,
  line,
  type Point,
  polyline,
  rect,
  text,
} from './elements.js';
import { fitLettering } from './fit-lettering.js';
import type { TextRuler } from './text-ruler.js';

const wordsHeight = 46;
const samples = 16;

/** Height of the curve at a place from 0 to 1: slow start, steep growth, a plateau, a fall. */
function heightAt(place: number): number {
  const rise = 1 / (1 + Math.exp(-14 * (place - 0.22)));
  const fall = 1 / (1 + Math.exp(-11 * (place - 0.9)));
  return rise * (1 - 0.75 * fall);
}

export function drawStageCurve(data: LifeCycleChart, box: Box, ruler: TextRuler): Element[] {
  const stageWidth = box.width / lifeCycleStages.length;
  const height = box.height - wordsHeight;
  const at = (place: number): Point => ({
    x: box.x + place * box.width,
    y: box.y + 26 + (1 - heightAt(place)) * (height - 44),
  });
  const names = fitLettering({
    texts: lifeCycleStages.map((stage) => data.words[stage]),
    width: stageWidth - 8,
    height: wordsHeight - 6,
    sizes: [18, 17, 16, 15, 14, 13],
    ruler,
    bold: true,
  });
  return lifeCycleStages.flatMap((stage, index) => {
    const isCurrent = stage === data.stage;
    const left = box.x + index * stageWidth;
    const places = Array.from({ length: samples + 1 }, (_, step) => (index + step / samples) / 3);
    const middle = at((index + 0.5) / 3);
    return [
      ...(isCurrent
        ? [rect({ x: left, y: box.y, width: stageWidth, height: box.height }, { fill: 'band' }, 0)]
        : []),
      ...(index > 0 ? [separator(left, box.y, box.y + box.height)] : []),
      polyline(
        places.map(at),
        isCurrent
          ? { stroke: 'accent', lineWidth: 7, lineCap: 'round' }
          : { stroke: 'neutral', lineWidth: 3 },
        isCurrent ? 3 : 2,
      ),
      ...(isCurrent
        ? [circle(middle, 12, { fill: 'accent', stroke: 'background', lineWidth: 4 }, 3)]
        : []),
      text(
        { x: left + stageWidth / 2, y: box.y + height + 8 },
        {
          text: (names.lines[index] ?? []).join('\n'),
          fill: isCurrent ? 'ink' : 'mutedInk',
          fontSize: names.fontSize,
          lineHeight: names.lineHeight,
          ...(isCurrent && { fontWeight: 'bold' }),
          align: 'center',
          verticalAlign: 'top',
        },
      ),
    ];
  });
}

function separator(x: number, top: number, bottom: number): Element {
  return line({ x, y: top }, { x, y: bottom }, { stroke: 'axis', lineWidth: 1, lineDash: [4, 4] });
}
