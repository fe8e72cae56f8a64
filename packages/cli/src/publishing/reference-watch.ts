import type { ReportKey } from '@broadsheet/contract';
import type { Finding } from '@broadsheet/contract/checking';
import type { Reference } from '@broadsheet/reports';
import type { SourceProblem } from '../sources/source-problem.js';
import type { Preparer, PreparedDocument } from './preparer.js';

interface WaitingFinding {
  preparer: Preparer;
  path: string;
  finding: Finding;
  report: Reference['report'];
}

interface WatchOptions {
  findReportKey: (text: string) => ReportKey | undefined;
  onWarnings: (problems: SourceProblem[]) => void;
}

/** Enough for a reader; the warnings of a hundred thousand files must not fill the memory. */
const mostWaiting = 10_000;

/**
 * Reports of one run may refer to each other in any order. A missing report is reported at the end,
 * unless the run has published it.
 */
export function createReferenceWatch({ findReportKey, onWarnings }: WatchOptions) {
  const waiting: WaitingFinding[] = [];
  const keys: string[] = [];
  return {
    /** Called for a report that is now published, or was before. */
    notePublished(key: string): void {
      keys.push(key);
    },

    /** Keeps findings about references for the end; returns the others. */
    keep(
      preparer: Preparer,
      { path, references }: PreparedDocument,
      findings: Finding[],
    ): Finding[] {
      return findings.filter((finding) => {
        const reference = references.find(({ pointer }) => pointer === finding.pointer);
        if (!reference) return true;
        if (waiting.length < mostWaiting) {
          waiting.push({ preparer, path, finding, report: reference.report });
        }
        return false;
      });
    },

    async end(): Promise<void> {
      if (waiting.length === 0) return;
      const published = new Set(keys.flatMap((key) => stemOf(findReportKey(key)) ?? []));
      const missing = waiting.filter(({ report }) => !published.has(stemOf(report) ?? ''));
      // Finding positions reads the file again.
      for (const { preparer, path, findings } of groupByFile(missing)) {
        onWarnings(await preparer.locate(path, findings));
      }
    },
  };
}

function groupByFile(waiting: readonly WaitingFinding[]) {
  const files = new Map<string, { preparer: Preparer; path: string; findings: Finding[] }>();
  for (const { preparer, path, finding } of waiting) {
    const file = files.get(path) ?? { preparer, path, findings: [] };
    file.findings.push(finding);
    files.set(path, file);
  }
  return files.values();
}

export type ReferenceWatch = ReturnType<typeof createReferenceWatch>;

/** Identifies a report in any language. */
const stemOf = (key: Reference['report'] | undefined) =>
  key && `${key.family}/${key.country}/${key.code}`.toLowerCase();
