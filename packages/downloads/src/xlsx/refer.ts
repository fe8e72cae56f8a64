interface CellPosition {
  sheet: string;
  row: number;
  column: number;
}

/** A cell as a formula of a sheet names it: `B5`, `'Key Statistics'!B5`. */
export function refer(sheet: string, { sheet: other, row, column }: CellPosition): string {
  const cell = nameCell(row, column);
  return sheet === other ? cell : `${quoteSheet(other)}!${cell}`;
}

/** A name of a sheet as references write it. */
export const quoteSheet = (name: string): string => `'${name.replaceAll("'", "''")}'`;

/** `B5`; row and column are zero-based. */
export const nameCell = (row: number, column: number): string =>
  `${nameColumn(column)}${String(row + 1)}`;

/** A, B … Z, AA: zero-based. */
function nameColumn(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${nameColumn(Math.floor(column / 26) - 1)}${letter}`;
}

/** Cells as arguments of a function: a range if they are next to each other. */
export function referAll(sheet: string, places: readonly CellPosition[]): string {
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last || places.length < 2 || !isRange(places)) {
    return places.map((place) => refer(sheet, place)).join(',');
  }
  return `${refer(sheet, first)}:${refer(last.sheet, last)}`;
}

function isRange(places: readonly CellPosition[]): boolean {
  return [
    [0, 1],
    [1, 0],
  ].some(([down = 0, right = 0]) =>
    places.every(
      ({ sheet, row, column }, index) =>
        sheet === places[0]?.sheet &&
        row === places[0].row + index * down &&
        column === places[0].column + index * right,
    ),
  );
}
