import { Worker } from 'node:worker_threads';
import type { Basis } from '@broadsheet/contract';
import type { Finding } from '@broadsheet/contract/checking';
import { InvalidDocumentError, type Preparation } from '@broadsheet/editions';
import { reportFamilies, type Reference } from '@broadsheet/reports';
import type { EditionDraft, HashedClassification, HashedDraft } from '@broadsheet/store';
import {
  prepareClassification,
  type ClassificationSubject,
} from '../classifications/prepare-classification.js';
import { RequestProblem } from '../problem.js';
import { LargeDocument } from '../requests/large-document.js';
import { buildWorkbook } from './build-workbook.js';
import type { DocumentResult, DocumentTask } from './document-thread.js';
import { inspectDocument, type ChartLook, type Inspected } from './inspect-document.js';
import { nestedTooDeeply } from './nesting.js';
import { InvalidUploadError } from './read-upload.js';
import { createTurns } from './take-turns.js';

interface PreparedDocument {
  draft: EditionDraft | HashedDraft;
  warnings: Finding[];
  references: Reference[];
  /** The edition that the document says it was exported from. */
  basis?: Basis;
}

/**
 * Checks documents and prepares editions from them. Large documents are handled in a thread, so
 * that other requests do not wait.
 */
export interface DocumentPreparer {
  prepare(family: string, body: unknown): Promise<PreparedDocument>;
  /** A classification or a concordance. */
  prepareClassification(
    subject: ClassificationSubject,
    body: unknown,
  ): Promise<HashedClassification>;
  /** Reads and checks a document of any family, and builds what readers would get. */
  inspect(body: unknown, look: ChartLook): Promise<Inspected>;
  /** Writes a document of any family as a workbook. */
  buildWorkbook(body: unknown): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface WaitingTask {
  task: DocumentTask;
  resolve: (result: DocumentResult) => void;
  reject: (error: Error) => void;
}

/** The memory limit of the thread: parsing a document of 8 MiB takes a good part of it. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 };

/** Publishers send many documents at once; logins and readers must not wait for all of them. */
const mostMsATurn = 10;

export function createDocumentPreparer(preparation: Preparation): DocumentPreparer {
  const takeTurn = createTurns({ mostMs: mostMsATurn });
  const { run, close } = createDocumentThread();

  return {
    async prepare(family, body) {
      if (!(body instanceof LargeDocument)) {
        await takeTurn();
        return preparation.prepareEdition({ family, document: body });
      }
      // The thread knows only the shipped families.
      if (!reportFamilies.families.find(family)) {
        const document: unknown = JSON.parse(body.bytes.toString());
        return preparation.prepareEdition({ family, document });
      }
      const result = await run({ family, bytes: body.bytes });
      return 'draft' in result ? result : refuse(result);
    },
    async prepareClassification(subject, body) {
      if (!(body instanceof LargeDocument)) return prepareClassification(subject, body);
      const result = await run({ subject, bytes: body.bytes });
      return 'classification' in result ? result.classification : refuse(result);
    },
    async inspect(body, look) {
      const bytes = body instanceof LargeDocument ? body.bytes : writeBytes(body);
      // The thread knows only the shipped families.
      if (preparation.families !== reportFamilies) {
        return inspectDocument(preparation, JSON.parse(bytes.toString()), look);
      }
      // Always in the thread: laying out all charts takes longer than other requests should wait.
      const result = await run({ look, bytes });
      return 'inspected' in result ? result.inspected : refuse(result);
    },
    async buildWorkbook(body) {
      const bytes = body instanceof LargeDocument ? body.bytes : writeBytes(body);
      // The thread knows only the shipped families.
      if (preparation.families !== reportFamilies) {
        return buildWorkbook(preparation, JSON.parse(bytes.toString()));
      }
      // Always in the thread: a workbook of a whole report takes longer than other requests should wait.
      const result = await run({ isWorkbook: true, bytes });
      return 'workbook' in result ? result.workbook : refuse(result);
    },
    close,
  };
}

/** Works through tasks one after the other in a thread. It starts with the first task: most services have none. */
function createDocumentThread() {
  const queue: WaitingTask[] = [];
  let worker: Worker | undefined;
  let current: WaitingTask | undefined;

  const start = (): Worker => {
    const started = new Worker(builtScript, { resourceLimits });
    started.unref();
    started.on('message', (result: DocumentResult) => {
      current?.resolve(result);
      next();
    });
    // Out of memory, or a fault: the current document fails, and the next one gets a new thread.
    started.on('error', (error) => {
      worker = undefined;
      current?.reject(error);
      next();
    });
    return started;
  };
  const next = () => {
    current = queue.shift();
    if (!current) return;
    worker ??= start();
    worker.postMessage(current.task);
  };
  const run = (task: DocumentTask) =>
    new Promise<DocumentResult>((resolve, reject) => {
      queue.push({ task, resolve, reject });
      if (!current) next();
    });

  return {
    run,
    async close() {
      await worker?.terminate();
    },
  };
}

/** JSON can be parsed that is nested too deeply to be serialized again. */
function writeBytes(body: unknown): Buffer {
  try {
    return Buffer.from(JSON.stringify(body));
  } catch (error) {
    if (error instanceof RangeError) return refuse({ notJson: nestedTooDeeply });
    throw error;
  }
}

function refuse(result: DocumentResult): never {
  if ('findings' in result) throw new InvalidDocumentError(result.findings);
  if ('invalid' in result) throw new InvalidUploadError(result.invalid);
  const reason = 'notJson' in result ? result.notJson : 'it is of another kind';
  throw new RequestProblem('invalid_json', `The body is not JSON: ${reason}.`);
}

const script = new URL('./document-thread.js', import.meta.url);
/** Threads run the built code, even when tests run the sources. */
const builtScript = new URL(script.href.replace('/src/publish/', '/dist/publish/'));
