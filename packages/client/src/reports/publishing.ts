import type { CompanyKey } from '../families/company/company.js';
import type { IndustryKey } from '../families/industry/industry.js';
import { keyPathOf, readKey } from '../families/report-key.js';
import { shippedKeys } from '../families/shipped-keys.js';
import { invalidAnswer } from '../http/answer-error.js';
import type { Answer, Call, CallOptions, Send } from '../http/call.js';
import { parseJson } from '../http/parse-json.js';
import type { ProblemField } from '../http/problem.js';
import { camelCased } from './camel-case.js';
import type { ChangedPart } from './changes.js';
import type { Paged } from './paged.js';
import {
  previewDocument,
  writeWorkbook,
  type DocumentPreview,
  type DocumentSource,
  type PreviewOptions,
} from './preview.js';
import { listReports, type PageOptions, type ReportPage } from './report-page.js';
import { writeQuery } from './write-query.js';

/**
 * The key of a report to publish: of an industry, of a company, or of a report of any family as
 * text, such as `risk/AU/1214/English`.
 */
export type PublishKey = IndustryKey | CompanyKey | string;

/** Options of a call that changes a report. */
export interface PublishOptions extends CallOptions {
  /**
   * Only if this is still the current edition: its number, or the `etag` of an answer. Otherwise
   * the call fails with `EditionConflictError`.
   */
  ifMatch?: string | number | undefined;
}

/** Options for publishing a document. */
export interface PublishDocumentOptions extends PublishOptions {
  /** Only if there is no such report yet; otherwise fails with `EditionConflictError`. */
  ifAbsent?: boolean | undefined;
  /** Only reports what would change. */
  dryRun?: boolean | undefined;
  /**
   * Publishes even if the report is withdrawn, which brings it back. Otherwise the call fails with
   * a `BadRequestError` whose `code` is `report_withdrawn`.
   */
  restore?: boolean | undefined;
}

/** The result of a call that changes a report. */
export interface Published {
  /** The report, such as `industry/AU/1214/English`. */
  key: string;
  /** The number of the edition. */
  edition: number;
  /** The first edition, a new one, the unchanged current one, or none for readers any more. */
  outcome: 'created' | 'updated' | 'unchanged' | 'withdrawn';
  /** The charts or sections whose content changed. */
  changed: ChangedPart[];
  /** Warnings about the document, which do not prevent publishing. */
  warnings: ProblemField[];
  /** For the next `ifMatch`. */
  etag: string | undefined;
}

/** A report's document as its publisher wrote it. */
export interface PublishedDocument {
  /** The document. */
  document: unknown;
  /** For the next `ifMatch`. */
  etag: string | undefined;
}

/** One edition of a report. */
export interface Edition {
  /** Its number; the first is 1. */
  edition: number;
  /** When it was published: ISO 8601. */
  publishedAt: string;
  /** Who published it. */
  author: string;
  /** Whether readers see it now. */
  current: boolean;
  /** Hash of its document in canonical form. */
  sha256: string;
  /** The charts or sections whose content it changed. */
  changed: ChangedPart[];
}

/** Which reports a publisher lists. */
export interface PublishedQuery extends PageOptions {
  /** Only these families; by default all that the client may publish. */
  families?: readonly string[] | undefined;
  /** Only reports whose title or key contains this text. */
  text?: string | undefined;
  /** Only reports that readers see, or only those that they no longer see. */
  state?: 'published' | 'withdrawn' | undefined;
}

/** A report as its publishers see it. */
export interface PublishedReport {
  /** The report, such as `industry/AU/1214/English`. */
  key: string;
  /** Its family. */
  family: string;
  /** Country code of two letters. */
  country: string;
  /** Language name. */
  language: string;
  /** Title of the last edition. */
  title: string;
  /** Whether readers see it. */
  state: 'published' | 'withdrawn';
  /** Number of the last edition. */
  edition: number;
  /** Who published the last edition. */
  author: string;
  /** When the last edition was published: ISO 8601. */
  updatedAt: string;
}

