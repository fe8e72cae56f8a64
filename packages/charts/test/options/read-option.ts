import type {
  BarSeries,
  ChartOption,
  LineSeries,
  MapSeries,
  Series,
  TextElement,
} from '../../src/options/drawing/chart-option.js';
import { themes } from '../../src/options/themes/themes.js';

/** The colours of the light theme, which the tests use. */
export const { colors } = themes.light;

/** The text, with line breaks as spaces. */
export function wordsOf(option: ChartOption): string[] {
  return textsOf(option).map(({ style }) => style.text.replaceAll('\n', ' '));
}

export function textsOf(option: ChartOption): TextElement<string>[] {
  return option.graphic.filter((element) => element.type === 'text');
}

export function findText(option: ChartOption, words: string): TextElement<string> {
  const found = textsOf(option).find(({ style }) => style.text === words);
  if (!found) throw new Error(`"${words}" is not written; there is ${wordsOf(option).join(' | ')}`);
  return found;
}

export function barsOf(option: ChartOption): BarSeries<string>[] {
  return seriesOf(option, 'bar');
}

export function linesOf(option: ChartOption): LineSeries<string>[] {
  return seriesOf(option, 'line');
}

export function mapOf(option: ChartOption): MapSeries<string> {
  const [map] = seriesOf<MapSeries<string>>(option, 'map');
  if (!map) throw new Error('There is no map.');
  return map;
}

function seriesOf<One extends Series<string>>(option: ChartOption, type: One['type']): One[] {
  return option.series.filter((one): one is One => one.type === type);
}
