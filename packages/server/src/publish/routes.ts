import {
  camelName,
  findBaseEdition,
  lookupOf,
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
  WithdrawnReportError,
  type EditionDraft,
  type HashedDraft,
  type Published,
  type Store,
} from '@broadsheet/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireReportOfTexts } from '../authentication/report-access.js';
import { writeChanged } from '../changes/write-changed.js';
import { RequestProblem } from '../problem.js';
import type { AddRoute } from '../route.js';
import { actOf, refuseWithdrawn, sendDocument } from './acts.js';
import type { DocumentPreparer } from './document-preparer.js';
import { invalidDocument } from './invalid-document.js';
import { etagOf, preconditionFailed } from './precondition.js';
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
    const inPath = { texts, nameOf: camelName, access: 'publish' } as const;
    return requireReportOfTexts(request.client, definition, inPath);
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
    if (!withdrawn) throw await explainMissing(services, key);
    return answerAct(services, withdrawn, reply);
  });
  addRoute(operations.rollback, async (request, reply) => {
    const key = authorize(request);
    const { Edition } = request.body as RollbackRequest;
    const published = await acting(() => editions.rollBack(key, Edition, actOf(request)));
    if (!published) throw await explainMissing(services, key, Edition);
    return answerAct(services, published, reply);
  });
  addRoute(operations.editions, (request) => answerEditions(services, authorize(request)));
}

const formatKey = ({ preparation }: PublishServices, key: ReportKey) =>
  preparation.families.families.formatReportKey(key);

async function answerPut(
  services: PublishServices,
  key: ReportKey,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PublishResponse> {
  const { editions, noticeChanges } = services;
  const { draft, warnings, references, basis } = await prepare(services, key, request.body);
  const { actor, ...expectation } = actOf(request);
  const { dryRun, restore } = request.query as { dryRun?: string; restore?: string };
  const publish = async ({ expected }: Expectation) => {
    const expecting = {
      ...{ ...draft, restore: restore === 'true' },
      ...(expected !== undefined && { expected }),
    };
    if (dryRun === 'true') return editions.preview(expecting);
    const [outcome] = await editions.publish([expecting], actor);
    return outcome;
  };
  const basedOn = findBaseEdition(basis, formatKey(services, key));
  const published = await acting(() =>
    basedOn === undefined || expectation.expected !== undefined
      ? publish(expectation)
      : publishBasedOn(services, { key, draft, basedOn }, publish),
  );
  if (!published) throw await explainMissing(services, key);
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

type Expectation = Pick<EditionDraft, 'expected'>;

/**
 * A document that says which edition it was exported from must not undo a later one. It may be
 * published where there is no such report, and again where it is what is published.
 */
async function publishBasedOn(
  { editions }: PublishServices,
  { key, draft, basedOn }: { key: ReportKey; draft: EditionDraft | HashedDraft; basedOn: number },
  publish: (expectation: Expectation) => Promise<Published | undefined>,
): Promise<Published | undefined> {
  try {
    return await publish({ expected: basedOn });
  } catch (error) {
    if (!(error instanceof EditionConflictError)) throw error;
    const [last] = await editions.list(key);
    // Nothing to undo: the report is new here, or nobody published after that edition.
    if (!last || (!last.isCurrent && last.edition === basedOn)) return publish({ expected: null });
    const { current } = error;
    if (current === null) throw error;
    const again = await editions.preview({ ...draft, expected: current });
    if (again.outcome === 'unchanged') return again;
    throw error;
  }
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
  const number = edition === undefined ? undefined : Number(edition);
  const stored = await services.editions.findDocument(key, number);
  if (!stored) throw await explainMissing(services, key, number);
  return sendDocument(reply, stored);
}

async function answerEditions(
  services: PublishServices,
  key: ReportKey,
): Promise<EditionsResponse> {
  const list = await services.editions.list(key);
  if (list.length === 0) throw await explainMissing(services, key);
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
  published: Published,
  reply: FastifyReply,
): Promise<PublishResponse> {
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

async function acting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WithdrawnReportError) throw refuseWithdrawn('The report');
    if (!(error instanceof EditionConflictError)) throw error;
    throw preconditionFailed('The report', error.current);
  }
}

/** Why there is nothing: the editions of a withdrawn report can still be read, and shown again. */
async function explainMissing(
  services: PublishServices,
  key: ReportKey,
  edition?: number,
): Promise<RequestProblem> {
  const name = formatKey(services, key);
  const editions = await services.editions.list(key);
  const [last] = editions;
  if (!last) return new RequestProblem('not_found', `There is no report ${name}.`);
  const number = String(last.edition);
  if (edition !== undefined || editions.some(({ isCurrent }) => isCurrent)) {
    return new RequestProblem(
      'not_found',
      `There is no such edition of ${name}; the last one is ${number}.`,
    );
  }
  return new RequestProblem(
    'not_found',
    `${name} is withdrawn. ?edition=${number} gives its last document, and a rollback to ${number} shows it to readers again.`,
  );
}
