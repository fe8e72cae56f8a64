/**
 * A section as what is said of all of it, such as a currency, and the rows of its tables one after
 * the other: what is repeated in every part, and what a part has some of.
 */
export interface SectionRows {
  fixed: Record<string, unknown>;
  rows: SectionRow[];
  /** Names of the tables, also of empty ones. */
  tables: string[];
}

interface SectionRow {
  table: string;
  value: unknown;
}

/** The same text as `AnalysisPlainText`, with markup that a model has no use for. */
const repeatedText = 'AnalysisHTML';
const longText = 'AnalysisPlainText';
/** Long texts are cut at line breaks, and only a line longer than this within it. */
const longestPiece = 1500;

export function splitSection(body: Record<string, unknown>): SectionRows {
  const split: SectionRows = { fixed: {}, rows: [], tables: [] };
  for (const [name, value] of Object.entries(body)) {
    if (name === repeatedText) continue;
    const rows = listRows(name, value);
    if (rows) {
      split.tables.push(name);
      split.rows.push(...rows.map((row) => ({ table: name, value: row })));
    } else {
      split.fixed[name] = value;
    }
  }
  return split;
}

function listRows(name: string, value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value as unknown[];
  return name === longText && typeof value === 'string' ? cutText(value) : undefined;
}

/** Put together again, the pieces are the text, character by character. */
function cutText(text: string): string[] {
  return text
    .split(/(?<=\n)/)
    .flatMap((line) => line.match(new RegExp(`[^]{1,${String(longestPiece)}}`, 'gu')) ?? []);
}

/** The body of a part: from row `from` up to, and not including, row `to`. */
export function joinRows({ fixed, rows, tables }: SectionRows, from: number, to: number) {
  const isWhole = from === 0 && to === rows.length;
  const body: Record<string, unknown> = { ...fixed };
  for (const table of tables) {
    const values = rows.slice(from, to).flatMap((row) => (row.table === table ? [row.value] : []));
    if (isWhole || values.length > 0) body[table] = table === longText ? values.join('') : values;
  }
  return body;
}
