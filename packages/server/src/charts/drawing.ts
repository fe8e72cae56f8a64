import type { Picture, Renderer } from '@broadsheet/charts/render';
import { usualWidths } from '@broadsheet/contract';
import {
  CorruptImageError,
  drawingLease,
  type ImageKey,
  type Store,
  type StoredImage,
} from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';
import type { LeaseHolder } from '../lease-holder.js';
import { makeAmongProcesses } from '../make-among-processes.js';
import { RequestProblem } from '../problem.js';
import type { NamedTheme } from './themes.js';

/** Draws each image once, even if several processes need it. */
export interface Drawing {
  find(request: ImageRequest): Promise<StoredImage | undefined>;
  /** Draws the image, or waits for it if another process is drawing it. */
  draw(request: ImageRequest): Promise<StoredImage>;
  /**
   * Runs the work for some undrawn charts, which no other process draws meanwhile. A chart that
   * cannot be drawn moves behind the others; throws if no chart could be drawn.
   */
  claimUndrawn(
    theme: NamedTheme,
    work: (chart: string) => Promise<unknown>,
  ): Promise<'worked' | 'others are at it' | 'all drawn'>;
}

interface ImageRequest {
  /** Hash of the chart data. */
  chart: string;
  theme: NamedTheme;
  /** Left out for the picture of the image call. */
  picture?: Picture;
}

interface Options {
  images: Store['images'];
  renderer: Renderer;
  leases: LeaseHolder;
  logger: Pick<FastifyBaseLogger, 'debug' | 'error'>;
}

/** How many images the renderer draws at a time when no request waits for them. */
const batchSize = 4;

export function createDrawing(options: Options): Drawing {
  const { images, leases } = options;
  const { keyOf, wayOf, find, render } = createRendering(options);
  /** Leases that this process holds for charts drawn in the background. */
  const claimed = new Set<string>();

  return {
    find,

    async draw(request) {
      if (!isKept(request.picture)) return render(request);
      const lease = drawingLease(keyOf(request));
      const image = await makeAmongProcesses({
        ...{ leases, lease, find: () => find(request), make: () => render(request) },
        isHeldHere: () => claimed.has(lease),
      });
      if (image) return image;
      throw new RequestProblem('unavailable', 'The chart could not be drawn in time.');
    },

    async claimUndrawn(theme, work) {
      const undrawn = await images.listUnclaimed(batchSize, wayOf(theme));
      if (undrawn.length === 0) {
        return (await images.listUndrawn(1)).length === 0 ? 'all drawn' : 'others are at it';
      }
      const byLease = new Map(
        undrawn.map((waiting) => [drawingLease(keyOf({ chart: waiting.chart, theme })), waiting]),
      );
      const outcome = await leases.hold([...byLease.keys()], async (held) => {
        const mine = held.flatMap((lease) => byLease.get(lease) ?? []);
        for (const lease of held) claimed.add(lease);
        try {
          const outcomes = await Promise.allSettled(mine.map(({ chart }) => work(chart)));
          const drawn = mine.filter((_, index) => outcomes[index]?.status === 'fulfilled');
          const failed = mine.filter((chart) => !drawn.includes(chart));
          await images.settleUndrawn({ drawn, failed });
          const failure = outcomes.find((outcome) => outcome.status === 'rejected');
          if (failure && drawn.length === 0) throw failure.reason;
        } finally {
          for (const lease of held) claimed.delete(lease);
        }
        return 'worked' as const;
      });
      return outcome ?? 'others are at it';
    },
  };
}

/** Single images: how the store names them, finding a stored one, and drawing one. */
function createRendering({ images, renderer, logger }: Omit<Options, 'leases'>) {
  const keyOf = ({ chart, theme, picture }: ImageRequest): ImageKey => ({
    chart,
    ...wayOf(theme, picture),
  });
  const wayOf = (theme: NamedTheme, picture?: Picture) => ({
    theme: picture ? `${theme.id} ${namePicture(picture)}` : theme.id,
    scale: 1,
    renderer: renderer.version,
  });
  /** Treats a damaged image in the store as missing, so that the caller draws it again. */
  const find = async (request: ImageRequest): Promise<StoredImage | undefined> => {
    const key = keyOf(request);
    try {
      return await images.find(key);
    } catch (error) {
      if (!(error instanceof CorruptImageError)) throw error;
      logger.error(
        { err: error, chart: request.chart },
        'a picture was damaged in the store; it is drawn again',
      );
      await images.discard(key);
      return undefined;
    }
  };

  const render = async (request: ImageRequest): Promise<StoredImage> => {
    const { chart, theme, picture } = request;
    const data = await images.getChart(chart);
    const { bytes, sha256 } = await renderer
      .render({ data, theme: theme.theme, ...(picture && { picture }) })
      .catch(explain);
    const image = { sha256, base64: Buffer.from(bytes.toString('base64'), 'latin1') };
    if (isKept(picture)) await images.save(keyOf(request), image);
    logger.debug({ chart, theme: theme.name, picture }, 'a chart was drawn');
    return image;
  };

  return { keyOf, wayOf, find, render };
}

/** In pixels. Pictures of other widths stay in memory: thousands of them would fill the store. */
const keptStep = 200;

function isKept(picture: Picture | undefined): boolean {
  if (picture === undefined) return true;
  return picture.width % keptStep === 0 || picture.width === usualWidths[picture.layout];
}

export const namePicture = ({ format, layout, width }: Picture): string =>
  `${format} ${layout} ${String(width)}`;

/**
 * An overloaded or failing renderer is not the client's fault: the client is told to try again
 * later.
 */
function explain(error: unknown): never {
  const { code } = error as { code?: string };
  if (code === 'queue_full') {
    throw new RequestProblem('unavailable', 'Too many charts are waiting to be drawn.');
  }
  if (code === 'timed_out' || code === 'out_of_memory') {
    throw new RequestProblem('unavailable', 'The chart could not be drawn in time.');
  }
  throw error;
}
