import { groupThousands } from '@broadsheet/contract/words';

/** `12,345`. Does not use Intl, whose loading adds fifteen milliseconds to a start. */
export const formatCount = (count: number): string => groupThousands(String(count));

/** `3 documents`, `1 document`. */
export function countOf(count: number, singular: string): string {
  return `${formatCount(count)} ${count === 1 ? singular : `${singular}s`}`;
}

/** `42 s`, `3 min 20 s`, `2 h 5 min`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 60) return `${String(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${String(minutes)} min ${String(seconds % 60)} s`;
  return `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;
}
