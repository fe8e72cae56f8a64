import { classificationOperations, type Families } from '@broadsheet/contract';
import type { Store } from '@broadsheet/store';
import type { AddRoute } from '../route.js';
import type { Watch } from '../watch.js';
import { answerCodesByReport } from './answer-codes-by-report.js';
import { answerCodes } from './answer-codes.js';
import { answerConvert } from './answer-convert.js';
import { answerReportsByCode } from './answer-reports-by-code.js';
import { answerVersions } from './answer-versions.js';
import { createLibrary } from './library.js';
import { classificationPublishRoutes, type PublishServices } from './publish-routes.js';
import { createFindReported } from './reported-codes.js';
import type { ClassificationServices } from './services.js';

interface Options extends Pick<PublishServices, 'documents' | 'uploads'> {
  store: Pick<Store, 'classifications' | 'synonyms'>;
  families: Families;
  watch: Watch;
}

/** Adds the operations about classifications. */
export function classificationRoutes(
  addRoute: AddRoute,
  { store: { classifications, synonyms }, families, watch, documents, uploads }: Options,
): void {
  const services: ClassificationServices = {
    store: classifications,
    synonyms,
    families,
    getLibrary: createLibrary(classifications),
    findReported: createFindReported({ store: classifications, families, watch }),
  };
  const { versions, codes, reportsbycode, codesbyreport, convert } = classificationOperations;
  addRoute(versions, async () => answerVersions(await services.getLibrary()));
  addRoute(codes, (request) => answerCodes(services, request));
  addRoute(reportsbycode, (request) => answerReportsByCode(services, request));
  addRoute(codesbyreport, (request) => answerCodesByReport(services, request));
  addRoute(convert, (request) => answerConvert(services, request));
  const { getLibrary } = services;
  classificationPublishRoutes(addRoute, {
    store: classifications,
    getLibrary,
    documents,
    uploads,
  });
}
