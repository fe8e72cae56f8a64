import { availableParallelism } from 'node:os';
import type { ChartData } from '@broadsheet/contract';
import type { Theme } from '../options/themes/theme.js';
import { themes as shippedThemes } from '../options/themes/themes.js';
import type { Picture, RenderedImage, RenderTask } from './render-chart.js';
import { RenderError } from './render-error.js';
import { describeRendererVersion } from './version.js';
import { createWorkerPool, type OtherTask, type WorkerPoolStats } from './worker-pool.js';

export interface RendererOptions {
  /** How many images are drawn at once; one per core by default. */
  workers?: number;
  /** How many images may wait for a worker before more are refused. */
  queueLimit?: number;
  /** How long drawing one image may take. */
  timeoutMs?: number;
  /** The maximum heap size of one worker. */
  memoryLimitMb?: number;
  /** Themes by name, in addition to the shipped ones. */
  themes?: Record<string, Theme>;
}

export interface RenderRequest {
  data: ChartData;
  /** The name of a theme, or a theme; `light` by default. */
  theme?: string | Theme;
  /** A PNG of 1200×675 pixels unless said otherwise. */
  picture?: Partial<Picture>;
}

const usualPicture: Picture = { format: 'png', layout: '16:9', width: 1200 };

export interface Renderer {
  render(request: RenderRequest): Promise<RenderedImage>;
  /**
   * Runs the export `run` of another module in the drawing workers, behind the same queue: for files
   * that contain charts.
   */
  runIn(other: OtherTask): Promise<unknown>;
  /** Changes whenever the same chart might be drawn with different bytes. */
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
    // Generous, because it includes the start of a worker, which is slow on a busy machine.
    timeoutMs: options.timeoutMs ?? 20_000,
    memoryLimitMb: options.memoryLimitMb ?? 512,
    env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
  });
  let version: string | undefined;
  return {
    async render({ data, theme = 'light', picture }) {
      const { bytes, sha256 } = await pool.run({
        data,
        theme: getTheme(theme, themes),
        picture: { ...usualPicture, ...picture },
      });
      // A Buffer sent by a worker arrives as a plain Uint8Array.
      return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), sha256 };
    },
    runIn: (other) => pool.runIn(other),
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
