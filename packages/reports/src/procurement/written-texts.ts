import type { DrawnText } from '../family.js';
import type { ValidDocument } from './document.js';

/** Every text in Markdown, and its pointer. */
export function listMarkdown(document: ValidDocument): DrawnText[] {
  const { Analysis = {}, SupplierRisk = [], BuyerPower = [], Vendors = [] } = document;
  const of = (property: string, rows: readonly { Text?: string }[]) =>
    rows.flatMap(({ Text }, index) =>
      Text === undefined ? [] : [{ text: Text, pointer: `/${property}/${String(index)}/Text` }],
    );
  return [
    ...Object.entries(Analysis).map(([name, text]) => ({ text, pointer: `/Analysis/${name}` })),
    ...of('SupplierRisk', SupplierRisk),
    ...of('BuyerPower', BuyerPower),
    ...of('Vendors', Vendors),
  ];
}
