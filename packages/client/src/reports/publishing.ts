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

/**
 * What names a report that is published: an industry's or a company's key, or the key of a report of
 * any family as text, such as `risk/AU/1214/English`.
 */
export type PublishKey = IndustryKey | CompanyKey | string;

/** What a call that changes a report takes. */
export interface PublishOptions extends CallOptions {
  /**
   * Only where this is still the current edition: its number, or the `etag` of an answer. Otherwise
   * the call fails with `EditionConflictError`.
   */
  ifMatch?: string | number | undefined;
}

/** What publishing a document takes. */
export interface PublishDocumentOptions extends PublishOptions {
  /** Only where there is no such report yet; otherwise fails with `EditionConflictError`. */
  ifAbsent?: boolean | undefined;
  /** Only tells what would change. */
  dryRun?: boolean | undefined;
  /**
   * Also where the report is withdrawn, which brings it back. Otherwise the call fails with a
   * `BadRequestError` whose `code` is `report_withdrawn`.
   */
  restore?: boolean | undefined;
}

/** What became of a call that changes a report. */
export interface Published {
  /** The report, such as `industry/AU/1214/English`. */
  key: string;
  /** The number of the edition that this is about. */
  edition: number;
  /** The first edition, a new one, the current one again, or none for readers any more. */
  outcome: 'created' | 'updated' | 'unchanged' | 'withdrawn';
  /** The charts or sections whose content changed. */
  changed: ChangedPart[];
  /** What looks wrong in the document but does not keep it from readers. */
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

/** Publishing, for clients entitled to it: `client.publishing`. An extension of the specification. */
export interface Publishing {
  /** Publishes a document; one that says what the current edition says makes no new edition. */
  publish(key: PublishKey, document: object, options?: PublishDocumentOptions): Promise<Published>;
  /** The document of the current edition, or of another; undefined where there is none. */
  document(
    key: PublishKey,
    options?: CallOptions & { edition?: number | undefined },
  ): Promise<PublishedDocument | undefined>;
  /** Takes the report away from readers; its editions are kept. `publish` brings it back only with `restore`. */
  withdraw(key: PublishKey, options?: PublishOptions): Promise<Published>;
  /** Every edition there was, newest first. */
  editions(key: PublishKey, options?: CallOptions): Promise<Edition[]>;
  /** Makes a new edition with the content of an old one. */
  rollback(key: PublishKey, edition: number, options?: PublishOptions): Promise<Published>;
}

export function createPublishing(send: Send): Publishing {
  const read = (path: string, { signal }: CallOptions, answers: number[] = []) =>
    send({ method: 'GET', path, repeat: 'freely', answers, signal });
  return {
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

/** Of what is asked for, what is undefined or false is left out. */
export function writePath(steps: readonly string[], asked: AskedOf = {}): string {
  const query = Object.entries(asked)
    .filter(([, value]) => value)
    .map((entry) => entry.join('='))
    .join('&');
  return `/publish/v1/${steps.map(encodeURIComponent).join('/')}${query && `?${query}`}`;
}

function stepsOf(key: PublishKey): string[] {
  if (typeof key === 'string') return parseSteps(key);
  const [family = '', shape] =
    Object.entries(shippedKeys).find(([, named]) => named?.fields.every((field) => field in key)) ??
    [];
  return [family, ...keyPathOf(readKey(family, key)).slice(shape?.country ? 1 : 0)];
}

/** A step of dots would lead to another path. */
function parseSteps(text: string): string[] {
  const steps = text.split('/');
  if (steps.length > 2 && steps.every((step) => !/^\.{0,2}$/.test(step))) return steps;
  throw new TypeError(
    `A report's key is its family, what names it there and its language, such as risk/AU/1214/English; ${JSON.stringify(text)} is not.`,
  );
}

/**
 * Publishing the same again changes nothing; but with a condition a repeated call would meet what
 * its first try did, a withdrawn report is no longer there, and each rollback makes an edition.
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
