import { restyleCaption } from '../figures/restyle-chart.js';
import type { ReportChart } from './report-chart.js';

/** The text that the page shows itself, and the part of the chart that is shown. */
export interface ChartFrame {
  /** Measure, unit and period, in the report's language; empty if it was not found. */
  subtitle: string;
  /** The chart itself lies between these lines, in pixels of the option. */
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Words {
  type: string;
  x?: number;
  y?: number;
  style?: { text?: string; lineHeight?: number; fill?: string };
}

const showWhole = ({ width, height }: ReportChart['size']): ChartFrame => ({
  ...{ subtitle: '', top: 0, bottom: height, left: 0, right: width },
});
const breath = 8;

/**
 * An image is used on its own, so each option contains the report's title, a subtitle and the
 * source. On a page of fourteen charts these would be repeated fourteen times, so the page shows
 * only the part between them. An option with another structure is shown whole.
 */
export function findChartFrame({ option, title, source, size }: ReportChart): ChartFrame {
  const words = (option.graphic as Words[]).filter(({ type }) => type === 'text');
  const headline = words.findIndex((one) => isText(one, title));
  const subtitle = words[headline + 1];
  const margin = Math.max(0, (subtitle?.x ?? 0) - 4);
  const foot = words.find((one) => isText(one, source));
  if (headline === -1 || subtitle?.y === undefined || foot?.y === undefined) return showWhole(size);
  return {
    subtitle: restyleCaption(joinLines(subtitle)),
    top: subtitle.y + heightOf(subtitle) + breath,
    bottom: foot.y - heightOf(foot) - breath,
    // The drawing has the same margin on both sides.
    left: margin,
    right: size.width - margin,
  };
}

/**
 * Ignores white space: wrapping replaces spaces by line breaks, and breaks words without spaces.
 */
function isText({ style }: Words, text: string): boolean {
  return squeeze(style?.text ?? '') === squeeze(text);
}

export const squeeze = (text: string) => text.replace(/\s/g, '');

function joinLines({ style }: Words): string {
  const text = style?.text ?? '';
  // Japanese is broken between characters, where no space belongs.
  return text.replace(/([\u3000-\u9fff])\n(?=[\u3000-\u9fff])/g, '$1').replaceAll('\n', ' ');
}

function heightOf({ style }: Words): number {
  return (style?.text ?? '').split('\n').length * (style?.lineHeight ?? 0);
}
