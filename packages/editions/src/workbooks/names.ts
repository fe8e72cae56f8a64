/** The longest name of a sheet. */
const longest = 31;

/** Names of sheets: unique regardless of letter case, at most 31 characters, no forbidden ones. */
export function createNames(taken: readonly string[]): (requested: string) => string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return (requested) => {
    const plain = requested.replace(/[[\]:*?/\\]/g, ' ').trim();
    // Excel reserves this name.
    const base = /^history$/i.test(plain) ? `${plain} rows` : plain;
    for (let count = 1; ; count += 1) {
      const end = count === 1 ? '' : ` ${String(count)}`;
      const name = base.slice(0, longest - end.length) + end;
      if (used.has(name.toLowerCase())) continue;
      used.add(name.toLowerCase());
      return name;
    }
  };
}

/** A, B … Z, AA: columns from 0. */
export function nameColumn(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${nameColumn(Math.floor(column / 26) - 1)}${letter}`;
}
