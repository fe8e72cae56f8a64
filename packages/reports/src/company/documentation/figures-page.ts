import {
  growthMeasures,
  marketValueLines,
  ratioDefinitions,
  statementLines,
  valuationRatioDefinitions,
  type TableLine,
} from '@broadsheet/contract';
import { renderTable } from '../../documentation/markdown-table.js';

const introduction = `# Company figures: what is derived, and how

Made from the definition tables that the code itself calculates with; \`npm run docs\` writes it anew.

- A figure is **absent** where one of its inputs is absent. It is never 0, and never a guess. An input marked \`?\` counts
  as zero where it is absent.
- A figure is **absent** where a divisor is zero or negative: a share of nothing, or of a loss, says nothing. So there is
  no price to earnings for a company that makes a loss, and no return on negative equity.
- A publisher need not give a derived figure. One that is given must agree, within what rounding of the numbers involved
  explains; else the document is refused, with both numbers. Where it cannot be derived, the given one is published.
- Ratios and percentages are rounded to two decimals, half away from zero.
- \`UnitSize\` is 1, 1,000 or 1,000,000, as the document's \`Unit\` says. Balances are those at the balance date.
`;

/**
 * The page \`docs/company-figures.md\`, generated from the formulas that the code calculates with.
 */
export function renderFiguresPage(): string {
  const derived = Object.fromEntries(
    Object.entries<TableLine>(statementLines).filter(([, { formula }]) => formula !== undefined),
  );
  return [
    introduction,
    renderSection('Lines of the statements', 'Derived year by year, in this order.', derived),
    renderSection(
      'Ratios',
      'Section `financialratios`, year by year; `financialratiosindustryaverage` averages those of the latest years.',
      ratioDefinitions,
    ),
    renderSection(
      'Market values',
      'With the latest statements and the price of the document.',
      marketValueLines,
    ),
    renderSection(
      'Valuation ratios',
      'Section `financialvaluationratios`.',
      valuationRatioDefinitions,
    ),
    renderGrowth(),
    averages,
  ].join('\n');
}

function renderSection(title: string, about: string, table: Record<string, TableLine>): string {
  const rows = Object.entries(table).map(([name, line]) => [
    `\`${name}\``,
    line.unit ?? '',
    `\`${line.formula ?? ''}\``,
    line.about,
  ]);
  const lines = renderTable(['name', 'unit', 'formula', 'meaning'], rows);
  return `## ${title}\n\n${about}\n\n${lines}\n`;
}

function renderGrowth(): string {
  const measures = growthMeasures.map((name) => `\`${name}\``).join(', ');
  return `## Growth

Section \`financialgrowth\`, in per cent: \`(this year - year before) / year before * 100\`. Absent where either year is
missing, or the year before is zero or negative. \`CompoundAnnual\` is \`((last / first) ^ (1 / years) - 1) * 100\` over all
years in which the figure is known, where they span two years or more and both ends are positive. Measures:

${measures}
`;
}

const averages = `## Across companies

\`rank\` orders companies by the revenue of their latest year in Australian dollars; the same revenue is the same rank, and
the next one skips. A company that reports in another currency is ranked with \`ExchangeRateToAUD\`. Averages are
arithmetic means, with the median and the number of companies, over all published companies with the same top industry,
the company itself included, each counting once. What a publisher supplies (\`Rank\`, \`IndustryAverages\`) takes
precedence, section by section, and \`Source\` says so.
`;
