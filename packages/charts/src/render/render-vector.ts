/**
 * Draws chart data as SVG whose texts stay text, for documents that embed the same fonts. Loaded in
 * workers only, because it loads ECharts and Skia.
 */
import type { ChartData } from '@broadsheet/contract';
import { buildOption, chartSize, registerMaps, type Theme } from '../options/index.js';
import { applyFonts } from './chart-fonts.js';
import { drawSvg } from './draw-svg.js';
// Measures text with the fonts that draw it.
import './draw.js';
import { echarts } from './echarts.js';
import { collectText, hasComposedLetters } from './glyphs.js';

export { nameBrandFont } from './chart-fonts.js';

registerMaps({
  registerMap: (name, source) => {
    echarts.registerMap(name, source);
  },
});

/** ECharts writes the quotes of family names into an attribute as they are. */
const quoteFamilies = (svg: string) => svg.replace(/"((?:Broadsheet |brand-)[\w -]+)"/g, "'$1'");

/**
 * Typst never ends where a letter and the mark on it are in different fonts, as in `1⃣`: such a chart has its
 * letters as paths.
 */
export function renderVector(data: ChartData, theme: Theme): string {
  const option = applyFonts(buildOption(data, theme), {
    japanese: data.locale === 'ja',
    files: theme.font.files ?? [],
  });
  if (hasComposedLetters(collectText(option))) {
    const about = { title: data.title, description: data.altText, language: data.locale };
    return drawSvg(option, { size: chartSize, width: chartSize.width }, about).toString();
  }
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, ...chartSize });
  try {
    chart.setOption({ ...option });
    return quoteFamilies(chart.renderToSVGString());
  } finally {
    chart.dispose();
  }
}
