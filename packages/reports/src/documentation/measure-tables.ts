import { renderTable } from './markdown-table.js';

interface Statistic {
  unit: string;
  about: string;
}

/** The series and their units, as a section of a page on figures. */
export function renderStatistics(table: Readonly<Record<string, Statistic>>): string {
  const rows = Object.entries(table).map(([name, { unit, about }]) => [`\`${name}\``, unit, about]);
  const rendered = renderTable(['name', 'unit', 'what it counts'], rows);
  return `## Statistics\n\nSection \`keystatistics\`, as the publisher gave them. \`Currency\` is whole units of the currency.\n\n${rendered}\n`;
}

/** The figures calculated from them; `note` adds what else a reader must know. */
export function renderRatios(
  table: Readonly<Record<string, Statistic & { formula: string }>>,
  note = '',
): string {
  const rows = Object.entries(table).map(([name, { unit, formula, about }]) => [
    `\`${name}\``,
    unit,
    `\`${formula}\``,
    about,
  ]);
  const rendered = renderTable(['name', 'unit', 'formula', 'meaning'], rows);
  return `## Ratios\n\nSection \`keyratios\`, from the statistics of the same year, outlook included.${note}\n\n${rendered}\n`;
}
