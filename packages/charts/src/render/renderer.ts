import { availableParallelism } from 'node:os';
import type { ChartData } from '@broadsheet/contract';
import type { Theme } from '../options/themes/theme.js';
import { themes as shippedThemes } from '../options/themes/themes.js';
import type { RenderedImage, RenderTask } from './render-chart.js';
import { RenderError } from './render-error.js';
import { describeRendererVersion } from './version.js';
import { createWorkerPool, type WorkerPoolStats } from './worker-pool.js';

export interface RendererOptions {
  /** How many pictures are drawn at once; one a core unless said otherwise. */
  workers?: number;
  /** How many may wait for a worker before more are refused. */
  queueLimit?: number;
  /** How long one picture may take. */
  timeoutMs?: number;
  /** How large the heap of one worker may grow. */
  memoryLimitMb?: number;
  /** Themes by name, besides the ones we ship. */
  themes?: Record<string, Theme>;
}

export interface RenderRequest {
  data: ChartData;
  /** The name of a theme, or a theme; `light` unless said otherwise. */
  theme?: string | Theme;
  /** 1 is 1200×675 pixels; 2 is twice that each way, for print and dense screens. */
  scale?: 1 | 2;
}

export interface Renderer {
  render(request: RenderRequest): Promise<RenderedImage>;
  /** Changes whenever the same chart might be drawn with other bytes. */
  readonly version: string;
  stats(): WorkerPoolStats;
  close(): Promise<void>;
}

export function createRenderer(options: RendererOptions = {}): Renderer {
  const themes = new Map<string, Theme>(Object.entries({ ...shippedThemes, ...options.themes }));
  const pool = createWorkerPool<RenderTask, RenderedImage>({
    file: new URL('./worker.js', import.meta.url),
    workers: options.workers ?? availableParallelism(),
    queueLimit: options.queueLimit ?? 256,
    // Generous, because a worker's start is counted too, and a busy machine starts it slowly.
    timeoutMs: options.timeoutMs ?? 20_000,
    memoryLimitMb: options.memoryLimitMb ?? 512,
    env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
  });
  let version: string | undefined;
  return {
    async render({ data, theme = 'light', scale = 1 }) {
      const { png, sha256 } = await pool.run({ data, theme: getTheme(theme, themes), scale });
      // A Buffer that crosses from a worker arrives as a plain array of bytes.
      return { png: Buffer.from(png.buffer, png.byteOffset, png.byteLength), sha256 };
    },
    get version() {
      return (version ??= describeRendererVersion());
    },
    stats: () => pool.stats(),
    close: () => pool.close(),
  };
}

function getTheme(theme: string | Theme, themes: Map<string, Theme>): Theme {
  if (typeof theme !== 'string') return theme;
  const found = themes.get(theme);
  if (found) return found;
  const known = [...themes.keys()].join(', ');
  throw new RenderError('failed', `There is no theme "${theme}"; there are ${known}`);
}
