import { listOperations } from '@broadsheet/contract';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.js';
import { changeRoutes } from './changes/routes.js';
import { classificationRoutes } from './classifications/routes.js';
import { compareRoutes } from './compare/routes.js';
import { documentationRoutes } from './documentation/routes.js';
import { downloadRoutes } from './downloads/routes.js';
import { embedRoutes } from './embed/routes.js';
import { explorerRoutes } from './explorer/routes.js';
import { familyRoutes } from './families/routes.js';
import { mcpRoutes } from './mcp/routes.js';
import { publishedListRoutes } from './publish/list-routes.js';
import { previewRoutes } from './publish/preview-routes.js';
import { schemaRoutes } from './publish/schema-routes.js';
import { workbookRoutes } from './publish/workbook-routes.js';
import { referenceRoutes } from './references/routes.js';
import type { AddRoute } from './route.js';
import { searchRoutes } from './search/routes.js';
import type { Services } from './services.js';

/** Adds all operations on reports, and the pages about them. */
export function addAllRoutes(
  http: FastifyInstance,
  addRoute: AddRoute,
  services: Services,
  options: AppOptions,
): void {
  const { version, logger, publicUrl, namesCalledAddress = true } = options;
  const { store, families, preparation, access } = services;
  access.addRoutes(addRoute);
  familyRoutes(addRoute, {
    ...services,
    publicAddress: { publicUrl, namesCalledAddress },
    noticeChanges: services.watch.notice,
  });
  publishedListRoutes(addRoute, { ...services, lists: store.lists });
  previewRoutes(addRoute, { ...services, editions: store.editions });
  workbookRoutes(addRoute, services);
  downloadRoutes(addRoute, { ...services, publicUrl, charts: store.images });
  compareRoutes(addRoute, services);
  embedRoutes(addRoute, { ...access.embedding, ...services });
  searchRoutes(addRoute, { search: store.search, families });
  referenceRoutes(addRoute, { ...services, references: store.references });
  classificationRoutes(addRoute, services);
  changeRoutes(addRoute, { ...services, changes: store.changes });
  mcpRoutes(addRoute, {
    ...{ http, families, version, logger, publicUrl, namesCalledAddress },
    origins: options.corsOrigins ?? [],
  });
  schemaRoutes(addRoute, preparation, options.startersDirectory);
  documentationRoutes(http, { operations: listOperations(families), families, version });
  if (options.explorer) {
    const { cookies } = access;
    explorerRoutes(http, { ...options.explorer, cookies, providerName: options.openId?.name });
  }
}
