import {
  formatReportKey,
  publishCompany,
  publishIndustry,
  type EditionsResponse,
  type PublishResponse,
  type ReportKey,
  type RollbackRequest,
} from '@broadsheet/contract';
import type { Finding } from '@broadsheet/reports';
import { EditionConflictError, lookupOf, type Published, type Store } from '@broadsheet/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf } from '../authentication/actor.js';
import { requireEntitlement } from '../authentication/entitlement.js';
import { writeChanged } from '../changes/routes.js';
import { RequestProblem } from '../problem.js';
import type { AddRoute } from '../route.js';
import { InvalidDocumentError, prepareEdition } from './draft.js';
import { expectedEdition } from './precondition.js';

interface PublishServices {
  editions: Store['editions'];
  /** Makes what was published visible to this process's readers at once. */
  noticeChanges: () => Promise<void>;
}

export function publishRoutes(addRoute: AddRoute, services: PublishServices): void {
  const families = [
    { operations: publishIndustry, keyOf: industryKey },
    { operations: publishCompany, keyOf: companyKey },
  ];
  for (const { operations, keyOf } of families) {
    const { editions } = services;
    const authorize = (request: FastifyRequest): ReportKey => {
      const key = keyOf(request.params as Record<string, string>);
      requireEntitlement(request.client, key, 'publish');
      return key;
    };
    addRoute(operations.put, (request, reply) =>
      answerPut(services, authorize(request), request, reply),
    );
    addRoute(operations.get, (request, reply) =>
      answerGet(editions, authorize(request), request, reply),
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
    addRoute(operations.editions, (request) => answerEditions(editions, authorize(request)));
  }
}

function industryKey({
  country = '',
  code = '',
  language = '',
}: Record<string, string>): ReportKey {
  return { family: 'industry', country: country.toUpperCase(), code, language };
}

function companyKey({ entityId = '', language = '' }: Record<string, string>): ReportKey {
  return { family: 'company', country: 'AU', code: entityId, language };
}

function actOf(request: FastifyRequest) {
  const expected = expectedEdition(request.headers);
  return { actor: actorOf(request), ...(expected !== undefined && { expected }) };
}

async function answerPut(
  { editions, noticeChanges }: PublishServices,
  key: ReportKey,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PublishResponse> {
  const { draft, warnings } = prepare(key, request.body);
  const { actor, ...expectation } = actOf(request);
  const { dryRun } = request.query as { dryRun?: string };
  const expecting = { ...draft, ...expectation };
  const published = await acting(async () => {
    if (dryRun === 'true') return editions.preview(expecting);
    const [outcome] = await editions.publish([expecting], actor);
    return outcome;
  });
  if (!published) throw noSuchReport(key);
  await noticeChanges();
  if (published.outcome === 'created' && dryRun !== 'true') void reply.status(201);
  return writeOutcome(published, reply, warnings);
}

/** What stands in the document must be what stands in the path. */
function prepare(key: ReportKey, document: unknown) {
  try {
    const prepared = prepareEdition({ family: key.family, document });
    if (lookupOf(prepared.draft.key) === lookupOf(key)) return prepared;
    throw invalidDocument([
      {
        severity: 'error',
        pointer: '',
        message: `The document is of ${formatReportKey(prepared.draft.key)}, but the path says ${formatReportKey(key)}.`,
      },
    ]);
  } catch (error) {
    throw error instanceof InvalidDocumentError ? invalidDocument(error.findings) : error;
  }
}

function invalidDocument(findings: Finding[]): RequestProblem {
  const errors = findings.map(({ pointer, message }) => ({ pointer, detail: message }));
  const count = errors.length === 1 ? 'an error' : `${String(errors.length)} errors`;
  const [first] = errors;
  return new RequestProblem(
    'invalid_document',
    `The document has ${count}; the first is at ${first?.pointer === '' ? 'the top' : String(first?.pointer)}: ${first?.detail ?? ''}`,
    { errors },
  );
}

async function answerGet(
  editions: Store['editions'],
  key: ReportKey,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { edition } = request.query as { edition?: string };
  const stored = await editions.findDocument(
    key,
    edition === undefined ? undefined : Number(edition),
  );
  if (!stored) throw noSuchReport(key);
  return reply
    .header('etag', etagOf(stored.edition))
    .header('content-type', 'application/json; charset=utf-8')
    .send(Buffer.from(stored.document));
}

async function answerEditions(
  editions: Store['editions'],
  key: ReportKey,
): Promise<EditionsResponse> {
  const list = await editions.list(key);
  if (list.length === 0) throw noSuchReport(key);
  return {
    Key: formatReportKey(key),
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
  { noticeChanges }: PublishServices,
  key: ReportKey,
  published: Published | undefined,
  reply: FastifyReply,
): Promise<PublishResponse> {
  if (!published) throw noSuchReport(key);
  await noticeChanges();
  return writeOutcome(published, reply, []);
}

function writeOutcome(
  { key, edition, outcome, changes }: Published,
  reply: FastifyReply,
  warnings: Finding[],
): PublishResponse {
  void reply.header('etag', etagOf(edition));
  return {
    Key: formatReportKey(key),
    Edition: edition,
    Outcome: outcome,
    Changed: writeChanged(changes),
    Warnings: warnings.map(({ pointer, message }) => ({ Pointer: pointer, Detail: message })),
  };
}

const etagOf = (edition: number) => `"${String(edition)}"`;

async function acting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof EditionConflictError)) throw error;
    const { current } = error;
    throw new RequestProblem(
      'precondition_failed',
      current === null
        ? 'The report has no current edition, but If-Match names one.'
        : `The current edition is ${String(current)}; look at it, and send If-Match: ${etagOf(current)} to replace it.`,
      current === null ? {} : { headers: { etag: etagOf(current) } },
    );
  }
}

function noSuchReport(key: ReportKey): RequestProblem {
  return new RequestProblem('not_found', `There is no such edition of ${formatReportKey(key)}.`);
}
