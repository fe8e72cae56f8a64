import type { SoundDocument } from './document.js';

/** A text of the publisher's that ends up in images, and where it stands in the document. */
export interface DrawnText {
  text: string;
  pointer: string;
}

/** Every text that the bundled fonts must be able to draw. Our own words are not among them. */
export function listDrawnTexts(document: SoundDocument): DrawnText[] {
  const { SupplyChain: chain, LifeCycle } = document;
  return [
    ...listText(document.Title, '/Title'),
    ...listText(document.Source, '/Source'),
    ...listTexts(LifeCycle?.Neighbours, 'Title', '/LifeCycle/Neighbours'),
    ...listTexts(document.ProductsAndServices, 'Name', '/ProductsAndServices'),
    ...listTexts(document.MajorMarkets, 'Name', '/MajorMarkets'),
    ...listTexts(document.CompanyMarketShare, 'Name', '/CompanyMarketShare'),
    ...listTexts(document.CostStructure, 'Name', '/CostStructure'),
    ...listTexts(chain?.FirstTierSuppliers, 'Title', '/SupplyChain/FirstTierSuppliers'),
    ...listTexts(chain?.SecondTierSuppliers, 'Title', '/SupplyChain/SecondTierSuppliers'),
    ...listTexts(chain?.FirstTierBuyers, 'Title', '/SupplyChain/FirstTierBuyers'),
    ...listTexts(chain?.SecondTierBuyers, 'Title', '/SupplyChain/SecondTierBuyers'),
  ];
}

function listTexts<K extends 'Name' | 'Title'>(
  items: readonly Partial<Record<K, string>>[] | undefined,
  key: K,
  pointer: string,
): DrawnText[] {
  return (items ?? []).flatMap((item, index) =>
    listText(item[key], `${pointer}/${String(index)}/${key}`),
  );
}

const listText = (text: string | undefined, pointer: string): DrawnText[] =>
  text === undefined ? [] : [{ text, pointer }];
