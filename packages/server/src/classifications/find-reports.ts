import {
  listAncestors,
  listDescendants,
  type ConvertedCode,
  type TreeCode,
} from '@broadsheet/reports/classifications';
import type { CodedReports, PlacedCode, ReportOfCode } from './coded-reports.js';
import type { Library } from './library.js';

/** A report, and how it was found. */
export interface FoundForCode {
  report: ReportOfCode['report'];
  by: 'own' | 'covers' | 'parent' | 'below' | 'concordance';
  /** The code that led to it. */
  version: string;
  code: string;
  isExact?: boolean;
  way?: string[];
}

/**
 * The reports of each code: its own; or else those of the nearest code above; or else those of
 * codes below; or else those of corresponding codes in other classifications, or of the nearest
 * codes around those.
 */
export async function findReports(
  codes: readonly PlacedCode[],
  { reports, library }: { reports: CodedReports; library: Library },
): Promise<Map<TreeCode, FoundForCode[]>> {
  const found = new Map<TreeCode, FoundForCode[]>();
  await reports.read(codes);
  const lacking = codes.filter((each) => !keep(found, each, listOwn(reports, each)));
  await reports.read(listAround(lacking));
  const left = lacking.filter(
    (each) =>
      !keep(found, each, listAbove(reports, each)) && !keep(found, each, listUnder(reports, each)),
  );
  const converted = left.map((each) => ({ each, targets: listTargets(each, library) }));
  const treeCodes = new Map(
    converted.flatMap(({ targets }) => targets.map(({ place }) => [place.code, place] as const)),
  );
  await reports.read(listAround(treeCodes.values()));
  for (const { each, targets } of converted) keep(found, each, listConverted(reports, targets));
  return found;
}

/** Whether there are any. */
function keep(
  found: Map<TreeCode, FoundForCode[]>,
  { code }: PlacedCode,
  list: FoundForCode[],
): boolean {
  if (list.length > 0) found.set(code, list);
  return list.length > 0;
}

function* listChain({ tree, code }: PlacedCode): Iterable<PlacedCode> {
  for (const above of listAncestors(code)) yield { tree, code: above };
}

function* listBelow({ tree, code }: PlacedCode): Iterable<PlacedCode> {
  for (const below of listDescendants(code)) yield { tree, code: below };
}

/** Each code with those above and below it. Many codes share them, so no list is made. */
function* listAround(treeCodes: Iterable<PlacedCode>): Iterable<PlacedCode> {
  for (const place of treeCodes) {
    yield place;
    yield* listChain(place);
    yield* listBelow(place);
  }
}

const listOwn = (reports: CodedReports, place: PlacedCode): FoundForCode[] =>
  reports.list(place).map(({ report, by }) => ({
    report,
    by,
    version: place.tree.version,
    code: place.code.Code,
  }));

function listAbove(reports: CodedReports, place: PlacedCode): FoundForCode[] {
  for (const above of listChain(place)) {
    const own = listOwn(reports, above);
    if (own.length > 0) return own.map((each) => ({ ...each, by: 'parent' as const }));
  }
  return [];
}

/** The reports of all codes below. */
const listUnder = (reports: CodedReports, place: PlacedCode): FoundForCode[] =>
  [...listBelow(place)]
    .flatMap((below) => listOwn(reports, below))
    .map((each) => ({ ...each, by: 'below' as const }));

interface Target {
  place: PlacedCode;
  converted: ConvertedCode;
  way: string[];
}

/** The corresponding codes in every other classification. */
function listTargets({ tree, code }: PlacedCode, library: Library): Target[] {
  return [...library.trees.values()].flatMap(({ tree: other }) => {
    const way = other === tree ? undefined : library.findWay(tree, other);
    return (way?.convert(code) ?? []).map((converted) => ({
      place: { tree: other, code: converted.code },
      converted,
      way: way?.versions ?? [],
    }));
  });
}

/** The nearest: first those of the targets themselves or below them, then those one level up, and so on. */
function listConverted(reports: CodedReports, targets: readonly Target[]): FoundForCode[] {
  let treeCodes = targets.map((target) => ({ target, place: target.place, isOwn: true }));
  while (treeCodes.length > 0) {
    const found = treeCodes.flatMap(({ target, place, isOwn }) =>
      listNear(reports, place, isOwn).map((each) => ({
        ...each,
        by: 'concordance' as const,
        isExact: each.by !== 'below' && isOwn && target.converted.isExact,
        way: target.way,
      })),
    );
    if (found.length > 0) return dropRepeats(found);
    treeCodes = treeCodes.flatMap(({ target, place: { tree, code } }) =>
      code.parent ? [{ target, place: { tree, code: code.parent }, isOwn: false }] : [],
    );
  }
  return [];
}

function listNear(reports: CodedReports, place: PlacedCode, isOwn: boolean): FoundForCode[] {
  const own = listOwn(reports, place);
  return own.length > 0 || !isOwn ? own : listUnder(reports, place);
}

/** Several targets may lead to one report; an exact one counts. */
function dropRepeats(found: readonly FoundForCode[]): FoundForCode[] {
  const distinct = new Map<string, FoundForCode>();
  for (const each of found) {
    const name = Object.values(each.report.key).join('/');
    if (!distinct.has(name) || (each.isExact && !distinct.get(name)?.isExact)) {
      distinct.set(name, each);
    }
  }
  return [...distinct.values()];
}