/** Publishing, for clients entitled to it: `client.publishing`. An extension of the specification. */
export interface Publishing {
  /** The reports that the client may publish, withdrawn ones too; the last published first. */
  reports(query?: PublishedQuery): Paged<ReportPage<PublishedReport>, PublishedReport>;
  /** Checks a document and returns what readers would get; nothing is published. */
  preview(document: PreviewOptions, options?: CallOptions): Promise<DocumentPreview>;
  /**
   * A document as a workbook, to edit in a spreadsheet program; problems are comments at the cells.
   */
  workbook(document: DocumentSource, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>;
  /** Publishes a document; if it equals the current edition, no new edition is made. */
  publish(key: PublishKey, document: object, options?: PublishDocumentOptions): Promise<Published>;
  /** The document of the current edition, or of another; undefined if there is none. */
  document(
    key: PublishKey,
    options?: CallOptions & { edition?: number | undefined },
  ): Promise<PublishedDocument | undefined>;
  /**
   * Withdraws the report from readers; its editions are kept. `publish` brings it back only with
   * `restore`.
   */
  withdraw(key: PublishKey, options?: PublishOptions): Promise<Published>;
  /** All editions, newest first. */
  editions(key: PublishKey, options?: CallOptions): Promise<Edition[]>;
  /** Makes a new edition with the content of an old one. */
  rollback(key: PublishKey, edition: number, options?: PublishOptions): Promise<Published>;
}

export function createPublishing(send: Send): Publishing {
  const read = (path: string, { signal }: CallOptions, answers: number[] = []) =>
    send({ method: 'GET', path, repeat: 'freely', answers, signal });
  return {
    reports: (query = {}) => listReports(send, '/publish/v1/list', { ...query }),
    preview: (document, options = {}) => previewDocument(send, document, options),
    workbook: (document, options = {}) => writeWorkbook(send, document, options),
    async publish(key, document, options = {}) {
      const { dryRun, restore } = options;
      const call = writeCall('PUT', pathOf(key, { dryRun, restore }), options);
      return parsePublished(await send({ ...call, body: document }));
    },
    async document(key, { edition, ...options } = {}) {
      const answer = await read(pathOf(key, { edition: edition?.toString() }), options, [404]);
      if (answer.status === 404) return undefined;
      return { document: parseJson(answer), etag: etagOf(answer) };
    },
    async withdraw(key, options = {}) {
      return parsePublished(await send(writeCall('DELETE', pathOf(key), options)));
    },
    async editions(key, options = {}) {
      const answer = await read(`${pathOf(key)}/editions`, options);
      const { Editions: editions } = parseJson(answer);
      if (!Array.isArray(editions)) throw invalidAnswer(answer, 'without a list of Editions');
      return camelCased(editions) as Edition[];
    },
    async rollback(key, edition, options = {}) {
      const call = writeCall('POST', `${pathOf(key)}/rollback`, options);
      return parsePublished(await send({ ...call, body: { Edition: edition } }));
    },
  };
}

const pathOf = (key: PublishKey, asked: AskedOf = {}) => writePath(stepsOf(key), asked);

type AskedOf = Record<string, string | boolean | undefined>;

/** Builds the path of an operation; query parameters that are undefined or false are left out. */
export function writePath(steps: readonly string[], asked: AskedOf = {}): string {
  return `/publish/v1/${steps.map(encodeURIComponent).join('/')}${writeQuery(asked)}`;
}

function stepsOf(key: PublishKey): string[] {
  if (typeof key === 'string') return parseSteps(key);
  const [family = '', shape] =
    Object.entries(shippedKeys).find(([, named]) => named?.fields.every((field) => field in key)) ??
    [];
  return [family, ...keyPathOf(readKey(family, key)).slice(shape?.country ? 1 : 0)];
}

/** A segment of dots would change the path. */
function parseSteps(text: string): string[] {
  const steps = text.split('/');
  if (steps.length > 2 && steps.every((step) => !/^\.{0,2}$/.test(step))) return steps;
  throw new TypeError(
    `A report's key is its family, what names it there and its language, such as risk/AU/1214/English; ${JSON.stringify(text)} is not.`,
  );
}

/**
 * Publishing the same document again changes nothing. But a repeated call with a condition would
 * meet the result of its first try, a withdrawn report no longer exists, and each rollback makes an
 * edition.
 */
export function writeCall(
  method: 'PUT' | 'POST' | 'DELETE',
  path: string,
  { ifMatch, ifAbsent, signal }: PublishDocumentOptions,
): Call {
  const headers = {
    ...(ifMatch !== undefined && { 'if-match': entityTag(ifMatch) }),
    ...(ifAbsent && { 'if-none-match': '*' }),
  };
  return {
    method,
    path,
    signal,
    repeat: method === 'PUT' && Object.keys(headers).length === 0 ? 'freely' : 'if-refused',
    headers,
  };
}

const entityTag = (edition: string | number) =>
  typeof edition === 'number' ? `"${String(edition)}"` : edition;

function parsePublished(answer: Answer): Published {
  return { ...(camelCased(parseJson(answer)) as Published), etag: etagOf(answer) };
}

export const etagOf = ({ headers }: Answer) => headers.get('etag') ?? undefined;
