import {
  findBaseEdition,
  mostDifferences,
  previewReport,
  splitBasis,
  type DocumentDifferences,
  type PreviewQuery,
  type PreviewResponse,
  type ReportKey,
} from '@broadsheet/contract';
import { listDifferences, reviewPublished, type Preparation } from '@broadsheet/editions';
import type { EditionSummary, Store } from '@broadsheet/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonContentType } from '../answers/sending.js';
import { requireEntitlement } from '../authentication/report-access.js';
import { requirePublisher } from '../authentication/roles.js';
import type { Themes } from '../charts/themes.js';
import type { AddRoute } from '../route.js';
import type { DocumentPreparer } from './document-preparer.js';
import type { Inspected } from './inspect-document.js';
import { writeFinding } from './read-upload.js';
import { refuseForm } from './refuse-form.js';
import type { UploadBudget } from './upload-budget.js';

interface PreviewServices {
  editions: Store['editions'];
  preparation: Preparation;
  documents: Pick<DocumentPreparer, 'inspect'>;
  uploads: UploadBudget;
  themes: Themes;
}

/** Previews a document for publishers. */
export function previewRoutes(addRoute: AddRoute, services: PreviewServices): void {
  addRoute(
    previewReport,
    async (request, reply) => {
      const answer = await answerPreview(services, request);
      return sendJson(reply, answer);
    },
    {
      afterGuard(request, reply, done) {
        try {
          requirePublisher(request.client);
          services.uploads.reserve(request, reply);
          done();
        } catch (error) {
          done(error as Error);
        }
      },
    },
  );
}

/** Not serialized by its schema: charts and sections have their own forms. */
const sendJson = (reply: FastifyReply, answer: PreviewResponse) =>
  reply.header('content-type', jsonContentType).send(JSON.stringify(answer));

async function answerPreview(
  services: PreviewServices,
  request: FastifyRequest,
): Promise<PreviewResponse> {
  const { theme, layout = '16:9', since: asked } = request.query as PreviewQuery;
  const look = { theme: services.themes.get(theme ?? services.themes.usual.name).theme, layout };
  const inspected = await services.documents.inspect(request.body, look).catch(refuseForm);
  const { family, key, document, findings, readers } = inspected;
  // The client's rights decide: only its publishers see what is already published.
  if (key) requireEntitlement(request.client, key, 'publish');
  const { formatReportKey } = services.preparation.families.families;
  const { basis, document: published } = splitBasis(document);
  const basedOn = key && findBaseEdition(basis, formatReportKey(key));
  const since = asked === undefined ? basedOn : Number(asked);
  return {
    ...(family !== undefined && { Family: family }),
    ...(key && { Key: formatReportKey(key) }),
    ...(readers && { Title: readers.draft.title }),
    ...(document !== undefined && { Document: document as object }),
    Findings: findings,
    ...(basedOn !== undefined && { BasedOn: basedOn }),
    ...(key && (await compareWithPublished(services, { key, inspected, published, since }))),
    ...(readers && { Sections: readers.sections, Charts: readers.charts }),
  };
}

interface ComparedDocument {
  key: ReportKey;
  inspected: Inspected;
  /** The document without the edition that it was exported from. */
  published: unknown;
  since: number | undefined;
}

/** The last edition, and how the document differs from it. */
async function compareWithPublished(
  services: PreviewServices,
  { key, inspected, published, since }: ComparedDocument,
): Promise<Partial<PreviewResponse>> {
  const { editions } = services;
  const [last] = await editions.list(key);
  const outcome = await findOutcome(services, inspected);
  if (!last) return outcome;
  const before = await findDocument(services, key, last.edition);
  const from = since ?? last.edition;
  const base = from === last.edition ? undefined : await findDocument(services, key, from);
  return {
    ...outcome,
    Current: writeCurrent(last),
    ...(before !== undefined &&
      isShort(inspected) && {
        Differences: writeDifferences(last.edition, before, published),
      }),
    ...(before !== undefined &&
      base !== undefined && { OthersDifferences: writeDifferences(from, base, before) }),
  };
}

/** Longer documents would take too long to compare. */
const longestCompared = 1024 * 1024;

const isShort = ({ readers }: Inspected) =>
  readers === undefined || readers.draft.document.length <= longestCompared;

async function findDocument({ editions }: PreviewServices, key: ReportKey, edition: number) {
  const { document } = (await editions.findDocument(key, edition)) ?? {};
  if (document === undefined || document.length > longestCompared) return undefined;
  return JSON.parse(document) as unknown;
}

const writeCurrent = ({ edition, isCurrent, author, publishedAt }: EditionSummary) => ({
  Edition: edition,
  Withdrawn: !isCurrent,
  Author: author,
  PublishedAt: new Date(publishedAt).toISOString(),
});

function writeDifferences(From: number, before: unknown, after: unknown): DocumentDifferences {
  const found = listDifferences(before, after);
  return {
    From,
    Count: found.length,
    List: found.slice(0, mostDifferences).map(({ pointer, path, ...values }) => ({
      ...{ Pointer: pointer, Path: path },
      ...('before' in values && { Before: values.before }),
      ...('after' in values && { After: values.after }),
    })),
  };
}

/**
 * The outcome of publishing, and warnings from comparing with published reports; only for a
 * document without errors.
 */
async function findOutcome(
  { editions, preparation }: PreviewServices,
  { readers, findings }: Inspected,
): Promise<Partial<PreviewResponse>> {
  if (!readers) return {};
  const { draft, references } = readers;
  const published = await editions.preview({ ...draft, restore: true });
  const review = await reviewPublished(editions, preparation.families, [
    { draft, references, published },
  ]);
  return {
    Outcome: published.outcome,
    Findings: [...findings, ...review.flat().map(writeFinding)],
  };
}
