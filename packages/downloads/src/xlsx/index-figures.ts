import type { FigureLine, FigureRecord, PlacedFigure } from './figures.js';

/** All figures of a workbook. */
export interface Figures {
  lines: readonly FigureLine[];
  records: readonly FigureRecord[];
}

/** The figure that is computed, and what it belongs to. */
export interface Target {
  figure: PlacedFigure;
  line?: FigureLine;
  record?: FigureRecord;
  period?: string;
  /** How many figures of a name are tried. */
  candidates: number;
}

export interface FigureIndex {
  /** The lines of that name, the nearest first: its own, then those of its part, sheet, and others. */
  listLines(name: string, target: Target): readonly FigureLine[];
  /** The records that have a figure of that name, those of the sheet first. */
  listRecords(name: string, sheet: string): readonly FigureRecord[];
  /** The tables of its sheet, its own first. */
  listTables(target: Target): FigureRecord[][];
}

/** Finds figures by name. Most formulas ask for the same names again, one for each year. */
export function indexFigures({ lines, records }: Figures): FigureIndex {
  const linesOf = groupBy(lines, ({ names = [] }) => names);
  const recordsOf = groupBy(records, ({ figures }) => figures.keys());
  const tablesOf = groupBy(new Set(records.map(({ table }) => table)), ([first]) =>
    first ? [first.sheet] : [],
  );
  const nearLines = new Map<FigureLine | string, Map<string, FigureLine[]>>();
  const nearRecords = new Map<string, Map<string, FigureRecord[]>>();
  return {
    listLines(name, { line, record, figure }) {
      const lineName = name === 'Named' ? (record?.named ?? line?.names?.[0]) : name;
      if (lineName === undefined) return [];
      return remember(nearLines, line ?? figure.sheet, lineName, () =>
        (linesOf.get(lineName) ?? [])
          .filter((each) => each !== line)
          .sort(byNearness((each) => rateNearness(each, line, figure.sheet))),
      );
    },
    listRecords: (name, sheet) =>
      remember(nearRecords, sheet, name, () =>
        [...(recordsOf.get(name) ?? [])].sort(byNearness((each) => Number(each.sheet === sheet))),
      ),
    listTables({ record, figure }) {
      const tables = tablesOf.get(figure.sheet) ?? [];
      const own = record?.table;
      return own ? [own, ...tables.filter((table) => table !== own)] : tables;
    },
  };
}

function groupBy<Item>(items: Iterable<Item>, listKeys: (item: Item) => Iterable<string>) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of listKeys(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

function remember<Key, Found>(
  known: Map<Key, Map<string, Found>>,
  key: Key,
  name: string,
  find: () => Found,
): Found {
  const ofKey = known.get(key) ?? new Map<string, Found>();
  if (ofKey.size === 0) known.set(key, ofKey);
  const found = ofKey.get(name) ?? find();
  ofKey.set(name, found);
  return found;
}

const byNearness =
  <Item>(rate: (item: Item) => number) =>
  (one: Item, other: Item) =>
    rate(other) - rate(one);

const rateNearness = (each: FigureLine, line: FigureLine | undefined, sheet: string): number =>
  (each === line?.owner ? 8 : 0) +
  (each.heading !== undefined && each.heading === line?.heading ? 4 : 0) +
  (each.sheet === sheet ? 2 : 0);
