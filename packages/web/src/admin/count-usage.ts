import type { UsageEntry } from '@broadsheet/client';

/** Requests on each day, and in total. */
export interface UsageRow {
  name: string;
  counts: number[];
  total: number;
}

/** Sums the counts by day and by client or operation; the most used first. */
export function countUsage(
  entries: readonly UsageEntry[],
  days: readonly string[],
  by: 'clientId' | 'operation',
): UsageRow[] {
  const rows = new Map<string, UsageRow>();
  for (const entry of entries) {
    const at = days.indexOf(entry.day);
    if (at < 0) continue;
    const name = entry[by];
    const row = rows.get(name) ?? { name, counts: days.map(() => 0), total: 0 };
    row.counts[at] = (row.counts[at] ?? 0) + entry.requests;
    row.total += entry.requests;
    rows.set(name, row);
  }
  return [...rows.values()].toSorted((one, other) => other.total - one.total);
}

const dayMs = 86_400_000;

/** The last days, UTC, as the service counts them: today first, which a phone shows without scrolling. */
export function listDays(length: number, now: number): string[] {
  return Array.from({ length }, (_, index) =>
    new Date(now - index * dayMs).toISOString().slice(0, 10),
  );
}
