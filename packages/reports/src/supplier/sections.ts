import {
  company,
  industry,
  procurement,
  type SupplierSectionBody,
  type SupplierSectionToken,
} from '@broadsheet/contract';
import { deriveStatements, type StatementYear } from '../company/figures/statements.js';
import { listRatios, writeYear } from '../company/sections/financial.js';
import { orAbsent, some, writeText } from '../sections/parts.js';
import { pick } from '../sections/pick.js';
import type { SupplierDocument } from './document.js';
import { deriveHealth } from './health.js';

type Sections = { [Token in SupplierSectionToken]?: SupplierSectionBody<Token> | undefined };

const facts = pick(
  ...(['RegisteredName', 'CompanyType', 'RegistrationNumber', 'IncorporationDate'] as const),
);
const contact = pick('PhoneNumber', 'WebsiteAddress', 'StreetAddress');

/** The sections of the latest year, and their replacements if all years are requested. */
export function buildSections(document: SupplierDocument): { sections: Sections; all: Sections } {
  const years = deriveStatements(document);
  return {
    sections: {
      title: pick('Title', 'Source', 'DataDate')(document),
      generalinformation: buildGeneral(document, years[0]),
      productservicemarkets: buildMarkets(document),
      ...buildFinancial(document, years.slice(0, 1)),
    },
    all: buildFinancial(document, years),
  };
}

function buildGeneral(document: SupplierDocument, latest: StatementYear | undefined) {
  const { Analysis, EntityId, Title } = document;
  const Employees = latest?.figures.Employees;
  const { onlyCountry: Country } = company.key;
  return orAbsent({
    ...facts(document),
    ...(Employees !== undefined && { Employees }),
    ...contact(document),
    ...writeText(Analysis?.GeneralInformation),
    ...(EntityId !== undefined && {
      Company: { Family: company.name, Country, EntityId, Title },
    }),
  });
}

function buildMarkets({ Analysis, Country: own, ...document }: SupplierDocument) {
  const { Products, Markets, Industries, Purchases } = document;
  const refer =
    (Family: string) =>
    ({ Country = own, Code, Title }: { Country?: string; Code: string; Title: string }) => ({
      Family,
      Country,
      Code,
      Title,
    });
  return orAbsent({
    ...writeText(Analysis?.ProductServiceMarkets),
    ...some('Products', Products?.map(pick('Name', 'Share'))),
    ...some('Markets', Markets?.map(pick('Name', 'Share'))),
    ...some('Industries', Industries?.map(refer(industry.name))),
    ...some('Purchases', Purchases?.map(refer(procurement.name))),
  });
}

function buildFinancial(document: SupplierDocument, years: StatementYear[]): Sections {
  const { Analysis, Currency, Unit } = document;
  if (years.length === 0 || Currency === undefined || Unit === undefined) return {};
  const written = years.map(writeYear);
  const statement = <Name extends 'ProfitAndLoss' | 'BalanceSheet' | 'CashFlow'>(name: Name) => {
    const Years = written.flatMap((year) => {
      const lines = year[name];
      const { Year, BalanceDate } = year;
      return lines === undefined ? [] : [{ Year, BalanceDate, [name]: lines } as const];
    });
    return Years.length === 0 ? undefined : { Currency, Unit, Years };
  };
  const Ratios = listRatios(years);
  const health = years.map(deriveHealth).filter(({ ZScore }) => ZScore !== undefined);
  return {
    incomestatement: statement('ProfitAndLoss') as Sections['incomestatement'],
    balancesheet: statement('BalanceSheet') as Sections['balancesheet'],
    cashflows: statement('CashFlow') as Sections['cashflows'],
    ratios: Ratios.length === 0 ? undefined : { Ratios },
    financialhealth:
      health.length === 0
        ? undefined
        : { Currency, Unit, ...writeText(Analysis?.FinancialHealth), Years: health },
  };
}
