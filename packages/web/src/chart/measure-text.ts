/** zrender measures this character to estimate the line height of a font. */
const wideCharacter = '国';
/**
 * All text is measured at this size and the width scaled: browsers are slow for each new font size.
 */
const measuredPx = 100;

let canvas: CanvasRenderingContext2D | null | undefined;
let canvasFont: string | undefined;

/**
 * The width of text in a font, as ECharts requests it. The wide character is one em wide in every
 * font; measuring it would download the Japanese fonts, a megabyte each, for every report.
 */
export function measureText(text: string, font = '12px sans-serif'): { width: number } {
  const [, weight = '', size = '12', family = ' sans-serif'] =
    /^(.*?)([\d.]+)px(.*)$/.exec(font) ?? [];
  const em = Number(size);
  if (text === wideCharacter) return { width: em };
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return { width: text.length * em * 0.6 };
  const measured = `${weight}${String(measuredPx)}px${family}`;
  if (measured !== canvasFont) canvas.font = canvasFont = measured;
  return { width: (canvas.measureText(text).width * em) / measuredPx };
}
