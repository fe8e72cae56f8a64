/** One line of the table. */
export interface Result {
  work: string;
  /** The goal: `≥ 0.85`, `≤ 1 s`; empty if there is none. */
  goal: string;
  /** What was measured, with its units. */
  measured: string;
  /** The ratio of the two, if the goal is about that. */
  ratio?: number;
  /** Undefined if there is no goal. */
  holds?: boolean;
}

export const tableHead = ['| work | goal | measured | ratio | |', '|---|---|---|---|---|'];

export function formatResult({ work, goal, measured, ratio, holds }: Result): string {
  const verdict = holds === undefined ? '' : holds ? 'holds' : '**falls short**';
  const shown = ratio === undefined ? '' : ratio.toFixed(2);
  return `| ${work} | ${goal} | ${measured} | ${shown} | ${verdict} |`;
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  return sorted[index] ?? NaN;
}
