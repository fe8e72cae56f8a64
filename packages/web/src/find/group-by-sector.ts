import type { FoundReport } from '@broadsheet/client';
import type { ExplorerWords } from '../words/explorer-words.js';

/** One industry or company in all its published languages, English first. */
interface Subject {
  code: string;
  reports: [FoundReport, ...FoundReport[]];
}

export interface Sector {
  /** The id of the section on the page. */
  id: string;
  name: string;
  subjects: Subject[];
}

/**
 * A report in another language is grouped with its English version, under the English sector name.
 */
export function groupBySector(reports: FoundReport[], words: ExplorerWords): Sector[] {
  const sectors = new Map<string, Subject[]>();
  for (const subject of groupByCode(reports)) {
    const name = subject.reports[0].sector || words.find.otherSector;
    sectors.set(name, [...(sectors.get(name) ?? []), subject]);
  }
  return [...sectors]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, subjects], index) => ({ id: `sector-${String(index)}`, name, subjects }));
}

function groupByCode(reports: FoundReport[]): Subject[] {
  const subjects = new Map<string, Subject>();
  for (const report of reports) {
    const { code } = report;
    const subject = subjects.get(code);
    if (!subject) subjects.set(code, { code, reports: [report] });
    else if (report.language === 'English') subject.reports.unshift(report);
    else subject.reports.push(report);
  }
  return [...subjects.values()];
}
