import {
  compareReports,
  comparisonFormats,
  defaultLanguage,
  type Comparison,
  type ComparisonRequest,
  type Families,
  type FamilyDefinition,
  type ReportKey,
  type SectionResult,
} from '@broadsheet/contract';
import type { ComparisonFileFormat, FileMaker } from '@broadsheet/downloads';
import type { Client } from '@broadsheet/store';
import type { FastifyReply } from 'fastify';
import type { Access } from '../access.js';
import { isEntitled, requireEntitlement } from '../authentication/report-access.js';
import type { Themes } from '../charts/themes.js';
import { explainMaking } from '../downloads/explain-making.js';
import type { CurrentEditions, ReadyEdition } from '../editions/current-editions.js';
import type { AddRoute } from '../route.js';
import { buildComparison, type ReportToCompare } from './build-comparison.js';
import { readCompared } from './read-compared.js';

interface CompareServices {
  families: Families;
  editions: CurrentEditions;
  maker: Pick<FileMaker, 'make'>;
  themes: Themes;
  access: Pick<Access, 'recordNotEntitled'>;
}

/** Adds the operation that answers several reports side by side. */
export function compareRoutes(addRoute: AddRoute, services: CompareServices): void {
  const { families, maker, themes, access } = services;
  addRoute(compareReports, async (request, reply) => {
    const input = request.body as ComparisonRequest;
    const { Language: language = defaultLanguage, Format: format = 'json' } = input;
    const { definition, keys } = readCompared(families, input);
    requireAny(request.client, keys);
    const found = await Promise.all(
      keys.map((key) => findReport(services, { definition, key, client: request.client })),
    );
    if (found.some(({ report }) => report.StatusCode === 403)) access.recordNotEntitled(request);
    const content = buildComparison(definition, found, language);
    if (format === 'json') return content;
    const publishedAt =
      found
        .map(({ publishedAt: at }) => at)
        .sort()
        .at(-1) ?? '';
    const task = { format, content, language, publishedAt, theme: themes.usual.theme };
    const { bytes, sha256 } = await maker.make({ comparison: task }).catch(explainMaking);
    return sendComparisonFile(reply, { format, content, bytes, sha256 });
  });
}

/** If the client may read none of them, refused like a single report. */
function requireAny(client: Client | undefined, keys: ReportKey[]): void {
  const [first] = keys;
  if (first && !keys.some((key) => isEntitled(client, key))) requireEntitlement(client, first);
}

interface ReportRequest {
  definition: FamilyDefinition;
  key: ReportKey;
  client: Client | undefined;
}

interface FoundReport extends ReportToCompare {
  /** The time of the edition, ISO 8601; empty if it is left out. */
  publishedAt: string;
}

/** Reads only reports that the client may read. */
async function findReport(
  { families, editions }: CompareServices,
  { definition, key, client }: ReportRequest,
): Promise<FoundReport> {
  const Key = families.formatReportKey(key);
  const leave = (StatusCode: 403 | 404): FoundReport => ({
    report: { Key, StatusCode },
    bodies: {},
    publishedAt: '',
  });
  if (!isEntitled(client, key)) return leave(403);
  const edition = await editions.find(key, client);
  if (!edition) return leave(404);
  return {
    report: {
      Key: families.formatReportKey(edition.key),
      StatusCode: 200,
      Country: edition.key.country,
      Language: edition.key.language,
      Title: edition.title,
      Edition: edition.number,
      UpdatedAt: new Date(edition.updatedAt).toISOString(),
    },
    bodies: readBodies(definition, edition),
    publishedAt: new Date(edition.publishedAt).toISOString(),
  };
}

function readBodies(
  { comparison = [] }: FamilyDefinition,
  { sections }: ReadyEdition,
): Record<string, unknown> {
  return Object.fromEntries(
    comparison.map(({ section }) => {
      const stored = sections?.find(section);
      const body = stored && (JSON.parse(stored.toString()) as SectionResult).Body;
      return [section, body ?? null];
    }),
  );
}

interface ComparisonFile {
  format: ComparisonFileFormat;
  content: Comparison;
  bytes: Uint8Array;
  sha256: string;
}

function sendComparisonFile(
  reply: FastifyReply,
  { format, content: { Family }, bytes, sha256 }: ComparisonFile,
): FastifyReply {
  const { contentType, extension } = comparisonFormats[format];
  return reply
    .header('content-type', contentType)
    .header('content-disposition', `attachment; filename="${Family}-comparison.${extension}"`)
    .header('etag', `"${sha256}"`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
