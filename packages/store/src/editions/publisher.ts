import { lookupOf, type ReportKey } from '@broadsheet/contract';
import type { Actor } from '../audit/act.js';
import { compareParts, parseParts } from '../changes/parts.js';
import type { EditionDraft, HashedDraft } from './edition-draft.js';
import { writeEditions, type NewEdition } from './edition-writes.js';
import { findReports, type KnownReport } from './known-report.js';
import type { PublishContext } from './publish-context.js';
import type { Published } from './published.js';

/** Another publish or withdrawal happened since the caller read the report. */
export class EditionConflictError extends Error {
  readonly current: number | null;

  constructor(key: ReportKey, expected: number | null | 'any', current: number | null) {
    const name = (edition: number | null | 'any') =>
      edition === null
        ? 'no edition'
        : edition === 'any'
          ? 'any edition'
          : `edition ${String(edition)}`;
    super(`${lookupOf(key)} was expected to have ${name(expected)}, but has ${name(current)}`);
    this.current = current;
  }
}

/** Publishing would silently bring back withdrawn reports. */
export class WithdrawnReportError extends Error {
  readonly keys: ReportKey[];

  constructor(keys: ReportKey[]) {
    super(`withdrawn, and not to be restored: ${keys.map(lookupOf).join(', ')}`);
    this.keys = keys;
  }
}

/** Why one submission is refused; the others in the transaction are published. */
type SubmissionRefusal = EditionConflictError | WithdrawnReportError;

export const isSubmissionRefusal = (value: unknown): value is SubmissionRefusal =>
  value instanceof EditionConflictError || value instanceof WithdrawnReportError;

/** A rollback or a withdrawal. */
export interface EditionAct {
  actor: Actor;
  /** See `EditionDraft.expected`. */
  expected?: EditionDraft['expected'];
}

/** A request to publish: all of its drafts or, if one is refused, none. */
export interface Submission {
  drafts: HashedDraft[];
  actor: Actor;
}

export type SubmissionOutcome = Published[] | SubmissionRefusal;

/**
 * Publishes submissions in which no report occurs twice. All of them are compared with the current
 * editions before anything is written. Rows are written table by table: a statement for many rows
 * costs little more than a statement for one.
 */
export async function publishSubmissions(
  context: PublishContext,
  submissions: Submission[],
): Promise<SubmissionOutcome[]> {
  const keys = submissions.flatMap(({ drafts }) => drafts.map(({ key }) => key));
  const reports = await findReports(context.transaction, keys);
  const made: NewEdition[] = [];
  const outcomes = submissions.map((submission) => {
    const compared = compareSubmission(submission, reports);
    if (isSubmissionRefusal(compared)) return compared;
    made.push(...compared.filter(({ published }) => published.outcome !== 'unchanged'));
    return compared.map(({ published }) => published);
  });
  if (made.length > 0) await writeEditions(context, made);
  return outcomes;
}

/** Whether a report occurs twice: the second edition then follows the first. */
export function hasRepeats({ drafts }: Submission): boolean {
  return new Set(drafts.map(({ key }) => lookupOf(key))).size < drafts.length;
}

/** Like `publishSubmissions`, for one submission in which a report may occur several times. */
export async function publishOneByOne(
  context: PublishContext,
  { drafts, actor }: Submission,
): Promise<Published[]> {
  const published: Published[] = [];
  for (const draft of drafts) {
    const [outcome] = await publishSubmissions(context, [{ drafts: [draft], actor }]);
    // Throwing also rolls back the drafts that were already written.
    if (isSubmissionRefusal(outcome)) throw outcome;
    published.push(...(outcome ?? []));
  }
  return published;
}

function compareSubmission(
  { drafts, actor }: Submission,
  reports: Map<string, KnownReport>,
): NewEdition[] | SubmissionRefusal {
  try {
    requireNoneWithdrawn(drafts, reports);
    return drafts.map((draft) => {
      const report = reports.get(lookupOf(draft.key));
      return { draft, actor, report, published: compareWithCurrent(draft, report) };
    });
  } catch (error) {
    if (isSubmissionRefusal(error)) return error;
    throw error;
  }
}

/** Names all withdrawn reports, so that a publisher of many reports sees them at once. */
function requireNoneWithdrawn(drafts: HashedDraft[], reports: Map<string, KnownReport>): void {
  const withdrawn = drafts.filter((draft) => isWithdrawn(draft, reports.get(lookupOf(draft.key))));
  if (withdrawn.length > 0) throw new WithdrawnReportError(withdrawn.map(({ key }) => key));
}

/** If another edition is expected, that conflict is reported first: see `requireExpected`. */
const isWithdrawn = ({ expected, restore }: HashedDraft, report: KnownReport | undefined) =>
  report?.current === null && !restore && (expected ?? null) === null;

/** What publishing the draft would do. */
export function compareWithCurrent(draft: HashedDraft, report: KnownReport | undefined): Published {
  const { key, expected, sha256, parts } = draft;
  requireExpected(key, expected, report);
  if (isWithdrawn(draft, report)) throw new WithdrawnReportError([key]);
  const isCurrent = report?.current != null && report.sha256 === sha256;
  if (isCurrent) return { key, edition: report.current ?? 0, outcome: 'unchanged', changes: {} };
  return {
    key,
    edition: (report?.last ?? 0) + 1,
    outcome: report?.current == null ? 'created' : 'updated',
    changes: compareParts(parts, report?.current == null ? {} : parseParts(report.parts ?? '{}')),
  };
}

export function requireExpected(
  key: ReportKey,
  expected: EditionDraft['expected'],
  report: KnownReport | undefined,
): void {
  const current = report?.current ?? null;
  const matches =
    expected === undefined || (expected === 'any' ? current !== null : expected === current);
  if (!matches) throw new EditionConflictError(key, expected, current);
}
