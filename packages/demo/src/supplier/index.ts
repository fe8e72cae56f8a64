import { supplier } from '@broadsheet/contract';
import type { CompanyDocument, SupplierDocument } from '@broadsheet/reports';
import { demoCompanies } from '../companies/index.js';
import { buildStatements, chooseUnit } from '../companies/statements.js';
import { takeFirst, type CuratedOptions } from '../curated.js';
import { demoSource } from '../industries/build-document.js';
import { dataDate } from '../industries/years.js';
import { demoProcurement } from '../procurement/index.js';
import { createRandom, type Random } from '../random.js';
import { americanSuppliers, type AmericanSupplier } from './united-states.js';
import { japaneseSource, texts } from './words.js';

type Document = SupplierDocument & { Family: string };

/** The vendors of the procurement reports: Australian ones with the statements of their company reports. */
export const demoSuppliers = ({ seed, count }: CuratedOptions): Iterable<Document> =>
  takeFirst(listCurated(seed), count);

function* listCurated(seed: number): Iterable<Document> {
  const purchases = listPurchases(seed);
  for (const company of demoCompanies({ seed })) {
    if (company.EntityId === 1001 || company.Language === 'English') {
      const sold = purchases.filter(({ vendor }) => vendor === company.EntityId);
      if (sold.length > 0) yield buildAustralian(company, sold);
    }
  }
  const random = createRandom(seed);
  for (const profile of americanSuppliers) {
    const sold = purchases.filter(({ vendor }) => vendor === profile.entityId);
    yield buildAmerican(profile, sold, random.fork(`supplier/${String(profile.entityId)}`));
  }
}

interface SoldGoods {
  vendor: number;
  language: string;
  Code: string;
  Title: string;
}

/** Which supplier sells what, as the procurement reports say. */
function listPurchases(seed: number): SoldGoods[] {
  return [...demoProcurement({ seed })].flatMap(({ Code, Title, Language, Vendors = [] }) =>
    Vendors.flatMap(({ SupplierCode: vendor }) =>
      vendor === undefined ? [] : [{ vendor, language: Language, Code, Title }],
    ),
  );
}

/** In the language of the report, or in English if there are none. */
function refer(sold: readonly SoldGoods[], language: string) {
  const own = sold.filter((each) => each.language === language);
  return own.map(({ Code, Title }) => ({ Code, Title }));
}

function buildAustralian(company: CompanyDocument, sold: readonly SoldGoods[]): Document {
  const { EntityId, Language, Title, Divisions = [], Industries = [], ABN, ...rest } = company;
  const { RegisteredName, CompanyType, IncorporationDate, PhoneNumber, StreetAddress } = rest;
  const { WebsiteAddress, Currency, Unit, Financials } = rest;
  const isJapanese = Language === 'Japanese';
  const given = {
    ...{ RegisteredName, CompanyType, IncorporationDate, PhoneNumber, WebsiteAddress },
    ...{ StreetAddress, Currency, Unit, Financials, RegistrationNumber: ABN },
  };
  return {
    Family: supplier.name,
    ...{ Country: 'AU', Code: EntityId, Language, Title },
    ...{ Source: isJapanese ? japaneseSource : demoSource, DataDate: dataDate },
    ...(Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    ) as Partial<SupplierDocument>),
    EntityId,
    ...(Divisions.length > 0 && { Products: Divisions.map(({ Name }) => ({ Name })) }),
    Industries: Industries.map(({ Code, Title: title }) => ({ Code, Title: title })),
    Purchases: refer(sold, Language),
    Analysis: texts[isJapanese ? 'ja' : 'en'](Title),
  };
}

function buildAmerican(
  profile: AmericanSupplier,
  sold: readonly SoldGoods[],
  random: Random,
): Document {
  const { entityId, title, type, registration, founded, address, products, markets } = profile;
  return {
    Family: supplier.name,
    ...{ Country: 'US', Code: entityId, Language: 'English', Title: title },
    ...{ Source: demoSource, DataDate: dataDate },
    ...{ RegisteredName: title, CompanyType: type, RegistrationNumber: registration },
    ...{ IncorporationDate: founded, StreetAddress: address },
    Currency: 'USD',
    Unit: chooseUnit(profile.company),
    Financials: buildStatements(profile.company, random),
    ...{ Products: products, Markets: markets },
    Purchases: refer(sold, 'English'),
    Analysis: texts.en(title),
  };
}
