import {
  Currency,
  EntityId,
  isoDate,
  mostSupplierYears,
  Type,
  Unit,
  closed,
} from '@broadsheet/contract';
import type { Static } from 'typebox';
import { DocumentYear } from '../company/document/statements.js';
import { Country, DataDate, Language, Source } from '../document/heading.js';
import { code, country, line, markdown, Name, rows, Title } from '../document/parts.js';

const Referred = Type.Object(
  { Country: country, Code: code('Its code.'), Title: Title('Its title.') },
  { ...closed, description: 'A report of its own.' },
);

const Share = Type.Object(
  {
    Name: Name('What it is called.'),
    Share: Type.Optional(
      Type.Number({ minimum: 0, maximum: 100, description: 'Its share of revenue, per cent.' }),
    ),
  },
  { ...closed, description: 'One product, service or market.' },
);

const Analysis = Type.Object(
  {
    GeneralInformation: Type.Optional(markdown('Who the supplier is.')),
    ProductServiceMarkets: Type.Optional(markdown('What it sells, and its customers.')),
    FinancialHealth: Type.Optional(markdown('What its figures say.')),
  },
  { ...closed, description: 'Texts of the sections, in Markdown.' },
);

/**
 * A document as publishers write it, in JSON or YAML. Lines that follow from others, ratios and the
 * Z score are derived.
 */
export const SupplierDocument = Type.Object(
  {
    Country,
    Code: Type.Integer({
      minimum: 1,
      maximum: 2147483647,
      description: 'Number of the supplier, without quotes.',
    }),
    Language,
    Title: Title("The supplier's name."),
    Source,
    DataDate,
    RegisteredName: Type.Optional(line('Legal name as registered.', 300)),
    CompanyType: Type.Optional(line('Legal form.', 300)),
    RegistrationNumber: Type.Optional(line('Number in the register of its country.', 60)),
    IncorporationDate: Type.Optional(isoDate('Date of legal incorporation.')),
    PhoneNumber: Type.Optional(line('Main telephone number.', 30)),
    WebsiteAddress: Type.Optional(
      Type.String({
        description: 'Primary website, such as https://www.example.com.',
        pattern: '^https?://[^\\s]+$',
        maxLength: 500,
      }),
    ),
    StreetAddress: Type.Optional(line('Street address of the head office.', 500)),
    EntityId: Type.Optional({
      ...EntityId,
      description: 'Number of its company report, if it has one.',
    }),
    Currency: Type.Optional(Currency),
    Unit: Type.Optional(Unit),
    Financials: Type.Optional(
      Type.Array(DocumentYear, {
        description: 'Up to nine reporting years without a gap, in any order.',
        minItems: 1,
        maxItems: mostSupplierYears,
      }),
    ),
    Products: rows(Share, 40, 'What it sells, each once; the shares do not exceed 100.'),
    Markets: rows(Share, 40, 'Who buys, each once; the shares do not exceed 100.'),
    Industries: rows(Referred, 20, 'Industries it belongs to, the principal one first.'),
    Purchases: rows(Referred, 20, 'Procurement reports on what it sells.'),
    Analysis: Type.Optional(Analysis),
  },
  {
    ...closed,
    title: 'Supplier report',
    description:
      'A company as a buyer sees it, in one language: what it sells, and its statements of up to nine years.',
  },
);
export type SupplierDocument = Static<typeof SupplierDocument>;

/** The valid properties of a document; invalid ones are left out. */
export type ValidDocument = Partial<SupplierDocument>;
