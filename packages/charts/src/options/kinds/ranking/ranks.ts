import type { Locale, RankingChart, RankingRow } from '@broadsheet/contract';

/** Readers do not compare more rows than this. */
const mostRows = 12;

export interface RankedRow extends RankingRow {
  /** The rank as text; equal values share a rank, and a missing value has none. */
  rank: string;
}

const leftWords: Record<Locale, (count: number) => string> = {
  en: (count) => `and ${String(count)} more`,
  ja: (count) => `ほか${String(count)}件`,
};

/** The highest rows and the report's own row, whatever its rank, and how many rows are left out. */
export function chooseRanks({ rows, locale }: RankingChart): { rows: RankedRow[]; left: string } {
  const ranked = rows.map((row) => ({ ...row, rank: rankOf(row, rows) }));
  const own = ranked.findIndex(({ highlight }) => highlight);
  const kept = own < mostRows ? mostRows : mostRows - 1;
  const chosen = ranked.filter((_, index) => index < kept || index === own);
  const count = rows.length - chosen.length;
  return { rows: chosen, left: count === 0 ? '' : leftWords[locale](count) };
}

function rankOf({ value }: RankingRow, rows: readonly RankingRow[]): string {
  if (value === null) return '–';
  return String(1 + rows.filter((other) => other.value !== null && other.value > value).length);
}
