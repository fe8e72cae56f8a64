import {
  BadRequestError,
  EntitlementError,
  NotFoundError,
  type Broadsheet,
  type ProblemField,
} from '@broadsheet/client';
import type { ReportKey } from '@broadsheet/contract';
import type { Finding } from '@broadsheet/contract/checking';
import { explainFailure } from '../connection.js';
import { createLimit } from '../limit.js';
import type { Outcome } from './outcome.js';
import {
  refuseWithdrawn,
  type Accepted,
  type PublishTarget,
  type Refusal,
  type Submitted,
} from './publish-target.js';

interface RemoteTargetOptions {
  client: Broadsheet;
  url: string;
  formatReportKey: (key: ReportKey) => string;
  /** Whether withdrawn reports are published again. */
  restore: boolean;
}

/** Enough requests to keep the service busy; it writes concurrent ones in one transaction. */
const atOnce = 16;

/** Publishes through a running service, which checks everything again. */
export function createRemoteTarget({
  client: { publishing },
  url,
  formatReportKey,
  restore,
}: RemoteTargetOptions): PublishTarget {
  const explain = (error: unknown) => explainFailure(error, url);
  const limit = createLimit(atOnce);
  const send = async ({ draft }: Submitted, dryRun: boolean): Promise<Accepted | Refusal> => {
    const { key, document } = draft;
    return publishing
      .publish(formatReportKey(key), JSON.parse(document) as object, { dryRun, restore })
      .then(({ warnings, ...outcome }) => ({ ...outcome, warnings: warnings.map(toWarning) }))
      .catch((error: unknown) => findRefusal(error, formatReportKey(key)) ?? explain(error));
  };
  const ifFound = async (call: Promise<Outcome>): Promise<Outcome | undefined> =>
    call.catch((error: unknown) => (error instanceof NotFoundError ? undefined : explain(error)));
  return {
    name: url,
    // To tell, the service would need the whole document, which is as much as publishing it.
    listUnchanged: (documents) => Promise.resolve(documents.map(() => undefined)),
    publish: (documents) =>
      Promise.all(documents.map((document) => limit(() => send(document, false)))),
    preview: (document) => send(document, true),
    listEditions: (key) =>
      publishing
        .editions(formatReportKey(key))
        .catch((error: unknown) => (error instanceof NotFoundError ? [] : explain(error))),
    rollBack: (key, edition) => ifFound(publishing.rollback(formatReportKey(key), edition)),
    withdraw: (key) => ifFound(publishing.withdraw(formatReportKey(key))),
    // The service refreshes by itself when publishing pauses.
    finish: () => Promise.resolve(),
  };
}

const toWarning = ({ pointer, detail }: ProblemField): Finding => ({
  severity: 'warning',
  pointer,
  message: detail,
});

/** An error that affects one document only: the others continue. */
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
