import type { Broadsheet } from '@broadsheet/client';
import type { Families } from '@broadsheet/contract';
import { createLimit } from '../limit.js';
import type { ListedReport } from '../reading/list-reports.js';
import { findOwnProblem } from '../reading/own-problem.js';
import { UserError } from '../user-error.js';
import { fetchReport } from './fetch-report.js';
import type { MirrorFormat } from './formats.js';
import { noteReport, type Manifest, type MirrorReport } from './manifest.js';
import type { Plan } from './plan.js';
import { MirrorUnwritableError, removeReport, stageReport } from './store-report.js';

export interface MirrorRun {
  folder: string;
  client: Broadsheet;
  families: Families;
  plan: Plan;
  /** Updated after every report. */
  manifest: Manifest;
  formats: readonly MirrorFormat[];
  /** Number of concurrent requests. */
  atOnce: number;
  signal: AbortSignal;
  onSettled: (settled: SettledReport) => void;
}

/** The result of one report. */
export type SettledReport =
  | { key: string; outcome: 'fetched'; files: number; bytes: number }
  | { key: string; outcome: 'removed' }
  | { key: string; outcome: 'failed'; problem: string };

/** Removes deleted reports, then fetches changed ones; a failed report does not stop the others. */
export async function runMirror(run: MirrorRun): Promise<void> {
  const { plan, atOnce, signal } = run;
  for (const key of plan.remove) await forget(run, key);
  const limit = createLimit(atOnce);
  const queue = plan.fetch.values();
  // The first error that affects all reports stops the run.
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const work = async () => {
    for (const report of queue) {
      if (either.aborted) return;
      await mirrorReport(report, { ...run, signal: either, limit });
    }
  };
  const workers = Array.from({ length: atOnce }, () =>
    work().catch((error: unknown) => {
      stop.abort();
      throw error;
    }),
  );
  const results = await Promise.allSettled(workers);
  if (signal.aborted) return;
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  const cause = reasons.find((reason) => !isAbort(reason));
  if (cause !== undefined) throw cause as Error;
}

interface MirrorWork extends MirrorRun {
  limit: ReturnType<typeof createLimit>;
}

async function mirrorReport(report: ListedReport, run: MirrorWork): Promise<void> {
  const { folder, manifest, onSettled } = run;
  const { key } = report;
  const staging = stageReport(folder, key, manifest.Reports[key]);
  try {
    requireSafe(run, report);
    const isThere = await fetchReport(report, { ...run, onFile: staging.add });
    if (!isThere) {
      await forget(run, key);
      return;
    }
    const Files = staging.commit();
    const { title: Title, updatedAt: UpdatedAt } = report;
    await note(run, key, { Title, UpdatedAt, Formats: [...run.formats], Files });
    const bytes = Object.values(Files).reduce((sum, { Bytes }) => sum + Bytes, 0);
    onSettled({ key, outcome: 'fetched', files: Object.keys(Files).length, bytes });
  } catch (error) {
    staging.discard();
    const isGeneral = error instanceof MirrorUnwritableError;
    const problem = isGeneral ? undefined : findOwnProblem(error);
    if (problem === undefined) throw error;
    onSettled({ key, outcome: 'failed', problem });
  }
}

async function forget(run: MirrorRun, key: string): Promise<void> {
  const held = run.manifest.Reports[key];
  if (held) {
    await removeReport(run.folder, key, held);
    await note(run, key, null);
  }
  run.onSettled({ key, outcome: 'removed' });
}

async function note(
  { folder, manifest }: MirrorRun,
  key: string,
  report: MirrorReport | null,
): Promise<void> {
  if (report) manifest.Reports[key] = report;
  else Reflect.deleteProperty(manifest.Reports, key);
  await noteReport(folder, key, report);
}

/** Names from a service become folder names, and must not escape the mirror. */
function requireSafe({ families }: MirrorRun, { key }: ListedReport): void {
  const isSafe = families.findReportKey(key) !== undefined;
  if (!isSafe) throw new UserError('its name cannot be used for a folder');
}

const isAbort = (reason: unknown) => reason instanceof Error && reason.name === 'AbortError';
