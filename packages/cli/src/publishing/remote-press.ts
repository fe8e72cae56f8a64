import {
  BadRequestError,
  EntitlementError,
  NotFoundError,
  type Broadsheet,
} from '@broadsheet/client';
import type { ReportKey } from '@broadsheet/contract';
import type { HashedDraft } from '@broadsheet/store';
import { explainFailure } from '../connection.js';
import { createLimit } from '../limit.js';
import type { Outcome } from './outcome.js';
import { refuseWithdrawn, type Press, type Refusal } from './press.js';

interface RemotePressOptions {
  client: Broadsheet;
  url: string;
  formatReportKey: (key: ReportKey) => string;
  /** Whether withdrawn reports are published again. */
  restore: boolean;
}

/** Enough to keep the service busy; what it gets at once it also writes at once. */
const atOnce = 16;

/** Publishes through a running service, which checks everything again. */
export function createRemotePress({
  client: { publishing },
  url,
  formatReportKey,
  restore,
}: RemotePressOptions): Press {
  const explain = (error: unknown) => explainFailure(error, url);
  const limit = createLimit(atOnce);
  const send = async (draft: HashedDraft, dryRun: boolean): Promise<Outcome | Refusal> => {
    const { key, document } = draft;
    return publishing
      .publish(formatReportKey(key), JSON.parse(document) as object, { dryRun, restore })
      .catch((error: unknown) => findRefusal(error, formatReportKey(key)) ?? explain(error));
  };
  const ifFound = async (call: Promise<Outcome>): Promise<Outcome | undefined> =>
    call.catch((error: unknown) => (error instanceof NotFoundError ? undefined : explain(error)));
  return {
    name: url,
    // The service would have to be sent the whole document to tell, which is publishing it.
    listUnchanged: (documents) => Promise.resolve(documents.map(() => undefined)),
    publish: (drafts) => Promise.all(drafts.map((draft) => limit(() => send(draft, false)))),
    preview: (draft) => send(draft, true),
    listEditions: (key) =>
      publishing
        .editions(formatReportKey(key))
        .catch((error: unknown) => (error instanceof NotFoundError ? [] : explain(error))),
    rollBack: (key, edition) => ifFound(publishing.rollback(formatReportKey(key), edition)),
    withdraw: (key) => ifFound(publishing.withdraw(formatReportKey(key))),
    // The service does it by itself when publishing pauses.
    finish: () => Promise.resolve(),
  };
}

/** What concerns one document only: the others go on. */
function findRefusal(error: unknown, key: string): Refusal | undefined {
  if (error instanceof EntitlementError) {
    return refuse('', `This client may not publish ${key}.`);
  }
  if (!(error instanceof BadRequestError)) return undefined;
  const { code, fields, problem } = error;
  if (code === 'report_withdrawn') return refuseWithdrawn(key);
  if (fields.length === 0) return refuse('', problem?.detail ?? error.message);
  return {
    findings: fields.map(({ pointer, detail }) => ({
      severity: 'error',
      pointer,
      message: detail,
    })),
  };
}

const refuse = (pointer: string, message: string): Refusal => ({
  findings: [{ severity: 'error', pointer, message }],
});
