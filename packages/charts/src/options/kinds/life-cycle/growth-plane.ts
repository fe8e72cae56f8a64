/** Industries placed by the growth of their establishments and of their share of the economy. */
import type { LifeCycleChart, LifeCyclePosition } from '@broadsheet/contract';
import { gridOf, linear, still, valueAxis } from '../../axes/coordinates.js';
import { niceTicks, type Ticks } from '../../axes/nice-ticks.js';
import type { Drawing, ScatterSeries } from '../../drawing/chart-option.js';
import {
  type Box,
  type Element,
  furtherLines,
  line,
  linesOf,
  panelHeading,
  type Point,
  text,
} from '../../drawing/elements.js';
import { formatNumber } from '../../text/format-number.js';
import type { TextRuler } from '../../text/text-ruler.js';
import type { ColorRole } from '../../themes/theme.js';
import { drawPlaneLabels } from './plane-labels.js';

/** For a heading of one line. */
const headHeight = 36;
const footHeight = 58;
const tickSize = 15;
const radius = { industry: 11, neighbour: 7 };
/** More neighbours would hide the chart's own industry; the nearest are kept. */
const mostNeighbours = 12;

/** Per cent a year: finer differences between industries mean nothing. */
const leastRoom = 0.25;

interface Plane {
  box: Box;
  xTicks: Ticks;
  yTicks: Ticks;
  place: (position: LifeCyclePosition) => Point;
}

export function drawGrowthPlane(
  data: LifeCycleChart,
  room: Box,
  ruler: TextRuler,
): Drawing<ColorRole> {
  const neighbours = nearestNeighbours(data);
  const wrap = (words: string) => ruler.wrap(words, { fontSize: 17, bold: true }, room.width);
  const head = wrap(data.words.economicShareGrowth);
  const foot = wrap(data.words.establishmentGrowth);
  const inner = {
    ...room,
    y: room.y + furtherLines(head),
    height: room.height - furtherLines(head) - furtherLines(foot),
  };
  const plane = layOut([data.industry, ...neighbours], inner, ruler);
  const { box, place } = plane;
  const points = [
    { ...place(data.industry), name: data.industry.name, radius: radius.industry, bold: true },
    ...neighbours.map((one) => ({ ...place(one), name: one.name, radius: radius.neighbour })),
  ];
  return {
    grid: [gridOf(box)],
    xAxis: [valueAxis(0, plane.xTicks)],
    yAxis: [valueAxis(0, plane.yTicks)],
    series: [
      ...(neighbours.length > 0 ? [dots('neutral', radius.neighbour, neighbours)] : []),
      dots('accent', radius.industry, [data.industry]),
    ],
    graphic: [
      panelHeading({ x: room.x, y: room.y }, head),
      ...drawColumns(plane),
      ...drawRows(plane),
      text(
        { x: box.x + box.width, y: room.y + room.height },
        { ...headingStyle, ...linesOf(foot) },
      ),
      ...drawPlaneLabels({ points, bounds: box, guides: zeroLines(plane), ruler }),
    ],
  };
}

const headingStyle = {
  fill: 'ink',
  fontSize: 17,
  fontWeight: 'bold',
  align: 'right',
  verticalAlign: 'bottom',
} as const;

function zeroLines({ box, xTicks, yTicks }: Plane): Box[] {
  const x = linear(xTicks, box.x, box.x + box.width)(0);
  const y = linear(yTicks, box.y + box.height, box.y)(0);
  return [
    { ...box, x: x - 1, width: 2 },
    { ...box, y: y - 1, height: 2 },
  ];
}

function nearestNeighbours({ industry, neighbours }: LifeCycleChart): LifeCyclePosition[] {
  const distance = (one: LifeCyclePosition): number =>
    Math.hypot(
      one.economicShareGrowth - industry.economicShareGrowth,
      one.establishmentGrowth - industry.establishmentGrowth,
    );
  return [...neighbours].sort((a, b) => distance(a) - distance(b)).slice(0, mostNeighbours);
}

function layOut(positions: LifeCyclePosition[], room: Box, ruler: TextRuler): Plane {
  const xTicks = ticksAround(positions.map(({ establishmentGrowth }) => establishmentGrowth));
  const yTicks = ticksAround(positions.map(({ economicShareGrowth }) => economicShareGrowth));
  const labels = yTicks.values.map((value) => write(value, yTicks));
  const scaleWidth = ruler.widest(labels, { fontSize: tickSize });
  const box = {
    x: room.x + scaleWidth + 12,
    y: room.y + headHeight,
    width: room.width - scaleWidth - 12,
    height: room.height - headHeight - footHeight,
  };
  const x = linear(xTicks, box.x, box.x + box.width);
  const y = linear(yTicks, box.y + box.height, box.y);
  const place = (one: LifeCyclePosition): Point => ({
    x: x(one.establishmentGrowth),
    y: y(one.economicShareGrowth),
  });
  return { box, xTicks, yTicks, place };
}

/** Always includes zero, with a margin so that the outermost points are fully visible. */
function ticksAround(values: number[]): Ticks {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const room = Math.max((high - low) * 0.06, leastRoom);
  return niceTicks([low - room, high + room], 7);
}

function write(value: number, { decimals }: Ticks): string {
  return formatNumber(value, { decimals, signed: true });
}

function dots(
  color: 'accent' | 'neutral',
  size: number,
  positions: LifeCyclePosition[],
): ScatterSeries<ColorRole> {
  return {
    type: 'scatter',
    name: positions.map(({ name }) => name).join(', '),
    ...still,
    xAxisIndex: 0,
    yAxisIndex: 0,
    clip: false,
    symbolSize: size * 2,
    itemStyle: { color, opacity: 1 },
    data: positions.map((one) => [one.establishmentGrowth, one.economicShareGrowth]),
  };
}

function guide(from: Point, to: Point, isZero: boolean): Element {
  return line(
    from,
    to,
    isZero ? { stroke: 'axis', lineWidth: 1.5 } : { stroke: 'grid', lineWidth: 1 },
  );
}

function drawColumns({ box, xTicks }: Plane): Element[] {
  const x = linear(xTicks, box.x, box.x + box.width);
  const bottom = box.y + box.height;
  const style = {
    fill: 'mutedInk',
    fontSize: tickSize,
    align: 'center',
    verticalAlign: 'top',
  } as const;
  return xTicks.values.flatMap((value) => [
    guide({ x: x(value), y: box.y }, { x: x(value), y: bottom }, value === 0),
    text({ x: x(value), y: bottom + 8 }, { ...style, text: write(value, xTicks) }),
  ]);
}

function drawRows({ box, yTicks }: Plane): Element[] {
  const y = linear(yTicks, box.y + box.height, box.y);
  const style = {
    fill: 'mutedInk',
    fontSize: tickSize,
    align: 'right',
    verticalAlign: 'middle',
  } as const;
  return yTicks.values.flatMap((value) => [
    guide({ x: box.x, y: y(value) }, { x: box.x + box.width, y: y(value) }, value === 0),
    text({ x: box.x - 10, y: y(value) }, { ...style, text: write(value, yTicks) }),
  ]);
}
