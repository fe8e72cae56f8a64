/** The state of the process at one moment. */
export interface Sample {
  /** Since the process started. */
  seconds: number;
  rss: number;
  heapUsed: number;
  /** Memory outside the heap, mostly cached images and sections. */
  external: number;
  handles: number;
  files: number;
  /** Since the previous sample. */
  delayP99Ms: number;
}

const mebibyte = 1024 * 1024;

export function formatSample(sample: Sample): string {
  const { seconds, rss, heapUsed, external, handles, files, delayP99Ms } = sample;
  const cells = [
    `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`,
    ...[rss, heapUsed, external].map((bytes) => (bytes / mebibyte).toFixed(0)),
    String(handles),
    String(files),
    delayP99Ms.toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

export const sampleHeader =
  '| time | RSS MiB | heap MiB | external MiB | handles | files | loop delay p99 ms |\n|---|---|---|---|---|---|---|';

export interface Verdict {
  isFlat: boolean;
  lines: string[];
}

interface Measure {
  name: string;
  of: (sample: Sample) => number;
  /** The allowed growth between the first and the last third: a share, and an amount. */
  share: number;
  amount: number;
}

const measures: Measure[] = [
  { name: 'RSS, MiB', of: ({ rss }) => rss / mebibyte, share: 0.1, amount: 16 },
  { name: 'heap, MiB', of: ({ heapUsed }) => heapUsed / mebibyte, share: 0.1, amount: 16 },
  { name: 'external, MiB', of: ({ external }) => external / mebibyte, share: 0.1, amount: 16 },
  { name: 'handles', of: ({ handles }) => handles, share: 0, amount: 5 },
  { name: 'files', of: ({ files }) => files, share: 0, amount: 5 },
  { name: 'loop delay p99, ms', of: ({ delayP99Ms }) => delayP99Ms, share: 1, amount: 10 },
];

/**
 * Compares the medians of the last third and of the first third after warming up: one peak proves
 * nothing.
 */
export function judge(samples: Sample[], warmUpSeconds: number): Verdict {
  const warm = samples.filter(({ seconds }) => seconds > warmUpSeconds);
  const third = Math.floor(warm.length / 3);
  const results = measures.map(({ name, of, share, amount }) => {
    const first = median(warm.slice(0, third).map(of));
    const last = median(warm.slice(-third).map(of));
    const isFlat = last <= first * (1 + share) + amount;
    const word = isFlat ? 'flat' : 'GROWS';
    return { isFlat, line: `${name}: ${first.toFixed(1)} → ${last.toFixed(1)}, ${word}` };
  });
  return {
    isFlat: third > 0 && results.every(({ isFlat }) => isFlat),
    lines: results.map(({ line }) => line),
  };
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}
