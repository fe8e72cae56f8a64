import type { FamilyDefinition, Families } from '@broadsheet/contract';
import type { Preparation } from '@broadsheet/editions';
import type { Store } from '@broadsheet/store';
import type { PublicAddressOptions } from '../authentication/public-address.js';
import type { ChartImages } from '../charts/chart-images.js';
import type { ChartPictures } from '../charts/chart-pictures.js';
import type { ChartTables } from '../charts/chart-tables.js';
import { chartRoutes } from '../charts/routes.js';
import type { Themes } from '../charts/themes.js';
import type { CurrentEditions } from '../editions/current-editions.js';
import type { SealedEmbeds } from '../embed/sealed-embeds.js';
import { listRoutes } from '../lists/routes.js';
import type { DocumentPreparer } from '../publish/document-preparer.js';
import { publishRoutes } from '../publish/routes.js';
import type { UploadBudget } from '../publish/upload-budget.js';
import type { SealedCursors } from '../requests/sealed-cursors.js';
import type { AddRoute } from '../route.js';
import { oneSectionRoute } from '../sections/one-section.js';
import { sectionRoutes } from '../sections/routes.js';
import { createMovedReports, type MovedReports } from './moved-reports.js';
import { ownRoutes } from './own-operations.js';

interface FamilyServices {
  store: Pick<Store, 'lists' | 'editions' | 'images' | 'figures'>;
  preparation: Preparation;
  documents: Pick<DocumentPreparer, 'prepare'>;
  uploads: UploadBudget;
  editions: CurrentEditions;
  images: ChartImages;
  pictures: ChartPictures;
  chartTables: ChartTables;
  themes: Themes;
  embeds: SealedEmbeds;
  publicAddress: PublicAddressOptions;
  clock: () => number;
  cursors: SealedCursors;
  /** Makes published changes visible to this process's clients at once. */
  noticeChanges: () => Promise<void>;
}

/** Adds all routes that follow from the definition of each family. */
export function familyRoutes(addRoute: AddRoute, services: FamilyServices): void {
  const { families } = services.preparation.families;
  const { cursors, store } = services;
  const listMoved = createMovedReports({ figures: store.figures, cursors });
  for (const definition of families.list) {
    addFamily(addRoute, families, definition, { ...services, listMoved });
  }
}

function addFamily(
  addRoute: AddRoute,
  families: Families,
  definition: FamilyDefinition,
  services: FamilyServices & { listMoved: MovedReports },
): void {
  const { store, preparation, documents, uploads } = services;
  const { editions, cursors, noticeChanges } = services;
  const { lists, images: charts } = store;
  const { writeKey } = families;
  const operations = families.operationsOf(definition.name);
  if (operations.charts) {
    chartRoutes(addRoute, definition, operations.charts, { ...services, charts });
  }
  if (operations.sections) {
    sectionRoutes(addRoute, definition, operations.sections, { editions, writeKey });
    oneSectionRoute(addRoute, definition, operations.sections.section, {
      lists,
      editions,
      cursors,
      writeKey,
    });
  }
  listRoutes(addRoute, definition, operations.lists, { lists, cursors, writeKey });
  const { listMoved } = services;
  ownRoutes(addRoute, preparation.families.get(definition.name), { lists, editions, listMoved });
  publishRoutes(addRoute, definition, operations.publish, {
    editions: store.editions,
    preparation,
    documents,
    uploads,
    noticeChanges,
  });
}
