import { isCountryCode } from '../../../words/country.js';
import { countriesEn } from '../../../words/english/countries.js';
import type { ValidDocument } from '../../document.js';
import type { PartMeasure } from './quote.js';

/** The parts of a whole by their names as `readPart` gives them; two of one name have two shares. */
export type PartShares = ReadonlyMap<string, readonly number[]>;

/** The shares of one kind that a document has. */
export function listPartShares(document: ValidDocument, measure: PartMeasure): PartShares {
  const shares = new Map<string, number[]>();
  for (const { name, share } of listParts(document, measure)) {
    const key = readPart(name);
    shares.set(key, [...(shares.get(key) ?? []), share]);
  }
  return shares;
}

/** `united kingdom` of "the United Kingdom". */
export const readPart = (name: string) => name.toLowerCase().replace(/^the /, '');

interface Part {
  name: string;
  share: number;
}

function listParts(document: ValidDocument, measure: PartMeasure): Part[] {
  const { CompanyMarketShare = [], ProductsAndServices = [], GeographicBreakdown = [] } = document;
  const { Exports = [], Imports = [] } = document;
  switch (measure) {
    case 'PartShare':
      return [...CompanyMarketShare, ...ProductsAndServices].map(nameShare);
    case 'RegionShare':
      return GeographicBreakdown.map(nameShare);
    case 'ExportPartner':
      return Exports.map(nameCountry);
    case 'ImportPartner':
      return Imports.map(nameCountry);
  }
}

const nameShare = ({ Name, Share }: { Name: string; Share: number }): Part => ({
  name: Name,
  share: Share,
});

const nameCountry = ({ Country, Share }: { Country: string; Share: number }): Part => ({
  name: isCountryCode(Country) ? countriesEn[Country] : Country,
  share: Share,
});
