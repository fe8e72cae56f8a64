/** One line of the table. */
export interface Result {
  work: string;
  /** The goal: `≥ 90`, `≤ 1.2`. */
  goal: string;
  /** What was measured, with its units. */
  measured: string;
  holds: boolean;
}

export const tableHead = ['| work | goal | measured | |', '|---|---|---|---|'];

export function formatResult({ work, goal, measured, holds }: Result): string {
  return `| ${work} | ${goal} | ${measured} | ${holds ? 'holds' : '**falls short**'} |`;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
