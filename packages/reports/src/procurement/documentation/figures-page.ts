import {
  buyerPowerRange,
  growthYears,
  priceTrendRule,
  scoreRange,
  weightedMeanFormula,
  yearFigures,
} from '@broadsheet/contract';
import { figureRules, renderFormulas } from '../../documentation/formula-table.js';

const from = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  `From ${String(minimum)} to ${String(maximum)}`;

const scores = {
  'supplierrisk.Score': {
    about: `${from(scoreRange)}, higher is riskier; levels as on the page on [scores](score-figures.md).`,
    formula: weightedMeanFormula,
  },
  'buyerpower.Score': {
    about: `${from(buyerPowerRange)}, higher is better for the buyer.`,
    formula: weightedMeanFormula,
  },
};

/** The page `docs/procurement-figures.md`. */
export function renderFiguresPage(): string {
  const trend = { about: 'Where the price is heading.', formula: priceTrendRule };
  return [
    '# Procurement figures: what is derived, and how\n',
    figureRules,
    '## Section `price`, of the average\n',
    `${renderFormulas({ ...yearFigures, Trend: trend })}\n`,
    `\`Latest\` is the average of the last historical year that is known. Compound growth goes over ${String(growthYears)} years; volatility needs\nat least two changes.\n`,
    '## Scores\n',
    `${renderFormulas(scores)}\n`,
    'Weights of one list sum to 100.\n',
  ].join('\n');
}
