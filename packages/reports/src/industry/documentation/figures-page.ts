import {
  capitalIntensityBounds,
  capitalIntensityFormula,
  industryRatios,
  industryStatistics,
} from '@broadsheet/contract';
import { renderRatios, renderStatistics } from '../../documentation/measure-tables.js';

const introduction = `# Industry figures: what is derived, and how

Made from the definition tables that the code itself calculates with; \`npm run docs\` writes it anew.

- A figure is **absent** where one of its inputs is absent. It is never 0, and never a guess.
- A figure is **absent** where a divisor is zero or negative: a share of nothing, or of a loss, says nothing.
- Changes, growth and ratios are rounded to two decimals, half away from zero. What a publisher gave is not rounded.
`;

const growth = `## Change and growth

\`Change\` of a point is \`(this year - year before) / year before * 100\`, in per cent; absent where the year before is
missing from the document, not known, zero or negative.

\`CompoundGrowth\` is \`((last / first) ^ (1 / years) - 1) * 100\` from the first historical year in which the figure is known to
the last; \`OutlookGrowth\` is the same from the last historical year to the last year of the outlook.
`;

const { highBelow, lowAbove } = capitalIntensityBounds;
const structure = `## Capital intensity

Section \`capitalintensity\`, from the shares of revenue in the cost structure, of the industry and of its sector alike:
\`${capitalIntensityFormula}\`, which is what is paid in wages for each unit of depreciation. Below ${String(highBelow)} the level is
\`High\`, above ${String(lowAbove)} it is \`Low\`, between them and at both it is \`Medium\`. The level follows from the exact figure, before it is rounded.

## Shares of companies

Section \`companies\`: \`LargestShare\` is the sum of the largest shares that are named, of at most four companies;
\`LargestCompanies\` says of how many. \`OtherShare\` is \`100 - sum of all named shares\`, absent where that is nothing.

## The life cycle

The stage follows from two average annual changes; see [industry documents](industry-documents.md).
`;

/**
 * The page \`docs/industry-figures.md\`, generated from the formulas that the code calculates with.
 */
export function renderFiguresPage(): string {
  return [
    introduction,
    renderStatistics(industryStatistics),
    growth,
    renderRatios(industryRatios),
    structure,
  ].join('\n');
}
