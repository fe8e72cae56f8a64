import type { DrawnText } from '../family.js';
import type { Headlines } from './document-words.js';
import type { ValidDocument } from './document.js';

/** Every text that the bundled fonts must be able to draw, except our own words. */
export function listDrawnTexts(document: ValidDocument): DrawnText[] {
  const { SupplyChain: chain, LifeCycle } = document;
  const { Headlines: headlines = {} }: { Headlines?: Headlines } = document;
  const texts: DrawnText[] = [];
  addText(texts, document.Title, '/Title');
  addText(texts, document.Source, '/Source');
  for (const [name, headline] of Object.entries(headlines)) {
    addText(texts, headline, `/Headlines/${name}`);
  }
  addTexts(texts, LifeCycle?.Neighbours, 'Title', '/LifeCycle/Neighbours');
  addTexts(texts, document.ProductsAndServices, 'Name', '/ProductsAndServices');
  addTexts(texts, document.MajorMarkets, 'Name', '/MajorMarkets');
  addTexts(texts, document.CompanyMarketShare, 'Name', '/CompanyMarketShare');
  addTexts(texts, document.CostStructure, 'Name', '/CostStructure');
  addTexts(texts, chain?.FirstTierSuppliers, 'Title', '/SupplyChain/FirstTierSuppliers');
  addTexts(texts, chain?.SecondTierSuppliers, 'Title', '/SupplyChain/SecondTierSuppliers');
  addTexts(texts, chain?.FirstTierBuyers, 'Title', '/SupplyChain/FirstTierBuyers');
  addTexts(texts, chain?.SecondTierBuyers, 'Title', '/SupplyChain/SecondTierBuyers');
  return texts;
}

function addTexts<K extends 'Name' | 'Title'>(
  texts: DrawnText[],
  items: readonly Partial<Record<K, string>>[] | undefined,
  key: K,
  pointer: string,
): void {
  items?.forEach((item, index) => {
    addText(texts, item[key], `${pointer}/${String(index)}/${key}`);
  });
}

function addText(texts: DrawnText[], text: string | undefined, pointer: string): void {
  if (text !== undefined) texts.push({ text, pointer });
}
