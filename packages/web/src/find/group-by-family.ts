import type { FoundReport } from '@broadsheet/client';

/** The reports of one family, best first; the family of the best report comes first. */
export interface FoundGroup {
  family: string;
  reports: FoundReport[];
}

export function groupByFamily(reports: readonly FoundReport[]): FoundGroup[] {
  const groups = new Map<string, FoundReport[]>();
  for (const report of reports) {
    groups.set(report.family, [...(groups.get(report.family) ?? []), report]);
  }
  return [...groups].map(([family, found]) => ({ family, reports: found }));
}
