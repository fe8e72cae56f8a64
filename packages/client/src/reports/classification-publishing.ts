import { invalidAnswer } from '../http/answer-error.js';
import type { Answer, CallOptions, Send } from '../http/call.js';
import { parseJson } from '../http/parse-json.js';
import { camelCased } from './camel-case.js';
import {
  etagOf,
  writeCall,
  writePath,
  type Edition,
  type PublishDocumentOptions,
  type PublishedDocument,
  type PublishOptions,
} from './publishing.js';

/** The result of a call that changes a classification or a concordance. */
export interface ClassificationPublished {
  /** `ANZSIC-2006`, or `NACE-2/ISIC-4` for a concordance. */
  name: string;
  /** The number of the edition. */
  edition: number;
  /** The first edition, a new one, the unchanged current one, or none for readers any more. */
  outcome: 'created' | 'updated' | 'unchanged' | 'withdrawn';
  /** For the next `ifMatch`. */
  etag: string | undefined;
}

/** One edition of a classification or a concordance. */
export type ClassificationEdition = Omit<Edition, 'changed'>;

/**
 * Publishing classifications, for clients that may publish everything. A classification is named
 * `ANZSIC-2006`, a concordance `NACE-2/ISIC-4`.
 */
export interface ClassificationPublishing {
  /** Publishes a document; if it equals the current edition, no new edition is made. */
  publish(
    name: string,
    document: object,
    options?: PublishDocumentOptions,
  ): Promise<ClassificationPublished>;
  /** The document of the current edition, or of another; undefined if there is none. */
  document(
    name: string,
    options?: CallOptions & { edition?: number | undefined },
  ): Promise<PublishedDocument | undefined>;
  /** Withdraws it from readers; its editions are kept. */
  withdraw(name: string, options?: PublishOptions): Promise<ClassificationPublished>;
  /** All editions, newest first. */
  editions(name: string, options?: CallOptions): Promise<ClassificationEdition[]>;
  /** Makes a new edition with the content of an old one. */
  rollback(
    name: string,
    edition: number,
    options?: PublishOptions,
  ): Promise<ClassificationPublished>;
}

export function createClassificationPublishing(send: Send): ClassificationPublishing {
  const read = (path: string, { signal }: CallOptions, answers: number[] = []) =>
    send({ method: 'GET', path, repeat: 'freely', answers, signal });
  return {
    async publish(name, document, options = {}) {
      const { dryRun, restore } = options;
      const path = writePath(stepsOf(name), { dryRun, restore });
      return parsePublished(await send({ ...writeCall('PUT', path, options), body: document }));
    },
    async document(name, { edition, ...options } = {}) {
      const path = writePath(stepsOf(name), { edition: edition?.toString() });
      const answer = await read(path, options, [404]);
      if (answer.status === 404) return undefined;
      return { document: parseJson(answer), etag: etagOf(answer) };
    },
    async withdraw(name, options = {}) {
      const call = writeCall('DELETE', writePath(stepsOf(name)), options);
      return parsePublished(await send(call));
    },
    async editions(name, options = {}) {
      const answer = await read(writePath([...stepsOf(name), 'editions']), options);
      const { Editions: editions } = parseJson(answer);
      if (!Array.isArray(editions)) throw invalidAnswer(answer, 'without a list of Editions');
      return camelCased(editions) as ClassificationEdition[];
    },
    async rollback(name, edition, options = {}) {
      const call = writeCall('POST', writePath([...stepsOf(name), 'rollback']), options);
      return parsePublished(await send({ ...call, body: { Edition: edition } }));
    },
  };
}

/** A segment of dots would change the path. */
function stepsOf(name: string): string[] {
  const steps = name.split('/');
  if (
    steps.length <= 2 &&
    steps.every((step) => /^[A-Za-z][A-Za-z0-9]*-[A-Za-z0-9.]+$/.test(step))
  ) {
    return [steps.length === 1 ? 'classifications' : 'concordances', ...steps];
  }
  throw new TypeError(
    `A classification is named like ANZSIC-2006, a concordance like NACE-2/ISIC-4; ${JSON.stringify(name)} is not.`,
  );
}

function parsePublished(answer: Answer): ClassificationPublished {
  return { ...(camelCased(parseJson(answer)) as ClassificationPublished), etag: etagOf(answer) };
}
