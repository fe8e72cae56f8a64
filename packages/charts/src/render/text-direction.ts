import type { SKRSContext2D } from '@napi-rs/canvas';

/** The first letter is Arabic or Hebrew. */
const rightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Lets each text run the way its first letter does, as a browser's `dir="auto"` does: in a name such as
 * `قهوة (Coffee)` what comes first stands at the right. ECharts itself knows one direction only.
 */
export function followTextDirection(context: SKRSContext2D): SKRSContext2D {
  const fillText = context.fillText.bind(context);
  context.fillText = (text, x, y) => {
    context.direction = rightToLeft.test(text) ? 'rtl' : 'ltr';
    fillText(text, x, y);
  };
  return context;
}
