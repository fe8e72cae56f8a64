import type { Workbook } from 'hucre';

/** Evaluates the formulas of a workbook from its constants alone, as a spreadsheet does when it recalculates. */
export function createEvaluator({ sheets }: Workbook) {
  const cells = new Map<string, unknown>(
    sheets.flatMap(({ name, rows, cells: rich = new Map<string, unknown>() }) => [
      ...rows.flatMap((row, at) =>
        row.map((value, column) => [`${name}!${String(at)},${String(column)}`, { value }] as const),
      ),
      ...[...rich].map(([place, cell]) => [`${name}!${place}`, cell] as const),
    ]),
  );
  const known = new Map<string, number>();
  const open = new Set<string>();

  const valueAt = (place: string): number => {
    const found = known.get(place);
    if (found !== undefined) return found;
    if (open.has(place)) throw new Error(`the formula of ${place} refers to itself`);
    open.add(place);
    const cell = cells.get(place) as { formula?: string; value?: unknown } | undefined;
    const sheet = place.slice(0, place.lastIndexOf('!'));
    const value =
      cell?.formula === undefined ? Number(cell?.value ?? 0) : evaluate(cell.formula, sheet);
    open.delete(place);
    known.set(place, value);
    return value;
  };

  const evaluate = (formula: string, own: string): number =>
    parse(formula, (sheet, first, last) =>
      listRange(first, last).map((at) => valueAt(`${sheet ?? own}!${at}`)),
    );

  return evaluate;
}

type Lookup = (sheet: string | undefined, first: string, last: string) => number[];

const tokenPattern =
  /\s*(?:(?:'((?:[^']|'')+)'!)?(\$?[A-Z]{1,3}\$?\d+)(?::(\$?[A-Z]{1,3}\$?\d+))?|([A-Z]+)(?=\()|(\d+(?:\.\d+)?)|([-+*/^(),]))/y;

function parse(formula: string, lookUp: Lookup): number {
  const tokens: { cells?: number[]; name?: string; number?: number; sign?: string }[] = [];
  // Its cells may be formulas themselves, which are read meanwhile.
  const token = new RegExp(tokenPattern);
  token.lastIndex = formula.startsWith('=') ? 1 : 0;
  while (token.lastIndex < formula.length) {
    const found = token.exec(formula);
    if (!found) throw new SyntaxError(`cannot read the formula ${formula}`);
    const [, sheet, first, last, name, number, sign] = found;
    if (first !== undefined)
      tokens.push({ cells: lookUp(sheet?.replaceAll("''", "'"), first, last ?? first) });
    else if (name !== undefined) tokens.push({ name });
    else if (number !== undefined) tokens.push({ number: Number(number) });
    else tokens.push({ sign: sign ?? '' });
  }
  let at = 0;
  const isSign = (sign: string) => tokens[at]?.sign === sign;

  function sum(): number {
    let value = product();
    while (isSign('+') || isSign('-')) {
      const direction = isSign('+') ? 1 : -1;
      at += 1;
      value += direction * product();
    }
    return value;
  }
  function product(): number {
    let value = power();
    while (isSign('*') || isSign('/')) {
      const isProduct = isSign('*');
      at += 1;
      const right = power();
      value = isProduct ? value * right : value / right;
    }
    return value;
  }
  function power(): number {
    const base = operand();
    if (!isSign('^')) return base;
    at += 1;
    return base ** operand();
  }
  function operand(): number {
    const next = tokens[at] ?? {};
    at += 1;
    if (next.number !== undefined) return next.number;
    if (next.cells) return next.cells[0] ?? 0;
    if (next.sign === '-') return -operand();
    if (next.sign === '(') {
      const value = sum();
      at += 1;
      return value;
    }
    if (next.name !== undefined) return call(next.name);
    throw new SyntaxError(`cannot read the formula ${formula}`);
  }
  function call(name: string): number {
    const inputs: number[][] = [];
    do {
      at += 1;
      const { cells } = tokens[at] ?? {};
      const isRange = cells !== undefined && [',', ')'].includes(tokens[at + 1]?.sign ?? '');
      if (isRange) at += 1;
      inputs.push(isRange ? cells : [sum()]);
    } while (isSign(','));
    at += 1;
    return apply(name, inputs);
  }
  const value = sum();
  if (at < tokens.length) throw new SyntaxError(`cannot read the formula ${formula}`);
  return value;
}

function apply(name: string, inputs: number[][]): number {
  const all = inputs.flat();
  const total = all.reduce((sum, each) => sum + each, 0);
  if (name === 'SUM') return total;
  if (name === 'STDEV') {
    const mean = total / all.length;
    return Math.sqrt(all.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (all.length - 1));
  }
  const [value = NaN, decimals = NaN] = all;
  if (name !== 'ROUND') throw new SyntaxError(`there is no function ${name}`);
  const [digits, exponent = '0'] = Number(Math.abs(value).toPrecision(15))
    .toExponential()
    .split('e');
  const shifted = Math.round(Number(`${digits ?? ''}e${String(Number(exponent) + decimals)}`));
  return Math.sign(value) * Number(`${String(shifted)}e${String(-decimals)}`);
}

/** Cells as `row,column`, zero-based. */
function listRange(first: string, last: string): string[] {
  const [from, to] = [readPlace(first), readPlace(last)];
  const rows = Array.from({ length: to.row - from.row + 1 }, (_, index) => from.row + index);
  return rows.flatMap((row) =>
    Array.from(
      { length: to.column - from.column + 1 },
      (_, index) => `${String(row)},${String(from.column + index)}`,
    ),
  );
}

function readPlace(cell: string) {
  const [, letters = '', digits = ''] = /^\$?([A-Z]+)\$?(\d+)$/.exec(cell) ?? [];
  const column = Array.from(letters).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
  return { row: Number(digits) - 1, column: column - 1 };
}
