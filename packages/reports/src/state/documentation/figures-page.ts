import { stateFigures, stateStatistics } from '@broadsheet/contract';
import { renderTable } from '../../documentation/markdown-table.js';
import { renderStatistics } from '../../documentation/measure-tables.js';

const introduction = `# State figures: what is derived, and how

Made from the definition tables that the code itself calculates with; \`npm run docs\` writes it anew.

- A figure is **absent** where one of its inputs is absent or withheld. It is never 0, and never a guess.
- A figure is **absent** where a divisor is zero or negative: a share of nothing says nothing.
- Figures are rounded to two decimals, half away from zero. What a publisher gave is not rounded.
- \`Growth\` in the section \`keystatistics\` is derived as in [industry figures](industry-figures.md).
`;

const ending = `
\`National\` is the same statistic of the same year in the industry report of the country, code and language. \`Year\` of the comparison
is the last historical year in which national revenue is known; it compares the regions whose reports are published in the
language of the report. \`Latest\` has the region and the country beside each other, in the last historical year in which one
statistic of both is known. The chart \`RegionalShares\` shows the shares of that year.

These figures span reports. They are kept beside the editions and made anew when a report that they depend on is published, rolled
back or withdrawn: a second after publishing pauses, half a minute at most.

- They are **absent** where the industry report is not published, or was published by a version that did not keep its figures yet;
  publishing it again brings them. Amounts in another currency are not compared.
- A client gets them where it may read the industry report too: family \`industry\`, the country and the language. Others get the
  region's own figures, no \`Latest\`, no \`National\`, no \`Shares\`, no section \`regionalcomparison\` and no chart \`RegionalShares\`.
`;

/** The page \`docs/state-figures.md\`. */
export function renderFiguresPage(): string {
  const rows = Object.entries(stateFigures).map(([name, { of, about, formula }]) => [
    `\`${name}\``,
    of,
    `\`${formula}\``,
    about,
  ]);
  const table = renderTable(['name', 'of', 'formula', 'meaning'], rows);
  return `${introduction}\n${renderStatistics(stateStatistics)}\n## Beside the country and other regions\n\nSections \`keystatistics\` and \`regionalcomparison\`.\n\n${table}\n${ending}`;
}
