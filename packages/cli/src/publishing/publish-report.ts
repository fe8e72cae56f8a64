import { formatProblem, type SourceProblem } from '../sources/source-problem.js';
import { countOf, formatCount, formatDuration } from '../terminal/amounts.js';
import { createPaint } from '../terminal/paint.js';
import { printable } from '../terminal/printable.js';
import { createProgress } from '../terminal/progress.js';
import { countParts, describeChanges, outcomeJson, type Outcome } from './outcome.js';
import type { FileResult } from './publish-run.js';

interface ReportOptions {
  total: number;
  dryRun: boolean;
  json: boolean;
}

/** The output of a bulk run: outcomes on standard output, everything else on standard error. */
export function createPublishReport({ total, dryRun, json }: ReportOptions) {
  const progress = createProgress({ total, things: 'documents' });
  const paint = createPaint(process.stderr);
  const began = performance.now();
  const counts = { created: 0, updated: 0, unchanged: 0, withdrawn: 0 };
  let refused = 0;
  const reached = () => refused + counts.created + counts.updated + counts.unchanged;

  const warn = (problems: SourceProblem[]) => {
    for (const problem of problems) {
      const colour = problem.severity === 'error' ? 'red' : 'yellow';
      progress.print(
        process.stderr,
        formatProblem(problem, (_severity, text) => paint(colour, text)),
      );
    }
  };

  return {
    warn,

    settle({ path, outcome, problems }: FileResult): void {
      warn(problems);
      if (outcome) counts[outcome.outcome] += 1;
      else refused += 1;
      const line = outcome && formatOutcome({ path, outcome, dryRun, json });
      if (line !== undefined) progress.print(process.stdout, line);
      progress.advance();
    },

    end(target: string): void {
      progress.end();
      const { created, updated, unchanged } = counts;
      const parts = [
        `${formatCount(created)} ${dryRun ? 'to create' : 'created'}`,
        `${formatCount(updated)} ${dryRun ? 'to update' : 'updated'}`,
        `${formatCount(unchanged)} unchanged`,
        ...(refused > 0 ? [paint('red', `${formatCount(refused)} refused`)] : []),
      ];
      const what = dryRun ? 'Nothing was changed in' : 'Published to';
      const time = formatDuration(performance.now() - began);
      process.stderr.write(
        `${what} ${target}: ${parts.join(', ')}. ${countOf(reached(), 'document')}, ${time}.\n`,
      );
      const left = total - reached();
      if (left > 0) {
        process.stderr.write(
          `${countOf(left, 'document')} not reached. Run the same command again to go on: what is published is skipped.\n`,
        );
      }
    },

    /** Whether every document was processed and none refused. */
    isComplete: () => refused === 0 && reached() === total,
  };
}

/** Undefined if there is nothing to print: thousands of unchanged reports are only counted. */
function formatOutcome({
  path,
  outcome,
  dryRun,
  json,
}: {
  path: string;
  outcome: Outcome;
  dryRun: boolean;
  json: boolean;
}): string | undefined {
  if (json) return JSON.stringify({ File: path, ...outcomeJson(outcome) });
  if (outcome.outcome === 'unchanged' && !dryRun) return undefined;
  const verb = dryRun ? wouldBe[outcome.outcome] : outcome.outcome;
  const edition = `edition ${String(outcome.edition)}`;
  const parts = formatParts(outcome, dryRun);
  return printable(`${verb.padEnd(9)}  ${outcome.key}  ${edition}  ${parts}`).trimEnd();
}

const wouldBe = { created: 'create', updated: 'update', unchanged: 'unchanged', withdrawn: '' };

/** In a new report all parts are changed, so their number is enough, except in a dry run. */
function formatParts({ key, outcome, changed }: Outcome, dryRun: boolean): string {
  if (outcome === 'unchanged') return '';
  if (changed.length === 0) return 'no chart or section differs';
  if (outcome === 'updated' || dryRun) return describeChanges({ key, changed });
  return countParts({ changed });
}
