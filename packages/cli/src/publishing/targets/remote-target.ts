import {
  BadRequestError,
  EditionConflictError,
  EntitlementError,
  NotFoundError,
  type Broadsheet,
  type ProblemField,
} from '@broadsheet/client';
import type { ReportKey } from '@broadsheet/contract';
import type { Finding } from '@broadsheet/contract/checking';
import { explainFailure } from '../../connection.js';
import { createLimit } from '../../limit.js';
import type { Outcome } from '../outcome.js';
import {
  refuseWithdrawn,
  type AcceptedDocument,
  type PublishTarget,
  type Refusal,
  type SubmittedDocument,
} from './publish-target.js';
import { resolveConflict } from './resolve-conflict.js';

interface RemoteTargetOptions {
  client: Broadsheet;
  url: string;
  formatReportKey: (key: ReportKey) => string;
  /** Whether withdrawn reports are published again. */
  restore: boolean;
}

/** The largest that the service allows. */
const largestPage = 1000;

/** Enough requests to keep the service busy; it writes concurrent ones in one transaction. */
const atOnce = 16;

/** Publishes through a running service, which checks everything again. One short method for each operation of a target. */
export function createRemoteTarget({
  client: { publishing },
  url,
  formatReportKey,
  restore,
}: RemoteTargetOptions): PublishTarget {
  const explain = (error: unknown) => explainFailure(error, url);
  const limit = createLimit(atOnce);
  const send = async (
    submitted: SubmittedDocument,
    dryRun: boolean,
    expected: number | null | undefined = submitted.basedOn,
  ): Promise<AcceptedDocument | Refusal> => {
    const { key, document } = submitted.draft;
    try {
      const { warnings, ...outcome } = await publishing.publish(
        formatReportKey(key),
        JSON.parse(document) as object,
        { dryRun, restore, ...writeCondition(expected) },
      );
      return { ...outcome, warnings: warnings.map(toWarning) };
    } catch (error) {
      if (!(error instanceof EditionConflictError)) {
        return findRefusal(error, formatReportKey(key)) ?? explain(error);
      }
      const resolved = await resolveConflict({ findDocument, listEditions }, submitted);
      return 'findings' in resolved ? resolved : send(submitted, dryRun, resolved.expected);
    }
  };
  const listEditions: PublishTarget['listEditions'] = (key) =>
    publishing
      .editions(formatReportKey(key))
      .catch((error: unknown) => (error instanceof NotFoundError ? [] : explain(error)));
  const findDocument: PublishTarget['findDocument'] = async (key, edition) => {
    const found = await publishing.document(formatReportKey(key), { edition }).catch(explain);
    return found && { document: found.document, edition: readEdition(found.etag) };
  };
  const ifFound = async (call: Promise<Outcome>): Promise<Outcome | undefined> =>
    call.catch((error: unknown) => (error instanceof NotFoundError ? undefined : explain(error)));
  return {
    name: url,
    // The service would need the whole document to compare it, which costs as much as publishing.
    listUnchanged: (documents) => Promise.resolve(documents.map(() => undefined)),
    publish: (documents) =>
      Promise.all(documents.map((document) => limit(() => send(document, false)))),
    preview: (document) => send(document, true),
    async *listReports(query) {
      try {
        yield* publishing.reports({ ...query, limit: largestPage });
      } catch (error) {
        explain(error);
      }
    },
    listEditions,
    findDocument,
    rollBack: (key, edition) => ifFound(publishing.rollback(formatReportKey(key), edition)),
    withdraw: (key) => ifFound(publishing.withdraw(formatReportKey(key))),
    // The service refreshes by itself when publishing pauses.
    finish: () => Promise.resolve(),
  };
}

/** `null` if readers must see no edition. */
const writeCondition = (expected: number | null | undefined) =>
  expected === null ? { ifAbsent: true } : { ifMatch: expected };

/** The number in the entity tag of an edition: `"3"`. */
const readEdition = (etag = '') => Number(etag.replaceAll('"', ''));

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
