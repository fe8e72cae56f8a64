import type { RiskProfile } from './profile.js';

/**
 * Scores of half a year ago, by country, code and component: those that moved since. The early
 * warning of the demo shows them.
 */
const firstScores: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'AU/1214': { Trade: 5.8, 'Expected growth': 5, 'Exchange rate': 5 },
  'AU/4511': { 'Household income': 6.8, Wages: 6.9 },
  'AU/0600': { 'Recent growth': 5.9, 'Expected growth': 5.5 },
  'AU/3011': { 'Recent growth': 7.9, 'Expected growth': 5.1, 'Lending rates': 8.9 },
  'US/312130': { 'Expected growth': 5.2, 'Household income': 4.3 },
  'US/481111': { Volatility: 9, 'Price of fuel': 9, 'Business travel': 8.8, 'Recent growth': 6.2 },
};

interface ScoredPart {
  Score: number;
  Component?: string;
  Name?: string;
}

/** The profile in the first edition; undefined if there was none. */
export function findFirstEdition(profile: RiskProfile): RiskProfile | undefined {
  const scores = firstScores[`${profile.country}/${profile.code}`];
  if (!scores) return undefined;
  const asThen = <Component extends ScoredPart>(component: Component): Component => ({
    ...component,
    Score: scores[component.Component ?? component.Name ?? ''] ?? component.Score,
  });
  const { Structural, Growth, Sensitivity } = profile;
  return {
    ...profile,
    Structural: { ...Structural, Components: Structural.Components.map(asThen) },
    Growth: { ...Growth, Components: Growth.Components.map(asThen) },
    Sensitivity: { ...Sensitivity, Components: Sensitivity.Components.map(asThen) },
  };
}
