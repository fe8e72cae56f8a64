/** Draws chart data as PNG in worker threads. Drawing libraries load there, on first use. */
export type { Picture, RenderedImage } from './render-chart.js';
export { RenderError, type RenderErrorCode } from './render-error.js';
export {
  createRenderer,
  type Renderer,
  type RendererOptions,
  type RenderRequest,
} from './renderer.js';
