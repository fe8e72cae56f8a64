/** Parses, checks and prepares large documents, one after the other. */
import { parentPort } from 'node:worker_threads';
import type { Basis } from '@broadsheet/contract';
import type { Finding } from '@broadsheet/contract/checking';
import { InvalidDocumentError, prepareEdition, shippedPreparation } from '@broadsheet/editions';
import type { Reference } from '@broadsheet/reports';
import { hashDraft, type HashedClassification, type HashedDraft } from '@broadsheet/store/draft';
import {
  prepareClassification,
  type ClassificationSubject,
} from '../classifications/prepare-classification.js';
import { buildWorkbook } from './build-workbook.js';
import { inspectDocument, type ChartLook, type Inspected } from './inspect-document.js';
import { isNestedTooDeeply, nestedTooDeeply } from './nesting.js';
import { InvalidUploadError } from './read-upload.js';

export type DocumentTask = { bytes: Uint8Array } & (
  | { family: string }
  | { subject: ClassificationSubject }
  | { look: ChartLook }
  | { isWorkbook: true }
);

export type DocumentResult =
  | { draft: HashedDraft; warnings: Finding[]; references: Reference[]; basis?: Basis }
  | { classification: HashedClassification }
  | { inspected: Inspected }
  | { workbook: Uint8Array }
  | { findings: Finding[] }
  | { invalid: Finding[] }
  | { notJson: string };

parentPort?.on('message', (task: DocumentTask) => {
  // An unhandled rejection ends the thread, and the service notices it.
  void work(task).then((result) => parentPort?.postMessage(result));
});

async function work({ bytes, ...task }: DocumentTask): Promise<DocumentResult> {
  if (isNestedTooDeeply(bytes)) return { notJson: nestedTooDeeply };
  let document: unknown;
  try {
    document = JSON.parse(Buffer.from(bytes).toString());
  } catch (error) {
    return { notJson: error instanceof Error ? error.message : 'it cannot be parsed' };
  }
  try {
    if ('look' in task) {
      return { inspected: await inspectDocument(shippedPreparation, document, task.look) };
    }
    if ('isWorkbook' in task)
      return { workbook: await buildWorkbook(shippedPreparation, document) };
    if ('subject' in task) {
      return { classification: prepareClassification(task.subject, document) };
    }
    const { draft, ...found } = prepareEdition({ family: task.family, document });
    return { draft: hashDraft(draft), ...found };
  } catch (error) {
    if (error instanceof InvalidDocumentError) return { findings: error.findings };
    if (error instanceof InvalidUploadError) return { invalid: error.findings };
    // The JSON is nested deeper than any check can follow.
    if (error instanceof RangeError) return { notJson: nestedTooDeeply };
    throw error;
  }
}
