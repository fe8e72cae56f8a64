import type { Findings } from '@broadsheet/contract/checking';
import type { ValidDocument } from '../document.js';

/** Legal forms in company names; people write them in full, abbreviated, or not at all. */
const legalWords = new Set([
  ...['ltd', 'limited', 'pty', 'proprietary', 'plc', 'llc', 'llp', 'lp', 'inc', 'incorporated'],
  ...['corp', 'corporation', 'co', 'company', 'nl', 'gmbh', 'ag', 'kg', 'se', 'sa', 'sas', 'sarl'],
  ...['spa', 'srl', 'nv', 'bv', 'ab', 'as', 'oy', 'oyj', 'kk', 'kabushiki', 'kaisha', 'the', 'and'],
]);

/** The same in Japanese, before or after the name. */
const japaneseForm =
  /^(?:株式会社|有限会社|合同会社|\(株\)|\(有\))|(?:株式会社|有限会社|合同会社|\(株\)|\(有\))$/g;

/** Two lists are joined by company name, so a company that is named in two ways loses its share. */
export function checkCompanyNames(
  found: Findings,
  { Companies, CompanyMarketShare }: ValidDocument,
): void {
  if (Companies === undefined || CompanyMarketShare === undefined) return;
  const names = new Set(CompanyMarketShare.map(({ Name }) => Name));
  const similar = new Map(CompanyMarketShare.map(({ Name }) => [simplify(Name), Name]));
  Companies.forEach(({ Name }, index) => {
    const other = names.has(Name) ? undefined : similar.get(simplify(Name));
    if (other === undefined) return;
    found.warning(
      `/Companies/${String(index)}/Name`,
      `"${Name}" is called "${other}" in CompanyMarketShare; is it one company named in two ways? Write both alike, and its share is shown beside its text.`,
    );
  });
}

/** A name without letter case, punctuation and legal form. */
function simplify(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().replace(japaneseForm, '');
  const words = plain
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !legalWords.has(word));
  return words.join(' ') || plain;
}
