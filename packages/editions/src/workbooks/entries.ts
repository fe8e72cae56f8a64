const plain = /^[^\s;"](?:[^;"\r\n]*[^\s;"])?$/u;

/** A list of texts in one cell: `Wheat; Barley`. Texts with a semicolon are in quotes. */
export const joinEntries = (entries: readonly string[]): string =>
  entries
    .map((entry) => (plain.test(entry) ? entry : `"${entry.replaceAll('"', '""')}"`))
    .join('; ');

/** Undefined if a quotation mark is missing. */
export function splitEntries(text: string): string[] | undefined {
  const entries: string[] = [];
  const entry = /\s*(?:"((?:[^"]|"")*)"|([^;"]*))\s*(;|$)/uy;
  while (entry.lastIndex < text.length || entries.length === 0) {
    const match = entry.exec(text);
    if (!match) return undefined;
    const [, quoted, bare = '', end] = match;
    const value = quoted?.replaceAll('""', '"') ?? bare.trim();
    if (quoted !== undefined || value !== '') entries.push(value);
    if (end === '') return entries;
  }
  return entries;
}
