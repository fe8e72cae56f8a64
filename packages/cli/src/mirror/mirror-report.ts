import { countOf, formatCount, formatDuration } from '../terminal/amounts.js';
import { createPaint } from '../terminal/paint.js';
import { printable } from '../terminal/printable.js';
import { createProgress } from '../terminal/progress.js';
import type { Manifest } from './manifest.js';
import type { Plan } from './plan.js';
import type { SettledReport } from './run.js';

interface ReportOptions {
  plan: Plan;
  manifest: Manifest;
  json: boolean;
}

/** The output of a run: progress and failures during the run, and a summary at the end. */
export function createMirrorReport({ plan, manifest, json }: ReportOptions) {
  const total = plan.fetch.length + plan.remove.length;
  const progress = createProgress({ total, things: 'reports' });
  const paint = createPaint(process.stderr);
  const began = performance.now();
  const settled: SettledReport[] = [];
  const listOf = (outcome: SettledReport['outcome']) =>
    settled.filter((each) => each.outcome === outcome);
  return {
    settle(report: SettledReport): void {
      settled.push(report);
      if (report.outcome === 'failed') {
        const line = `${paint('red', 'failed')}  ${printable(`${report.key}: ${report.problem}`)}`;
        progress.print(process.stderr, line);
      }
      progress.advance();
    },

    end(folder: string): void {
      progress.end();
      const left = total - settled.length;
      const failed = listOf('failed').length;
      const { files, bytes } = sumOf(settled);
      const parts = [
        `${formatCount(listOf('fetched').length)} fetched (${countOf(files, 'file')}, ${(bytes / 1e6).toFixed(1)} MB)`,
        `${formatCount(listOf('removed').length)} removed`,
        `${formatCount(plan.unchanged)} unchanged`,
        ...(failed > 0 ? [paint('red', `${formatCount(failed)} failed`)] : []),
      ];
      const time = formatDuration(performance.now() - began);
      process.stderr.write(`${folder}: ${parts.join(', ')}. ${time}.\n`);
      if (left > 0) {
        process.stderr.write(
          `${countOf(left, 'report')} not reached. Run the same command again to go on.\n`,
        );
      }
      if (json) process.stdout.write(`${JSON.stringify(summaryJson(), null, 2)}\n`);
    },

    /** Whether every report was processed without a failure. */
    isComplete: () => settled.length === total && listOf('failed').length === 0,
  };

  function summaryJson() {
    const { files, bytes } = sumOf(settled);
    return {
      Service: manifest.Service,
      Reports: Object.keys(manifest.Reports).length,
      Fetched: listOf('fetched').map(({ key }) => key),
      Removed: listOf('removed').map(({ key }) => key),
      Unchanged: plan.unchanged,
      Failed: settled.flatMap((each) =>
        each.outcome === 'failed' ? [{ Key: each.key, Problem: each.problem }] : [],
      ),
      NotReached: total - settled.length,
      FilesFetched: files,
      BytesFetched: bytes,
    };
  }
}

function sumOf(settled: SettledReport[]): { files: number; bytes: number } {
  let files = 0;
  let bytes = 0;
  for (const each of settled) {
    if (each.outcome !== 'fetched') continue;
    files += each.files;
    bytes += each.bytes;
  }
  return { files, bytes };
}
