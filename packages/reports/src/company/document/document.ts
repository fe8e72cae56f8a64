import {
  Currency,
  EntityId,
  IndustryCode,
  Language,
  Unit,
  isoDate,
  Type,
  writtenLanguagePattern,
} from '@broadsheet/contract';
import type { Static } from 'typebox';
import { DocumentIndustryAverages, DocumentMarket, DocumentYear } from './statements.js';
import {
  DocumentBrands,
  DocumentDivision,
  DocumentHistory,
  DocumentIndustry,
  DocumentPerson,
  DocumentRegion,
  DocumentShareholders,
  DocumentSubsidiaries,
  DocumentSwot,
} from './structure.js';

const optionalText = (description: string, maxLength = 300) =>
  Type.Optional(Type.String({ description, minLength: 1, maxLength }));
const optionalCode = (description: string, pattern: string) =>
  Type.Optional(Type.String({ description, pattern }));

/**
 * What a publisher writes about one company in one language. Each fact is given once; the sections
 * are derived from it. Missing facts leave out their sections.
 */
export type CompanyDocument = Static<typeof CompanyDocument>;
export const CompanyDocument = Type.Object(
  {
    EntityId,
    Language: Type.String({
      ...Language,
      description:
        'Language name, such as `English`: single spaces between words, none at the end.',
      pattern: writtenLanguagePattern,
      maxLength: 64,
    }),
    Title: Type.String({
      description: 'Official company name as listed in the catalogue.',
      minLength: 1,
      maxLength: 300,
    }),
    RegisteredName: optionalText('Legal name as registered with the corporate regulator.'),
    CompanyType: optionalText('Legal classification, such as Australian public company.'),
    ABN: optionalCode('Australian Business Number: 11 digits without spaces.', '^[0-9]{11}$'),
    ACN: optionalCode('Australian Company Number: 9 digits without spaces.', '^[0-9]{9}$'),
    TrustABN: Type.Optional(
      Type.Boolean({
        description:
          'True where the ABN is that of a trust whose trustee holds the ACN; only then need the ABN not end in the ACN.',
      }),
    ),
    ASX: optionalCode(
      'ASX code: 3 to 6 capital letters or digits, such as ABC.',
      '^[A-Z0-9]{3,6}$',
    ),
    NZBN: optionalCode('New Zealand Business Number: 13 digits, starting with 94.', '^[0-9]{13}$'),
    NZSE: optionalCode('NZX code: 3 to 6 capital letters or digits.', '^[A-Z0-9]{3,6}$'),
    IncorporationDate: Type.Optional(isoDate('Date of legal incorporation.')),
    PhoneNumber: optionalCode(
      'Main telephone number, such as +61 2 5550 0100.',
      '^[+(]?[0-9][0-9 ()-]{4,24}$',
    ),
    PostalAddress: optionalText('Official postal address, on one line or several.', 500),
    StreetAddress: optionalText('Registered street address of the head office.', 500),
    WebsiteAddress: Type.Optional(
      Type.String({
        description: 'Primary website, such as https://www.example.com.',
        pattern: '^https?://[^\\s]+$',
        maxLength: 500,
      }),
    ),
    Currency: Type.Optional(Currency),
    Unit: Type.Optional(Unit),
    ExchangeRateToAUD: Type.Optional(
      Type.Number({
        description:
          'Australian dollars for one unit of Currency at the latest balance date. A company that reports in another currency is ranked only with it.',
        exclusiveMinimum: 0,
        maximum: 1e6,
      }),
    ),
    Financials: Type.Optional(
      Type.Array(DocumentYear, {
        description: 'Up to five reporting years without a gap, in any order.',
        minItems: 1,
        maxItems: 5,
      }),
    ),
    Market: Type.Optional(DocumentMarket),
    Industries: Type.Optional(
      Type.Array(DocumentIndustry, {
        description:
          'Industries of operation. The one with most revenue is the top industry; where revenue is not known for all, the first.',
        minItems: 1,
        maxItems: 100,
      }),
    ),
    TopIndustryCode: Type.Optional(
      Type.String({
        ...IndustryCode,
        description:
          'Code of the principal industry, one of Industries. Not needed if the industries give their revenue; if given, it must be the one with the most.',
      }),
    ),
    Divisions: Type.Optional(
      Type.Array(DocumentDivision, {
        description: 'Major business segments.',
        minItems: 1,
        maxItems: 100,
      }),
    ),
    Regions: Type.Optional(
      Type.Array(DocumentRegion, {
        description: 'Segments by global region.',
        minItems: 1,
        maxItems: 100,
      }),
    ),
    Personnel: Type.Optional(
      Type.Array(DocumentPerson, {
        description: 'Directors, executives and other notable personnel.',
        minItems: 1,
        maxItems: 500,
      }),
    ),
    Shareholders: Type.Optional(DocumentShareholders),
    Subsidiaries: Type.Optional(DocumentSubsidiaries),
    Brands: Type.Optional(DocumentBrands),
    SWOT: Type.Optional(DocumentSwot),
    History: Type.Optional(DocumentHistory),
    Rank: Type.Optional(
      Type.Integer({
        description:
          'Rank by revenue among entities operating in Australia, where more are known than are published here; else it is computed.',
        minimum: 1,
      }),
    ),
    IndustryAverages: Type.Optional(DocumentIndustryAverages),
  },
  {
    additionalProperties: false,
    title: 'Company report',
    description: 'One company report in one language: facts, from which its sections are built.',
  },
);
