/** Both files are fetched at once, and each is evaluated as it comes: in one piece it would hold up a phone. */
export function loadDrawing(): Promise<typeof import('./draw-chart.js')> {
  // Whatever is wrong with the first, the second needs it too and tells.
  import('./chart-engine.js').catch(() => undefined);
  return import('./draw-chart.js');
}
