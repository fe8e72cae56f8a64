/** The longest wait for fonts; after it, text is drawn in a fallback font and redrawn later. */
const longestFontWaitMs = 1000;

/** Loads the drawing code and the fonts for which texts are laid out, in parallel. */
export async function loadDrawing() {
  const fonts = loadFonts();
  // Evaluated on its own as soon as it arrives: in one piece with the rest it would block a phone.
  // An error is reported by the second import, which needs this module too.
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
