import type { SupplyChainChart, SupplyChainLink } from '@broadsheet/contract';
import type { ChartContext } from './chart-context.js';
import type { FirstTier, SecondTier, SupplyChain } from './document-structure.js';

const toFirst = (links: readonly FirstTier[] | undefined): SupplyChainLink[] =>
  links?.map(({ Title }) => ({ name: Title, via: [] })) ?? [];
const toSecond = (links: readonly SecondTier[] | undefined): SupplyChainLink[] =>
  links?.map(({ Title, Via }) => ({ name: Title, via: Via })) ?? [];

export function buildSupplyChainChart(context: ChartContext, chain: SupplyChain): SupplyChainChart {
  const { document, words, title, source, dataYear } = context;
  const suppliers = {
    first: toFirst(chain.FirstTierSuppliers),
    second: toSecond(chain.SecondTierSuppliers),
  };
  const buyers = {
    first: toFirst(chain.FirstTierBuyers),
    second: toSecond(chain.SecondTierBuyers),
  };
  const { firstSuppliers, secondSuppliers, firstBuyers, secondBuyers } = words.labels;
  return {
    altText: words.altTexts.supplyChain({
      suppliers: suppliers.first.map(({ name }) => name),
      buyers: buyers.first.map(({ name }) => name),
      secondSuppliers: suppliers.second.length,
      secondBuyers: buyers.second.length,
    }),
    buyers,
    industry: document.Title,
    kind: 'supply-chain',
    locale: words.locale,
    name: 'SupplyChain',
    source,
    subtitle: words.subtitles.supplyChain(dataYear),
    suppliers,
    title,
    words: { firstBuyers, firstSuppliers, secondBuyers, secondSuppliers },
  };
}
