import type { Families } from '@broadsheet/contract';
import type { ClassificationTree, TreeCode } from '@broadsheet/reports/classifications';
import type { CodedReport, Scope, Store } from '@broadsheet/store';
import type { Library } from './library.js';

/** A code of one classification. */
export interface PlacedCode {
  tree: ClassificationTree;
  code: TreeCode;
}

/** A report of a code. */
export interface ReportOfCode extends PlacedCode {
  report: CodedReport;
  by: 'own' | 'covers';
}

interface Options {
  store: Store['classifications'];
  families: Families;
  library: Library;
  scopes: Scope[];
  country?: string | undefined;
}

/** Reads the reports of codes in batches, each code once. */
export interface CodedReports {
  read(codes: Iterable<PlacedCode>): Promise<void>;
  /** The reports of a code that was read. */
  list(code: PlacedCode): readonly ReportOfCode[];
}

export function createCodedReports(options: Options): CodedReports {
  const { store, scopes, country } = options;
  const found = new Map<TreeCode, ReportOfCode[]>();
  const seen = new Set<TreeCode>();
  const requested = new Set<string>();
  return {
    async read(codes) {
      const spellings = new Set<string>();
      for (const { tree, code } of codes) {
        if (seen.has(code)) continue;
        seen.add(code);
        for (const spelling of tree.listSpellings(code)) {
          const folded = spelling.toLowerCase();
          if (!requested.has(folded)) spellings.add(folded);
          requested.add(folded);
        }
      }
      if (spellings.size === 0) return;
      const filter = country === undefined ? {} : { country };
      const reports = await store.listReports({ codes: [...spellings], scopes, ...filter });
      for (const report of placeReports(reports, options)) {
        const known = found.get(report.code);
        if (!known) found.set(report.code, [report]);
        else if (!known.some((each) => isSame(each, report))) known.push(report);
      }
    },
    list: ({ code }) => found.get(code) ?? none,
  };
}

const none: readonly ReportOfCode[] = [];

/** A report that covers its own code is listed once. */
const isSame = (a: ReportOfCode, b: ReportOfCode) =>
  a.report.key.family === b.report.key.family &&
  a.report.key.country === b.report.key.country &&
  a.report.key.code === b.report.key.code &&
  a.report.key.language === b.report.key.language;

/**
 * Finds the code of each report in the classification of its country; drops codes that belong to
 * none.
 */
export function placeReports(
  reports: readonly CodedReport[],
  { library, families }: Pick<Options, 'library' | 'families'>,
): ReportOfCode[] {
  return reports.flatMap((report) => {
    const version = report.version ?? findVersion(families, report.key);
    const tree = version === undefined ? undefined : library.findTree(version);
    const code = tree?.read(report.code)?.code;
    if (!tree || !code) return [];
    return [{ tree, code, report, by: report.version === undefined ? 'own' : 'covers' }];
  });
}

/** The classification that the codes of a family belong to in a country. */
export function findVersion(
  families: Families,
  { family, country }: { family: string; country: string },
): string | undefined {
  const { classifications } = families.find(family) ?? {};
  return classifications?.[country] ?? classifications?.['*'];
}
