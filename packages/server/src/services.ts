import { randomUUID } from 'node:crypto';
import { createFileMaker } from '@broadsheet/downloads';
import { createPreparation, type Preparation } from '@broadsheet/editions';
import { reportFamilies } from '@broadsheet/reports';
import { createAccess } from './access.js';
import type { AppOptions } from './app-options.js';
import { createBackgroundDrawing } from './charts/background-drawing.js';
import { createChartImages } from './charts/chart-images.js';
import { createChartPictures } from './charts/chart-pictures.js';
import { createChartTables } from './charts/chart-tables.js';
import { createDrawing } from './charts/drawing.js';
import { createThemes } from './charts/themes.js';
import { createReportFiles } from './downloads/report-files.js';
import { createCurrentEditions } from './editions/current-editions.js';
import { fillAfterStart } from './editions/fill-after-start.js';
import { refreshAfterChanges } from './editions/spanning.js';
import { createSealedEmbeds } from './embed/sealed-embeds.js';
import { createLeaseHolder, type LeaseHolder } from './lease-holder.js';
import { createDocumentPreparer } from './publish/document-preparer.js';
import { createUploadBudget } from './publish/upload-budget.js';
import { createSealedCursors } from './requests/sealed-cursors.js';
import { indexInBackground } from './search/index-in-background.js';
import { traceCalls } from './tracing/trace-calls.js';
import { watchStore, type Watch } from './watch.js';

/** The services that routes use. */
export type Services = Awaited<ReturnType<typeof createServices>>;

export async function createServices(options: AppOptions) {
  const { clock = Date.now, tracing } = options;
  const traced = <Part extends object>(part: Part, name: string): Part =>
    tracing ? traceCalls(part, name, tracing) : part;
  const store = traced(options.store, 'store');
  const renderer = traced(options.renderer, 'drawing');
  const preparation = createPreparation(options.families ?? reportFamilies);
  const { families } = preparation.families;
  const watch = await watchStore({ store, clock });
  const access = await createAccess({
    ...options,
    ...{ store, families, watch, clock, hasTls: options.tls !== undefined },
  });
  const leases = createLeaseHolder({ leases: store.leases, owner: randomUUID() });
  const base: BaseServices = { ...options, store, renderer, clock, preparation, watch, leases };
  const reading = createReading(base);
  const stopBackground = startBackground(base);
  const documents = traced(createDocumentPreparer(preparation), 'publishing');
  return {
    ...{ store, renderer, clock, preparation, families, watch, access, documents },
    ...reading,
    /** One budget for all kinds of documents. */
    uploads: createUploadBudget(),
    cursors: createSealedCursors({ getCursorKey: store.getCursorKey, clock }),
    embeds: createSealedEmbeds(store.getCursorKey),
    stop: async () => {
      watch.stop();
      await Promise.all([stopBackground(), reading.drawingAhead.stop()]);
      await access.stop();
      await documents.close();
    },
  };
}

interface BaseServices extends AppOptions {
  clock: () => number;
  preparation: Preparation;
  watch: Watch;
  leases: LeaseHolder;
}

const defaultCacheBytes = 256 * 1024 * 1024;

/** Current editions, charts and files, with the memory that each may take. */
function createReading({
  store,
  renderer,
  preparation,
  watch,
  leases,
  logger,
  ...options
}: BaseServices) {
  const { cacheBytes = defaultCacheBytes } = options;
  const { families } = preparation.families;
  const editions = createCurrentEditions({
    ...{ editions: store.editions, spanning: store.spanning, preparation, logger, watch },
    maxBytes: cacheBytes / 2,
  });
  const themes = createThemes(options.themes);
  const drawing = createDrawing({ images: store.images, renderer, leases, logger });
  const images = createChartImages({ drawing, themes, maxBytes: (cacheBytes * 5) / 16 });
  const pictures = createChartPictures({ drawing, maxBytes: cacheBytes / 16 });
  const maker = createFileMaker(renderer);
  const files = createReportFiles({
    ...{ downloads: store.downloads, maker, leases },
    maxBytes: cacheBytes / 8,
  });
  const chartTables = createChartTables({ families, files, maker, charts: store.images });
  const drawingAhead = createBackgroundDrawing({ images, watch, logger });
  return { editions, themes, images, pictures, maker, files, chartTables, drawingAhead };
}

/** Work that no request waits for; returns what stops it. */
function startBackground({ store, preparation, watch, leases, logger }: BaseServices) {
  const { families } = preparation;
  const stops = [
    refreshAfterChanges({ families, store, watch, leases, logger }),
    fillAfterStart({ families, store, leases, logger }),
    indexInBackground({ store, leases, logger }),
  ];
  return () => Promise.all(stops.map((stop) => stop()));
}
