import { restyleChartText } from '../figures/restyle-chart.js';
import { findChartFrame } from './chart-frame.js';
import type { GraphicElement } from './graphic-element.js';
import { measureText } from './measure-text.js';
import type { ReportChart } from './report-chart.js';
import { createShowTooltip } from './show-tooltip.js';
import { findFlows } from './supply-flows.js';
import { createTooltips, type Tooltips } from './tooltips.js';

/** The parts of an option that tooltips extend; the rest is passed through. */
interface Series {
  type: string;
}
interface Axis {
  type: string;
}

export interface Drawing {
  chart: ReportChart;
  /** Language tag of the report. */
  tag: string;
  theme: 'light' | 'dark';
}

/** The highlight behind the column or year under the pointer. */
const pointerColors = { light: 'rgba(11, 92, 138, 0.12)', dark: 'rgba(91, 178, 230, 0.2)' };

/**
 * The option from which the image is drawn, with tooltips added for everything under the pointer.
 */
export function buildInteractiveOption(
  surface: HTMLElement,
  { chart, tag, theme }: Drawing,
): Record<string, unknown> {
  const { option } = chart;
  const tooltips = createTooltips(chart, tag);
  const series = (option.series as Series[]).map((one) => ({
    ...one,
    silent: one.type !== 'scatter',
  }));
  const axes = [option.xAxis, option.yAxis].flat() as (Axis | undefined)[];
  const hasRows = axes.some((axis) => axis?.type === 'category');
  const isLine = series.some(({ type }) => type === 'line');
  const shown = asOnPage(chart);
  return {
    ...shown,
    series,
    graphic: addPointing(shown.graphic, tooltips),
    axisPointer: { link: [{ xAxisIndex: 'all' }], label: { show: false } },
    tooltip: {
      trigger: hasRows ? 'axis' : 'item',
      // HTML tooltips would need inline styles, which the page's content security policy refuses.
      renderMode: 'richText',
      position: createShowTooltip(surface, (option.textStyle as { fontFamily: string }).fontFamily),
      axisPointer: {
        type: isLine ? 'line' : 'shadow',
        shadowStyle: { color: pointerColors[theme] },
        lineStyle: { color: pointerColors[theme], width: 3, type: 'solid' },
      },
      formatter: (params: unknown) => describe(params, tooltips) ?? '',
    },
  };
}

/**
 * Draws on the page's background. SVG in browsers centres a line of text between the font's ascent
 * and descent, the image's canvas in the em square, which for Noto Sans lies a tenth of an em
 * higher. Figures have the style of the page, and nothing is outside the part that it shows.
 */
export function asOnPage(chart: ReportChart): PageOption {
  const { option, currency } = chart;
  const { right } = findChartFrame(chart);
  return {
    ...option,
    backgroundColor: 'transparent',
    graphic: (option.graphic as GraphicElement[])
      .map((element) => endWithin(restyle(element, currency), right))
      .map((element) =>
        element.type === 'text' && element.rotation === undefined && element.y !== undefined
          ? { ...element, y: element.y - (element.style?.fontSize ?? 0) * 0.1 }
          : element,
      ),
  };
}

interface PageOption extends Record<string, unknown> {
  graphic: GraphicElement[];
}

function restyle(element: GraphicElement, currency: string | undefined): GraphicElement {
  const { type, style } = element;
  if (type !== 'text' || style?.text === undefined) return element;
  return { ...element, style: { ...style, text: restyleChartText(style.text, currency) } };
}

/** The last figure of an axis is centred at its end: half of it is in the margin of the picture. */
function endWithin(element: GraphicElement, right: number): GraphicElement {
  const { x, style } = element;
  if (x === undefined || style?.align !== 'center') return element;
  const { text = '', fontSize = 0, fontFamily = '' } = style;
  const font = `${String(fontSize)}px ${fontFamily}`;
  const widths = text.split('\n').map((line) => measureText(line, font).width);
  const end = x + Math.max(...widths) / 2;
  return end > right ? { ...element, x: x - (end - right) } : element;
}

interface PointedItem {
  axisValue?: string;
  value?: unknown;
}

function describe(params: unknown, tooltips: Tooltips): string | undefined {
  const [first] = [params].flat() as PointedItem[];
  if (first?.axisValue !== undefined) return tooltips.findByName(first.axisValue);
  return Array.isArray(first?.value) ? tooltips.findByPoint(first.value as number[]) : undefined;
}

/** Countries of the map and industries of the supply chain are graphic shapes, not series. */
function addPointing(elements: GraphicElement[], tooltips: Tooltips): object[] {
  const { flows, cards } = findFlows(elements);
  return elements.map((element, index) => {
    const card = cards.get(index);
    const content = card
      ? tooltips.findByIndustry(card.name)
      : element.name !== undefined && tooltips.findByCountry(element.name);
    if (!content) return element;
    const pointed = { ...element, silent: false, tooltip: { formatter: () => content } };
    if (!card) return pointed;
    const others = new Set([...flows].filter((flow) => !card.flows.has(flow)));
    return {
      ...pointed,
      onmouseover: ({ target }: PointerEvent) => {
        fade(target, others);
      },
      onmouseout: ({ target }: PointerEvent) => {
        fade(target, new Set());
      },
    };
  });
}

/** The properties of an element in zrender, ECharts' drawing library. */
interface DrawnElement {
  parent: { children: () => DrawnElement[] };
  setStyle: (name: 'opacity', value: number) => void;
}
interface PointerEvent {
  target: DrawnElement;
}

/** Elements are drawn in the order of the option, so their indexes match. */
function fade({ parent }: DrawnElement, faded: ReadonlySet<number>): void {
  for (const [index, element] of parent.children().entries()) {
    element.setStyle('opacity', faded.has(index) ? 0.12 : 1);
  }
}
