import { countDecimals } from '@broadsheet/contract/words';
import { compute, isEqual, roundAs, writeTokens, type Operand, type Token } from './compute.js';
import type { FigureLine, FigureRecord, PlacedFigure } from './figures.js';
import { findLineFormula } from './find-formula.js';
import type { Figures, Target } from './index-figures.js';
import { createResolver, type Resolver } from './resolve-names.js';
import { splitFormula, type FormulaPart } from './split-formula.js';

/** By sheet, then by cell. */
export interface Formulas {
  /** The formulas of a sheet by their cells, as `cellNumber` names them. */
  of(sheet: string): ReadonlyMap<number, string> | undefined;
}

/** No sheet has more columns than this. */
const mostColumns = 16_384;
export const cellNumber = (row: number, column: number): number => row * mostColumns + column;

/**
 * The formulas of the figures that follow from others: as their definition says, else as their values
 * do. A formula is used only if it gives the published figure.
 */
export function findFormulas(figures: Figures): Formulas {
  const sheets = new Map<string, Map<number, string>>();
  const add = ({ sheet, row, column }: PlacedFigure, formula: string) => {
    const formulas = sheets.get(sheet) ?? new Map<number, string>();
    if (formulas.size === 0) sheets.set(sheet, formulas);
    formulas.set(cellNumber(row, column), formula);
  };
  const resolver = createResolver(figures);
  for (const { target, parts, decimals } of listTargets(figures)) {
    const written = writeFormula(parts, { target, resolver, decimals });
    if (written !== undefined) add(target.figure, written);
  }
  addLineFormulas(figures.lines, { add, has: (figure) => isComputed(sheets, figure) });
  return { of: (sheet) => sheets.get(sheet) };
}

const isComputed = (
  sheets: ReadonlyMap<string, ReadonlyMap<number, string>>,
  { sheet, row, column }: PlacedFigure,
) => sheets.get(sheet)?.has(cellNumber(row, column)) === true;

interface Adding {
  add(figure: PlacedFigure, formula: string): void;
  has(figure: PlacedFigure): boolean;
}

/** Lines whose definition does not say how they follow from others. */
function addLineFormulas(lines: readonly FigureLine[], { add, has }: Adding): void {
  /** Figures are computed from published ones before them, as readers expect. */
  const published: FigureLine[] = [];
  for (const line of lines) {
    const all = [...line.figures.values()];
    if (all.some(has)) {
      // Part of it is computed from others already: nothing else follows from it without a circle.
      continue;
    }
    const formula = findLineFormula(line, published);
    if (!formula) {
      published.push(line);
      continue;
    }
    const decimals = mostDecimals(all);
    for (const [period, figure] of line.figures) {
      const text = figure.value === null ? undefined : formula(period);
      if (text !== undefined) add(figure, `ROUND(${text},${String(decimals)})`);
    }
  }
}

interface DefinedFigure {
  target: Target;
  /** The parts of its formula. */
  parts: readonly FormulaPart[];
  /** That the figures of its line are written with. */
  decimals: number;
}

function listTargets({ lines, records }: Figures): DefinedFigure[] {
  const tables = new Set(records.map(({ table }) => table));
  return [...lines.flatMap(listLineTargets), ...[...tables].flatMap(listTableTargets)];
}

function listLineTargets(line: FigureLine): DefinedFigure[] {
  const { formula, figures } = line;
  if (formula === undefined) return [];
  const parts = splitFormula(formula);
  const decimals = mostDecimals([...figures.values()]);
  return [...figures].map(([period, figure]) => ({
    target: { figure, line, period, candidates: 1 },
    ...{ parts, decimals },
  }));
}

function listTableTargets(table: readonly FigureRecord[]): DefinedFigure[] {
  if (!table.some(hasFormula)) return [];
  const columns = new Map<string, { record: FigureRecord; figure: PlacedFigure }[]>();
  for (const record of table) {
    for (const [name, figure] of record.figures) {
      const column = columns.get(name) ?? [];
      if (column.length === 0) columns.set(name, column);
      column.push({ record, figure });
    }
  }
  return [...columns.values()].flatMap((column): DefinedFigure[] => {
    const defined = column.filter(({ figure }) => figure.formula !== undefined);
    if (defined.length === 0) return [];
    const decimals = mostDecimals(column.map(({ figure }) => figure));
    return defined.map(({ record, figure }) => {
      const period = record.figures.get('Year')?.text;
      const target = { figure, record, candidates: 1, ...(period !== undefined && { period }) };
      return { target, parts: splitFormula(figure.formula ?? ''), decimals };
    });
  });
}

function hasFormula({ figures }: FigureRecord): boolean {
  for (const { formula } of figures.values()) if (formula !== undefined) return true;
  return false;
}

const mostDecimals = (figures: readonly PlacedFigure[]): number =>
  Math.max(0, ...figures.map(({ value }) => (value === null ? 0 : countDecimals(value))));

interface Writing {
  target: Target;
  resolver: Resolver;
  decimals: number;
}

/** Undefined if none of what its names may stand for gives the published figure. */
function writeFormula(parts: readonly FormulaPart[], writing: Writing): string | undefined {
  const { target } = writing;
  if (target.figure.value === null) return undefined;
  // It is the nearest figure of each name nearly always.
  return (
    tryFormula(parts, writing) ??
    tryFormula(parts, { ...writing, target: { ...target, candidates: mostCandidates } })
  );
}

const mostCandidates = 6;

function tryFormula(parts: readonly FormulaPart[], writing: Writing): string | undefined {
  const { value } = writing.target.figure;
  const choices = parts.map((part) => listChoices(part, writing));
  if (value === null || choices.some(({ length }) => length === 0)) return undefined;
  for (const tokens of combine(choices)) {
    const computed = compute(tokens);
    if (!Number.isFinite(computed)) continue;
    if (isEqual(computed, value)) return writeTokens(tokens);
    if (isEqual(roundAs(computed, writing.decimals), value)) {
      return `ROUND(${writeTokens(tokens)},${String(writing.decimals)})`;
    }
  }
  return undefined;
}

function listChoices(part: FormulaPart, { resolver, target }: Writing): readonly Token[] {
  if (part.kind === 'sign') return part.choices;
  if (part.kind === 'call') return resolver.call(part.name, part.inputs, target);
  const operands = resolver.resolve(part.name, target);
  return operands.length === 0 && part.isOptional ? [zero] : operands;
}

const zero: Operand = { value: 0, write: () => '0' };

/** More combinations of what names may stand for than this are not tried. */
const mostCombinations = 200;

/** The nearest of each name first. */
function* combine(choices: readonly (readonly Token[])[]): Generator<Token[]> {
  const picked = choices.map(() => 0);
  for (let count = 0; count < mostCombinations; count += 1) {
    yield choices.map((tokens, index) => tokens[picked[index] ?? 0] ?? '');
    let index = choices.length - 1;
    while (index >= 0 && (picked[index] ?? 0) + 1 >= (choices[index]?.length ?? 0)) {
      picked[index] = 0;
      index -= 1;
    }
    if (index < 0) return;
    picked[index] = (picked[index] ?? 0) + 1;
  }
}
