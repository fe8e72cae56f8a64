import type { CostPart, CostStructureChart } from '@broadsheet/contract';
import type { CostFacts } from '../words/alt-texts.js';
import { addHeading, type ChartContext } from './chart-heading.js';
import type { CostCategory } from './document-structure.js';

export function buildCostStructureChart(
  context: ChartContext,
  categories: readonly CostCategory[],
): CostStructureChart {
  const { words, dataYear } = context;
  const toPart = ({ Category, Name, Industry, Sector }: CostCategory): CostPart => ({
    name: Name ?? words.labels.costs[Category],
    industry: Industry,
    sector: Sector,
  });
  const costs = categories.filter(({ Category }) => Category !== 'Profit').map(toPart);
  const profit = categories.find(({ Category }) => Category === 'Profit');
  const facts: CostFacts = {
    largest: costs.toSorted((a, b) => b.industry - a.industry)[0] ?? null,
    profit: profit ? toPart(profit) : null,
  };
  return addHeading(
    context,
    {
      name: 'CostStructure',
      subtitle: words.subtitles.costStructure(dataYear),
      altText: words.altTexts.costStructure(facts),
    },
    {
      kind: 'cost-structure',
      parts: categories.map(toPart),
      words: { industry: words.labels.industry, sector: words.labels.sector },
    },
  );
}
