import { Worker } from 'node:worker_threads';
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
import type { DocumentResult, DocumentTask } from './document-thread.js';
import { createTurns } from './take-turns.js';

interface PreparedDocument {
  draft: EditionDraft | HashedDraft;
  warnings: Finding[];
  references: Reference[];
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
  close(): Promise<void>;
}

interface Waiting {
  task: DocumentTask;
  resolve: (result: DocumentResult) => void;
  reject: (error: Error) => void;
}

/** The memory limit of the thread: parsing a document of 8 MiB takes a good part of it. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 };

/** Publishers send many documents at once. Logins and readers do not wait for all of them. */
const mostMsATurn = 10;

/** The thread starts with the first large document, because most services never get one. */
export function createDocumentPreparer(preparation: Preparation): DocumentPreparer {
  const takeTurn = createTurns({ mostMs: mostMsATurn });
  const queue: Waiting[] = [];
  let worker: Worker | undefined;
  let current: Waiting | undefined;

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
    async close() {
      await worker?.terminate();
    },
  };
}

function refuse(result: DocumentResult): never {
  if ('findings' in result) throw new InvalidDocumentError(result.findings);
  const reason = 'notJson' in result ? result.notJson : 'it is of another kind';
  throw new RequestProblem('invalid_json', `The body is not JSON: ${reason}.`);
}

const script = new URL('./document-thread.js', import.meta.url);
/** Threads run the built code, even when tests run the sources. */
const builtScript = new URL(script.href.replace('/src/publish/', '/dist/publish/'));
