import {
  camelName,
  type EditionsResponse,
  type FamilyDefinition,
  type FamilyOperations,
  type PublishResponse,
  type ReportKey,
  type RollbackRequest,
} from '@broadsheet/contract';
import type { Finding } from '@broadsheet/contract/checking';
import { InvalidDocumentError, reviewPublished, type Preparation } from '@broadsheet/editions';
import {
  EditionConflictError,
  lookupOf,
  WithdrawnReportError,
  type Published,
  type Store,
} from '@broadsheet/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf } from '../authentication/actor.js';
import { requireEntitlement } from '../authentication/entitlement.js';
import { writeChanged } from '../changes/routes.js';
import { RequestProblem } from '../problem.js';
import { readReportKeyTexts } from '../requests/report-key-input.js';
import type { AddRoute } from '../route.js';
import type { DocumentPreparer } from './document-preparer.js';
import { invalidDocument } from './invalid-document.js';
import { etagOf, expectedEdition, preconditionFailed } from './precondition.js';
import type { UploadBudget } from './upload-budget.js';

interface PublishServices {
  editions: Store['editions'];
  preparation: Preparation;
  documents: Pick<DocumentPreparer, 'prepare'>;
  uploads: UploadBudget;
  /** Makes published changes visible to this process's clients at once. */
  noticeChanges: () => Promise<void>;
}

/** Adds the operations that publish, show, roll back and withdraw reports of a family. */
export function publishRoutes(
  addRoute: AddRoute,
  definition: FamilyDefinition,
  operations: FamilyOperations['publish'],
  services: PublishServices,
): void {
  const { editions } = services;
  const authorize = (request: FastifyRequest): ReportKey => {
    const texts = request.params as Record<string, string>;
    const key = readReportKeyTexts(definition, texts, camelName);
    requireEntitlement(request.client, key, 'publish');
    return key;
  };
  addRoute(
    operations.put,
    (request, reply) => answerPut(services, authorize(request), request, reply),
    {
      afterGuard(request, reply, done) {
        try {
          authorize(request);
          services.uploads.reserve(request, reply);
          done();
        } catch (error) {
          done(error as Error);
        }
      },
    },
  );
  addRoute(operations.get, (request, reply) =>
    answerGet(services, authorize(request), request, reply),
  );
  addRoute(operations.delete, async (request, reply) => {
    const key = authorize(request);
    const withdrawn = await acting(() => editions.withdraw(key, actOf(request)));
    return answerAct(services, key, withdrawn, reply);
  });
  addRoute(operations.rollback, async (request, reply) => {
    const key = authorize(request);
    const { Edition } = request.body as RollbackRequest;
    const published = await acting(() => editions.rollBack(key, Edition, actOf(request)));
    return answerAct(services, key, published, reply);
  });
  addRoute(operations.editions, (request) => answerEditions(services, authorize(request)));
}

const formatKey = ({ preparation }: PublishServices, key: ReportKey) =>
  preparation.families.families.formatReportKey(key);

function actOf(request: FastifyRequest) {
  const expected = expectedEdition(request.headers);
  return { actor: actorOf(request), ...(expected !== undefined && { expected }) };
}

async function answerPut(
  services: PublishServices,
  key: ReportKey,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PublishResponse> {
  const { editions, noticeChanges } = services;
  const { draft, warnings, references } = await prepare(services, key, request.body);
  const { actor, ...expectation } = actOf(request);
  const { dryRun, restore } = request.query as { dryRun?: string; restore?: string };
  const expecting = { ...draft, ...expectation, restore: restore === 'true' };
  const published = await acting(async () => {
    if (dryRun === 'true') return editions.preview(expecting);
    const [outcome] = await editions.publish([expecting], actor);
    return outcome;
  });
  if (!published) throw noSuchReport(services, key);
  await noticeChanges();
  if (published.outcome === 'created' && dryRun !== 'true') void reply.status(201);
  const { families } = services.preparation;
  // The report is already published: if related reports cannot be read for the review, the response
  // must still be a success.
  const review = await reviewPublished(editions, families, [
    { draft, references, published },
  ]).catch(() => []);
  return writeOutcome(services, published, reply, [...warnings, ...review.flat()]);
}

/** Refuses a document whose key differs from the key in the path. */
async function prepare(services: PublishServices, key: ReportKey, body: unknown) {
  try {
    const prepared = await services.documents.prepare(key.family, body);
    if (lookupOf(prepared.draft.key) === lookupOf(key)) return prepared;
    throw invalidDocument([
      {
        severity: 'error',
        pointer: '',
        message: `The document is of ${formatKey(services, prepared.draft.key)}, but the path says ${formatKey(services, key)}.`,
      },
    ]);
  } catch (error) {
    throw error instanceof InvalidDocumentError ? invalidDocument(error.findings) : error;
  }
}

async function answerGet(
  services: PublishServices,
  key: ReportKey,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { edition } = request.query as { edition?: string };
  const stored = await services.editions.findDocument(
    key,
    edition === undefined ? undefined : Number(edition),
  );
  if (!stored) throw noSuchReport(services, key);
  return reply
    .header('etag', etagOf(stored.edition))
    .header('content-type', 'application/json; charset=utf-8')
    .send(Buffer.from(stored.document));
}

async function answerEditions(
  services: PublishServices,
  key: ReportKey,
): Promise<EditionsResponse> {
  const list = await services.editions.list(key);
  if (list.length === 0) throw noSuchReport(services, key);
  return {
    Key: formatKey(services, key),
    Editions: list.map(({ edition, publishedAt, author, isCurrent, sha256, changes }) => ({
      Edition: edition,
      PublishedAt: new Date(publishedAt).toISOString(),
      Author: author,
      Current: isCurrent,
      SHA256: sha256,
      Changed: writeChanged(changes),
    })),
  };
}

async function answerAct(
  services: PublishServices,
  key: ReportKey,
  published: Published | undefined,
  reply: FastifyReply,
): Promise<PublishResponse> {
  if (!published) throw noSuchReport(services, key);
  await services.noticeChanges();
  return writeOutcome(services, published, reply, []);
}

function writeOutcome(
  services: PublishServices,
  { key, edition, outcome, changes }: Published,
  reply: FastifyReply,
  warnings: Finding[],
): PublishResponse {
  void reply.header('etag', etagOf(edition));
  return {
    Key: formatKey(services, key),
    Edition: edition,
    Outcome: outcome,
    Changed: writeChanged(changes),
    Warnings: warnings.map(({ pointer, message }) => ({ Pointer: pointer, Detail: message })),
  };
}

const withdrawn = new RequestProblem(
  'report_withdrawn',
  'The report is withdrawn: publishing it would show it to readers again. Send it with ?restore=true if that is wanted.',
);

async function acting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WithdrawnReportError) throw withdrawn;
    if (!(error instanceof EditionConflictError)) throw error;
    throw preconditionFailed('The report', error.current);
  }
}

function noSuchReport(services: PublishServices, key: ReportKey): RequestProblem {
  return new RequestProblem(
    'not_found',
    `There is no such edition of ${formatKey(services, key)}.`,
  );
}
