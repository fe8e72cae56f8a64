import type { SKRSContext2D } from '@napi-rs/canvas';

/** Matches texts whose first letter is Arabic or Hebrew. */
const rightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Draws each text in the direction of its first letter, like a browser's `dir="auto"`: in a name
 * such as `قهوة (Coffee)`, the first word is at the right. ECharts itself supports one direction
 * only.
 */
export function followTextDirection(context: SKRSContext2D): SKRSContext2D {
  const fillText = context.fillText.bind(context);
  context.fillText = (text, x, y) => {
    context.direction = rightToLeft.test(text) ? 'rtl' : 'ltr';
    fillText(text, x, y);
  };
  return context;
}
