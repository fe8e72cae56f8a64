/** Parses, checks and prepares large documents, one after the other. */
import { parentPort } from 'node:worker_threads';
import type { Finding } from '@broadsheet/contract/checking';
import { InvalidDocumentError, prepareEdition } from '@broadsheet/editions';
import type { Reference } from '@broadsheet/reports';
import { hashDraft, type HashedClassification, type HashedDraft } from '@broadsheet/store/draft';
import {
  prepareClassification,
  type ClassificationSubject,
} from '../classifications/prepare-classification.js';
import { isNestedTooDeeply } from './nesting.js';

export type DocumentTask = { bytes: Uint8Array } & (
  { family: string } | { subject: ClassificationSubject }
);

export type DocumentResult =
  | { draft: HashedDraft; warnings: Finding[]; references: Reference[] }
  | { classification: HashedClassification }
  | { findings: Finding[] }
  | { notJson: string };

parentPort?.on('message', (task: DocumentTask) => {
  parentPort?.postMessage(work(task));
});

function work({ bytes, ...task }: DocumentTask): DocumentResult {
  if (isNestedTooDeeply(bytes)) return { notJson: 'it is nested too deeply' };
  let document: unknown;
  try {
    document = JSON.parse(Buffer.from(bytes).toString());
  } catch (error) {
    return { notJson: error instanceof Error ? error.message : 'it cannot be parsed' };
  }
  try {
    if ('subject' in task) {
      return { classification: prepareClassification(task.subject, document) };
    }
    const { draft, ...found } = prepareEdition({ family: task.family, document });
    return { draft: hashDraft(draft), ...found };
  } catch (error) {
    if (error instanceof InvalidDocumentError) return { findings: error.findings };
    // The JSON is nested deeper than any check can follow.
    if (error instanceof RangeError) return { notJson: 'it is nested too deeply' };
    throw error;
  }
}
