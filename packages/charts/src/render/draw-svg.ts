/** Draws an option as SVG. Loaded in workers only, because it loads ECharts and Skia. */
import { createCanvas, SvgExportFlag } from '@napi-rs/canvas';
import type { ChartOption, Size } from '../options/index.js';
import { prepareContext, startChart } from './draw.js';

export interface SvgDescription {
  title: string;
  /** The alt text. */
  description: string;
  /** As in BCP 47: `en`, `ja`. */
  language: string;
}

/**
 * The letters are drawn as paths, so that the picture looks the same wherever it is opened: no
 * program has to have the fonts, and none replaces them by others. Title and alt text are real text.
 */
export function drawSvg(
  option: ChartOption,
  { size, width }: { size: Size; width: number },
  about: SvgDescription,
): Buffer {
  const canvas = createCanvas(size.width, size.height, SvgExportFlag.ConvertTextToPaths);
  const chart = startChart(prepareContext(canvas.getContext('2d')), { size, scale: 1 });
  chart.setOption({ ...option });
  const content = canvas.getContent().toString();
  chart.dispose();
  const height = Math.round((width * size.height) / size.width);
  const body = content.slice(content.indexOf('>', content.indexOf('<svg')) + 1);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(size.width)} ${String(size.height)}" role="img" xml:lang="${about.language}">`;
  const words = `<title>${escapeXml(about.title)}</title><desc>${escapeXml(about.description)}</desc>`;
  return Buffer.from(`${head}${words}${shorten(body)}`);
}

/** Skia writes five decimals; a tenth of a pixel is finer than anyone can see. */
function shorten(body: string): string {
  return body
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/\n\t*/g, '\n');
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Characters that XML 1.0 does not allow even when they are escaped. */
// oxlint-disable-next-line no-control-regex -- these characters are what is removed
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>]/g, (letter) => escapes[letter] ?? '');
}
