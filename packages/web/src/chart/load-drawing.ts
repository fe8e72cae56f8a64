/** Longer than this nothing waits for fonts: words are drawn in another one, and then again. */
const longestFontWaitMs = 1000;

/** Fetches what draws charts, and the fonts that their words are laid out for, at once. */
export async function loadDrawing() {
  const fonts = loadFonts();
  // Evaluated as it comes: with the rest in one piece it would hold up a phone. What is wrong with it is told
  // by the second, which needs it too.
  import('./chart-engine.js').catch(() => undefined);
  const { prepareDrawing, drawChart } = await import('./draw-chart.js');
  await fonts;
  return { prepareDrawing, drawChart };
}

async function loadFonts(): Promise<void> {
  const faces = ['400', '700'].map((weight) => document.fonts.load(`${weight} 1em 'Noto Sans'`));
  const deadline = new Promise((resolve) => setTimeout(resolve, longestFontWaitMs));
  await Promise.race([Promise.allSettled(faces), deadline]);
}
