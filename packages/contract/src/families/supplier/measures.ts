/** The most reporting years of a supplier report. */
export const mostSupplierYears = 9;

/**
 * Altman's Z″ for companies that are not listed, without a constant. The ratios are rounded to four
 * decimals, and the score is computed from them. A figure is absent if an input is absent or a
 * divisor is zero or negative.
 */
export const healthFigures = {
  X1: {
    about: 'Working capital for each unit of assets.',
    formula: '(TotalCurrentAssets - TotalCurrentLiabilities) / TotalAssets',
  },
  X2: {
    about: 'Retained earnings for each unit of assets.',
    formula: 'RetainedEarnings / TotalAssets',
  },
  X3: { about: 'Earnings before interest and tax, likewise.', formula: 'EBIT / TotalAssets' },
  X4: {
    about: 'Equity for each unit of liabilities.',
    formula: 'TotalEquity / TotalLiabilities',
  },
  ZScore: {
    about: "Altman's Z″: the higher, the further from insolvency.",
    formula: '6.56 * X1 + 3.26 * X2 + 6.72 * X3 + 1.05 * X4',
  },
} as const satisfies Record<string, { about: string; formula: string }>;

export type HealthFigure = keyof typeof healthFigures;
export const healthFigureNames = Object.keys(healthFigures) as HealthFigure[];

/** The statement lines that the ratios use. */
export const healthInputs = [
  'TotalCurrentAssets',
  'TotalCurrentLiabilities',
  'TotalAssets',
  'RetainedEarnings',
  'EBIT',
  'TotalEquity',
  'TotalLiabilities',
] as const;
export type HealthInput = (typeof healthInputs)[number];

export const healthZones = ['Distress', 'Grey', 'Safe'] as const;
export type HealthZone = (typeof healthZones)[number];

/** Distress below the first bound, safe above the second, grey between them and at both. */
export const healthBounds = { distressBelow: 1.1, safeAbove: 2.6 } as const;

export function findHealthZone(score: number): HealthZone {
  if (score < healthBounds.distressBelow) return 'Distress';
  return score > healthBounds.safeAbove ? 'Safe' : 'Grey';
}
