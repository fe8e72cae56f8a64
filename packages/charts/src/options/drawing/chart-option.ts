/**
 * The part of an ECharts option that our charts use. It has its own narrow type because the whole
 * option is plain JSON: it is hashed, sent over HTTP, and drawn by browsers unchanged. `Color` is a
 * role while a chart is built, and a colour after the theme was applied.
 */
export interface TextStyle<Color> {
  text: string;
  fill: Color;
  /** An outline in the background colour, for text that may overlap a line. */
  stroke?: Color;
  lineWidth?: number;
  fontSize: number;
  fontWeight?: 'bold';
  fontFamily?: string;
  align?: 'left' | 'center' | 'right';
  verticalAlign?: 'top' | 'middle' | 'bottom';
  lineHeight?: number;
}

export interface ShapeStyle<Color> {
  fill?: Color | 'none';
  stroke?: Color;
  lineWidth?: number;
  lineDash?: number[];
  lineCap?: 'butt' | 'round';
}

interface Placed {
  /** What the element stands for, for tooltips: the code of a country. */
  name?: string;
  silent: true;
  z: number;
}

export interface TextElement<Color> extends Placed {
  type: 'text';
  x: number;
  y: number;
  rotation?: number;
  style: TextStyle<Color>;
}

export interface RectElement<Color> extends Placed {
  type: 'rect';
  shape: { x: number; y: number; width: number; height: number; r?: number };
  style: ShapeStyle<Color>;
}

export interface LineElement<Color> extends Placed {
  type: 'line';
  shape: { x1: number; y1: number; x2: number; y2: number };
  style: ShapeStyle<Color>;
}

export interface CircleElement<Color> extends Placed {
  type: 'circle';
  shape: { cx: number; cy: number; r: number };
  style: ShapeStyle<Color>;
}

export interface PathElement<Color> extends Placed {
  type: 'polyline' | 'polygon';
  shape: { points: [number, number][]; smooth?: number };
  style: ShapeStyle<Color>;
}

export interface CurveElement<Color> extends Placed {
  type: 'bezierCurve';
  shape: Record<'x1' | 'y1' | 'x2' | 'y2' | 'cpx1' | 'cpy1' | 'cpx2' | 'cpy2', number>;
  style: ShapeStyle<Color>;
}

export type GraphicElement<Color> =
  | TextElement<Color>
  | RectElement<Color>
  | LineElement<Color>
  | CircleElement<Color>
  | PathElement<Color>
  | CurveElement<Color>;

export interface ItemStyle<Color> {
  color?: Color;
  areaColor?: Color;
  borderColor?: Color;
  borderWidth?: number;
  borderType?: 'solid' | number[];
  opacity?: 1;
}

interface SeriesBase {
  name: string;
  silent: true;
  animation: false;
  emphasis: { disabled: true };
  z: number;
}

interface OnAxes {
  xAxisIndex: number;
  yAxisIndex: number;
  clip: false;
}

export interface BarSeries<Color> extends SeriesBase, OnAxes {
  type: 'bar';
  barWidth: number;
  barGap?: string;
  data: ({ value: number; itemStyle: ItemStyle<Color> } | null)[];
}

export interface LineSeries<Color> extends SeriesBase, OnAxes {
  type: 'line';
  symbol: 'circle' | 'none';
  symbolSize: number;
  showAllSymbol: true;
  itemStyle: ItemStyle<Color>;
  lineStyle: { color: Color; width: number; type: 'solid' | number[] };
  data: (number | null)[];
}

export interface ScatterSeries<Color> extends SeriesBase, OnAxes {
  type: 'scatter';
  symbolSize: number;
  itemStyle: ItemStyle<Color>;
  data: [number, number][];
}

export interface MapSeries<Color> extends SeriesBase {
  type: 'map';
  map: 'world';
  left: number;
  top: number;
  width: number;
  height: number;
  /** The shapes are already projected: one unit across is as long as one unit down. */
  aspectScale: 1;
  roam: false;
  selectedMode: false;
  itemStyle: ItemStyle<Color>;
  label: { show: false };
  data: { name: string; value: number }[];
}

export type Series<Color> =
  | BarSeries<Color>
  | LineSeries<Color>
  | ScatterSeries<Color>
  | MapSeries<Color>;

export interface Grid {
  left: number;
  top: number;
  width: number;
  height: number;
  /** We draw labels at known positions, so ECharts need not measure any. */
  outerBoundsMode: 'none';
}

/** Axes only position marks. We draw lines and labels ourselves, in the report's language. */
export interface CategoryAxis {
  type: 'category';
  show: false;
  gridIndex: number;
  inverse?: true;
  data: string[];
}

export interface ValueAxis {
  type: 'value';
  show: false;
  gridIndex: number;
  min: number;
  max: number;
}

type Axis = CategoryAxis | ValueAxis;

/** What a chart adds to the common frame (headline, source). */
export interface Drawing<Color> {
  grid?: Grid[];
  xAxis?: Axis[];
  yAxis?: Axis[];
  series: Series<Color>[];
  graphic: GraphicElement<Color>[];
}

export interface ChartOption extends Drawing<string> {
  animation: false;
  backgroundColor: string;
  textStyle: { fontFamily: string };
}
