import { Type, type Static, type TNumberOptions, type TProperties, type TSchema } from 'typebox';
import { closed, Currency, isoDate, text, Unit, Year } from '../../quantities.js';
import { block, countedIn, followsFrom, rowsFollowFrom } from '../blocks.js';
import { analysis, optional, percent, Reference, reference } from '../body-parts.js';
import { BalanceSheet, CashFlow, ProfitAndLoss, YearValue } from '../company/bodies/financials.js';
import { ratioDefinitions, ratioNames, ratioUnits } from '../company/bodies/ratio-definitions.js';
import { statementLines } from '../company/bodies/statement-lines.js';
import {
  healthFigures,
  healthInputs,
  healthZones,
  mostSupplierYears,
  type HealthFigure,
  type HealthInput,
} from './measures.js';
import type { SupplierSectionToken } from './sections.js';

const body = <Properties extends TProperties>(
  name: string,
  description: string,
  properties: Properties,
) => Type.Object(properties, { ...closed, $id: `Supplier${name}Body`, description });

const length = { minItems: 1, maxItems: mostSupplierYears };
const reported = { Year, BalanceDate: isoDate('Last day of the reporting year.') };

/** One statement over the years. */
const statement = <Lines extends TProperties>(name: string, description: string, lines: Lines) =>
  body(name, description, {
    Currency,
    Unit,
    Years: Type.Array(Type.Object({ ...reported, ...lines }, closed), {
      description: 'The latest year; with `AllYears` up to nine, latest first.',
      ...length,
      ...block('table', { years: 'columns' }),
    }),
  });

const numbers = <Name extends string>(
  names: readonly Name[],
  describe: (name: Name) => string,
  mark: (name: Name) => TNumberOptions = () => ({}),
) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      optional(Type.Number({ description: describe(name), ...mark(name) })),
    ]),
  ) as Record<Name, ReturnType<typeof optional<ReturnType<typeof Type.Number>>>>;

const HealthYear = Type.Object(
  {
    ...reported,
    ...numbers<HealthFigure>(
      ['ZScore', 'X1', 'X2', 'X3', 'X4'],
      (name) => `${healthFigures[name].about} Formula: \`${healthFigures[name].formula}\`.`,
      (name) => ({ ...countedIn('Plain'), ...followsFrom(healthFigures[name].formula) }),
    ),
    Zone: optional(Type.Enum(healthZones, { description: 'What the score means.' })),
    ...numbers<HealthInput>(healthInputs, (name) => statementLines[name].about),
  },
  closed,
);
export type HealthYear = Static<typeof HealthYear>;

const Share = Type.Object(
  { Name: text('What it is called.'), Share: optional(percent('Its share of revenue.')) },
  closed,
);
const rows = <Row extends TSchema>(row: Row, description: string) =>
  optional(Type.Array(row, { description, ...block('table') }));
const references = (description: string) =>
  optional(Type.Array(Type.Omit(Reference, ['EntityId']), { description, ...block('references') }));

/** The body of each section, by its token. */
export const supplierSectionBodies = {
  title: body('Title', 'Who the report is about.', {
    Title: text("The supplier's name."),
    Source: text('Who the figures come from.'),
    DataDate: isoDate('The date the figures stand at.'),
  }),
  generalinformation: body('GeneralInformation', 'Legal form, registration and addresses.', {
    RegisteredName: optional(text('Legal name as registered.')),
    CompanyType: optional(text('Legal form.')),
    RegistrationNumber: optional(text('Number in the register of its country.')),
    IncorporationDate: optional(isoDate('Date of legal incorporation.')),
    Employees: optional(
      Type.Number({
        description: 'People employed at the latest balance date.',
        ...countedIn('Count'),
      }),
    ),
    PhoneNumber: optional(text('Main telephone number.')),
    WebsiteAddress: optional(text('Primary website.')),
    StreetAddress: optional(text('Street address of the head office.')),
    ...analysis,
    Company: optional(reference('Its company report.')),
  }),
  productservicemarkets: body('ProductServiceMarkets', 'What it sells, and its customers.', {
    ...analysis,
    Products: rows(Share, 'What it sells.'),
    Markets: rows(Share, 'Who buys.'),
    Industries: references('Reports on the industries it belongs to.'),
    Purchases: references('Procurement reports on what it sells.'),
  }),
  incomestatement: statement('IncomeStatement', 'Profit and loss statement.', { ProfitAndLoss }),
  balancesheet: statement('BalanceSheet', 'Assets, liabilities and equity.', { BalanceSheet }),
  cashflows: statement('CashFlows', 'Cash flow statement.', { CashFlow }),
  ratios: body('Ratios', 'Calculated ratios.', {
    Ratios: Type.Array(
      Type.Object(
        {
          Ratio: Type.Enum(ratioNames, {
            description: 'Name of the ratio.',
            ...rowsFollowFrom(ratioDefinitions),
          }),
          Unit: Type.Enum(ratioUnits, { description: 'What its values are counted in.' }),
          Values: Type.Array(YearValue, {
            description: 'The latest year; with `AllYears` up to nine, latest first.',
            ...length,
          }),
        },
        closed,
      ),
      {
        description: 'The ratios that can be derived; one whose inputs are missing is absent.',
        minItems: 1,
        ...block('series', { name: 'Ratio', points: 'Values' }),
      },
    ),
  }),
  financialhealth: body('FinancialHealth', "Altman's Z″, and what it is made of.", {
    Currency,
    Unit,
    ...analysis,
    Years: Type.Array(HealthYear, {
      description: 'The latest year; with `AllYears` up to nine, latest first.',
      ...length,
      ...block('table', { years: 'columns' }),
    }),
  }),
} as const satisfies Record<SupplierSectionToken, TSchema>;

/** What the body of a section holds: `SupplierSectionBody<'ratios'>`. */
export type SupplierSectionBody<Token extends SupplierSectionToken> = Static<
  (typeof supplierSectionBodies)[Token]
>;
