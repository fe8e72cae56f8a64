/**
 * Short constructors for elements drawn beside the series. Layers: 0 background, 1 guides, 2 marks,
 * 3 text.
 */
import type { ColorRole } from '../themes/theme.js';
import type {
  CircleElement,
  GraphicElement,
  LineElement,
  PathElement,
  RectElement,
  ShapeStyle,
  TextElement,
  TextStyle,
} from './chart-option.js';

export type Element = GraphicElement<ColorRole>;
export type Style = ShapeStyle<ColorRole>;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A box with room for a heading above it. */
export interface Panel {
  headingTop: number;
  box: Box;
}

export function text(at: Point, style: TextStyle<ColorRole>): TextElement<ColorRole> {
  return { type: 'text', x: round(at.x), y: round(at.y), silent: true, z: 3, style };
}

export function rect(box: Box, style: Style, layer = 2): RectElement<ColorRole> {
  const shape = {
    x: round(box.x),
    y: round(box.y),
    width: round(box.width),
    height: round(box.height),
  };
  return { type: 'rect', shape, silent: true, z: layer, style };
}

export function line(from: Point, to: Point, style: Style, layer = 1): LineElement<ColorRole> {
  const shape = { x1: round(from.x), y1: round(from.y), x2: round(to.x), y2: round(to.y) };
  return { type: 'line', shape, silent: true, z: layer, style };
}

export function circle(
  centre: Point,
  radius: number,
  style: Style,
  layer = 2,
): CircleElement<ColorRole> {
  const shape = { cx: round(centre.x), cy: round(centre.y), r: round(radius) };
  return { type: 'circle', shape, silent: true, z: layer, style };
}

export function polygon(corners: Point[], style: Style, layer = 2): PathElement<ColorRole> {
  const points = corners.map(({ x, y }): [number, number] => [round(x), round(y)]);
  return { type: 'polygon', shape: { points }, silent: true, z: layer, style };
}

export function polyline(corners: Point[], style: Style, layer = 2): PathElement<ColorRole> {
  return { ...polygon(corners, { fill: 'none', ...style }, layer), type: 'polyline' };
}

/**
 * Rounds to hundredths of a pixel: finer differences are invisible and would make options longer.
 */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The height of a line in the name of a panel. */
const panelHeadingLine = 21;

/** The height of a panel's name beyond its first line. */
export function furtherLines(lines: readonly string[]): number {
  return Math.max(0, lines.length - 1) * panelHeadingLine;
}

/** The name of a panel, above it. */
export function panelHeading(at: Point, lines: readonly string[]): Element {
  const style = { fill: 'ink', fontSize: 17, fontWeight: 'bold', verticalAlign: 'top' } as const;
  return text(at, { ...style, ...linesOf(lines) });
}

/** One line has no line height: its box is as high as its letters. */
export function linesOf(lines: readonly string[]): { text: string; lineHeight?: number } {
  const words = lines.join('\n');
  return lines.length > 1 ? { text: words, lineHeight: panelHeadingLine } : { text: words };
}
