/** By its width, ECharts' drawing library tells how high a line of a font is. */
const wideCharacter = '国';
/** In this size everything is measured, and the width scaled: browsers take long for each further size. */
const measuredPx = 100;

let canvas: CanvasRenderingContext2D | null | undefined;
let canvasFont: string | undefined;

/**
 * The width of words in a font, as ECharts asks for it. The wide character is an em wide in every font;
 * measuring it would fetch the Japanese ones, a megabyte each, for every report.
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
