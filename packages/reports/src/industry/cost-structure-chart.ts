import type { CostPart, CostStructureChart } from '@broadsheet/contract';
import type { CostFacts } from '../words/alt-texts.js';
import type { ChartContext } from './chart-context.js';
import type { CostCategory } from './document-structure.js';

export function buildCostStructureChart(
  context: ChartContext,
  categories: readonly CostCategory[],
): CostStructureChart {
  const { words, title, source, dataYear } = context;
  const toPart = ({ Category, Name, Industry, Sector }: CostCategory): CostPart => ({
    industry: Industry,
    name: Name ?? words.labels.costs[Category],
    sector: Sector,
  });
  const costs = categories.filter(({ Category }) => Category !== 'Profit').map(toPart);
  const profit = categories.find(({ Category }) => Category === 'Profit');
  const facts: CostFacts = {
    largest: costs.toSorted((a, b) => b.industry - a.industry)[0] ?? null,
    profit: profit ? toPart(profit) : null,
  };
  return {
    altText: words.altTexts.costStructure(facts),
    kind: 'cost-structure',
    locale: words.locale,
    name: 'CostStructure',
    parts: categories.map(toPart),
    source,
    subtitle: words.subtitles.costStructure(dataYear),
    title,
    words: { industry: words.labels.industry, sector: words.labels.sector },
  };
}
