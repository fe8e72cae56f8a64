import { segmentRatios, segmentStatistics, steadyPoints } from '@broadsheet/contract';
import { renderRatios, renderStatistics } from '../../documentation/measure-tables.js';

const note = ' `AllRevenue` is the revenue of all segments together.';

const introduction = `# Segment benchmarking figures: what is derived, and how

Made from the definition tables that the code itself calculates with; \`npm run docs\` writes it anew.

- A figure is **absent** where one of its inputs is absent or withheld. It is never 0, and never a guess.
- A figure is **absent** where a divisor is zero or negative: a share of nothing, or of a loss, says nothing.
- Ratios are rounded to two decimals, half away from zero. What a publisher gave is not rounded.
`;

const overview = `## The current year

Section \`currentyearoverview\`. \`Year\` is the last historical year of any segment's revenue, \`ForecastYear\` the last year of its outlook.

- \`TotalRevenue\` is the segment's \`Revenue\` of \`Year\`; \`AverageRevenue\` and \`MarketShare\` are the ratios above, of that year.
- \`MarketShareForecast\` is \`MarketShare\` of \`ForecastYear\`.
- Where \`Revenue\` of a segment is not known, shares are those that the publisher gave. Given shares that revenue contradicts by more
  than their rounding are refused.
- \`MarketSharePrediction\` compares the two shares before they are rounded: \`Increasing\` or \`Decreasing\` where they differ by at least
  ${String(steadyPoints)} percentage points, else \`Steady\`.

The chart \`SegmentShares\` shows \`MarketShare\` of \`Year\`. It is absent where that of one segment is not known.
`;

/**
 * The page \`docs/segment-benchmarking-figures.md\`, generated from the formulas that the code
 * calculates with.
 */
export function renderFiguresPage(): string {
  return [
    introduction,
    renderStatistics(segmentStatistics),
    renderRatios(segmentRatios, note),
    overview,
  ].join('\n');
}
