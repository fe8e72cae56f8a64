import {
  classificationPublishing,
  type ClassificationEditions,
  type ClassificationPublished,
  type RollbackRequest,
} from '@broadsheet/contract';
import { InvalidDocumentError } from '@broadsheet/editions';
import {
  ClassificationConflictError,
  WithdrawnClassificationError,
  type ClassificationKind,
  type ClassificationOutcome,
  type Store,
} from '@broadsheet/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requirePublisherOfAll } from '../authentication/roles.js';
import { RequestProblem } from '../problem.js';
import { actOf, refuseWithdrawn, sendDocument } from '../publish/acts.js';
import type { DocumentPreparer } from '../publish/document-preparer.js';
import { invalidDocument } from '../publish/invalid-document.js';
import { etagOf, preconditionFailed } from '../publish/precondition.js';
import type { UploadBudget } from '../publish/upload-budget.js';
import type { AddRoute } from '../route.js';
import type { Library } from './library.js';
import type { ClassificationSubject } from './prepare-classification.js';

export interface PublishServices {
  store: Store['classifications'];
  documents: Pick<DocumentPreparer, 'prepareClassification'>;
  uploads: UploadBudget;
  getLibrary: () => Promise<Library>;
}

/** Adds the operations that publish, show, roll back and withdraw classifications and concordances. */
export function classificationPublishRoutes(addRoute: AddRoute, services: PublishServices): void {
  for (const kind of ['classification', 'concordance'] as const) {
    addKind(addRoute, kind, services);
  }
}

function addKind(addRoute: AddRoute, kind: ClassificationKind, services: PublishServices): void {
  const { store, uploads } = services;
  const operations = classificationPublishing[kind];
  const authorize = (request: FastifyRequest): string => {
    requirePublisherOfAll(request.client);
    return nameOf(request);
  };
  addRoute(
    operations.put,
    (request, reply) => answerPut(services, { kind, name: authorize(request), request }, reply),
    {
      afterGuard(request, reply, done) {
        try {
          authorize(request);
          uploads.reserve(request, reply);
          done();
        } catch (error) {
          done(error as Error);
        }
      },
    },
  );
  addRoute(operations.get, (request, reply) =>
    answerGet(store, { name: authorize(request), request }, reply),
  );
  addRoute(operations.delete, async (request, reply) => {
    const name = authorize(request);
    const outcome = await acting(name, () => store.withdraw(name, actOf(request)));
    return writeOutcome(name, outcome, reply);
  });
  addRoute(operations.rollback, async (request, reply) => {
    const name = authorize(request);
    const { Edition } = request.body as RollbackRequest;
    const outcome = await acting(name, () => store.rollBack(name, Edition, actOf(request)));
    return writeOutcome(name, outcome, reply);
  });
  addRoute(operations.editions, (request) => answerEditions(store, authorize(request)));
}

/** Names are in capitals; a path may write them in any letter case. */
const nameOf = ({ params }: FastifyRequest): string =>
  Object.values(params as Record<string, string>)
    .join('/')
    .toUpperCase();

interface PublishRequest {
  kind: ClassificationKind;
  name: string;
  request: FastifyRequest;
}

async function answerPut(
  { store, documents, getLibrary }: PublishServices,
  { kind, name, request }: PublishRequest,
  reply: FastifyReply,
): Promise<ClassificationPublished> {
  const subject = describeSubject({ kind, name }, await getLibrary());
  const { dryRun, restore } = request.query as { dryRun?: string; restore?: string };
  const outcome = await acting(name, async () => {
    const { actor, ...expectation } = actOf(request);
    const prepared = await documents.prepareClassification(subject, request.body);
    const draft = { ...prepared, ...expectation, restore: restore === 'true' };
    if (dryRun === 'true') return store.preview(draft);
    const [published] = await store.publish([draft], actor);
    return published;
  });
  if (outcome?.outcome === 'created' && dryRun !== 'true') void reply.status(201);
  return writeOutcome(name, outcome, reply);
}

function describeSubject(
  { kind, name }: Pick<PublishRequest, 'kind' | 'name'>,
  { findTree, concordances }: Library,
): ClassificationSubject {
  const trees =
    kind === 'classification' ? [] : name.split('/').flatMap((version) => findTree(version) ?? []);
  return {
    kind,
    name,
    sides: trees.map(({ version, codes }) => ({ version, codes: codes.map(({ Code }) => Code) })),
    concordances: concordances.map(({ links: { from, to } }) => `${from}/${to}`),
  };
}

async function answerGet(
  store: Store['classifications'],
  { name, request }: Omit<PublishRequest, 'kind'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { edition } = request.query as { edition?: string };
  const stored = await store.find(name, edition === undefined ? undefined : Number(edition));
  if (!stored) throw noSuchEdition(name);
  return sendDocument(reply, stored);
}

async function answerEditions(
  store: Store['classifications'],
  name: string,
): Promise<ClassificationEditions> {
  const list = await store.listEditions(name);
  if (list.length === 0) throw noSuchEdition(name);
  return {
    Name: name,
    Editions: list.map(({ edition, publishedAt, author, isCurrent, sha256 }) => ({
      Edition: edition,
      PublishedAt: new Date(publishedAt).toISOString(),
      Author: author,
      Current: isCurrent,
      SHA256: sha256,
    })),
  };
}

function writeOutcome(
  name: string,
  outcome: ClassificationOutcome | undefined,
  reply: FastifyReply,
): ClassificationPublished {
  if (!outcome) throw noSuchEdition(name);
  void reply.header('etag', etagOf(outcome.edition));
  return { Name: outcome.name, Edition: outcome.edition, Outcome: outcome.outcome };
}

const noSuchEdition = (name: string) =>
  new RequestProblem('not_found', `There is no such edition of ${name}.`);

async function acting<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidDocumentError) throw invalidDocument(error.findings);
    if (error instanceof ClassificationConflictError) throw preconditionFailed(name, error.current);
    throw error instanceof WithdrawnClassificationError ? refuseWithdrawn(name) : error;
  }
}
