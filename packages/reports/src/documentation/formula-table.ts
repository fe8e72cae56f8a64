import { renderTable } from './markdown-table.js';

/** Figures with their formulas, as a table of a page. */
export function renderFormulas(
  figures: Readonly<Record<string, { about: string; formula: string }>>,
): string {
  const rows = Object.entries(figures).map(([name, { about, formula }]) => [
    `\`${name}\``,
    `\`${formula}\``,
    about,
  ]);
  return renderTable(['name', 'formula', 'meaning'], rows);
}

/** What applies to the figures of every family. */
export const figureRules = `Made from the definition tables that the code itself describes its answers with; \`npm run docs\` writes it anew.

- A figure is **absent** where one of its inputs is absent or a divisor is zero or negative. It is never 0, and never a guess.
- Figures are rounded to two decimals, half away from zero, once. What a publisher gave is not rounded.
`;
