import { businessEnvironmentFigures, rateUnit } from '@broadsheet/contract';
import { renderTable } from '../../documentation/markdown-table.js';

const introduction = `# Business environment figures: what is derived, and how

Made from the definition table that the code itself describes its answers with; \`npm run docs\` writes it anew.

- A figure is **absent** where one of its inputs is absent. It is never 0, and never a guess.
- A figure in per cent is **absent** where a divisor is zero or negative.
- Figures are rounded to two decimals, half away from zero, once. What a publisher gave is not rounded.
- The year before is the same year, quarter or month a year earlier: of a monthly series, June is compared with June.
- A rate is a driver whose \`Unit\` is \`${rateUnit}\`. From 2 % to 3 % is one percentage point, not 50 per cent, so it has \`PointChange\` and
  \`PointVolatility\` instead of \`Change\` and \`Volatility\`, and no \`CompoundGrowth\`. The chart says the same.
`;

const ending = `
\`Latest\` is the last historical value that is known; \`LatestPeriod\` says when: \`2026\`, \`2026-Q2\`, \`2026-06\`. Volatility is taken over
the annual changes of every historical period that has one, of which there must be at least two.
`;

/** The page `docs/business-environment-figures.md`. */
export function renderFiguresPage(): string {
  const rows = Object.entries(businessEnvironmentFigures).map(([name, { of, about, formula }]) => [
    `\`${name}\``,
    of,
    `\`${formula}\``,
    about,
  ]);
  const table = renderTable(['name', 'of', 'formula', 'meaning'], rows);
  return `${introduction}\n## Section \`statistics\`\n\n${table}\n${ending}`;
}
