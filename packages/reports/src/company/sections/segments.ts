import type { DerivedSegmentYear, CompanySectionBodies, SegmentYear } from '@broadsheet/contract';
import { amountDecimals, ratioDecimals, roundTo } from '../../figures/rounding.js';
import { quotient } from '../../quotient.js';
import type { CompanyDocument } from '../document/document.js';
import type { DocumentDivision, DocumentRegion } from '../document/structure.js';
import type { StatementYear } from '../figures/statements.js';

type Segments = Pick<
  CompanySectionBodies,
  'operatingdivisions' | 'operatingdivisionindustries' | 'operatingdivisiongeographiclocations'
>;

type Revenues = Map<number, number | undefined>;
type Money = Required<Pick<CompanyDocument, 'Currency' | 'Unit'>>;

export function buildSegmentSections(document: CompanyDocument, years: StatementYear[]): Segments {
  const { Currency, Unit, Divisions, Regions } = document;
  if (Currency === undefined || Unit === undefined) return {};
  const money = { Currency, Unit };
  const revenues = new Map(years.map(({ year, figures }) => [year, figures.TotalRevenue]));
  return {
    ...(Divisions && buildDivisions(Divisions, money, revenues)),
    ...(Divisions && buildDivisionIndustries(document, money, revenues)),
    ...(Regions && buildLocations(Regions, money, revenues)),
  };
}

function buildDivisions(divisions: DocumentDivision[], money: Money, revenues: Revenues): Segments {
  const rows = divisions.map(({ Name, Description, Years }) => ({
    Name,
    ...(Description !== undefined && { Description }),
    Years: deriveYears(Years, revenues),
  }));
  return { operatingdivisions: { ...money, Divisions: rows } };
}

function buildDivisionIndustries(
  { Divisions = [], Industries = [] }: CompanyDocument,
  money: Money,
  revenues: Revenues,
): Segments {
  const rows = Industries.flatMap(({ Code, Title }) => {
    const divisions = Divisions.filter(({ IndustryCode }) => IndustryCode === Code);
    const years = deriveYears(addUp(divisions), revenues);
    if (years.length === 0) return [];
    const names = divisions.map(({ Name }) => Name);
    return [{ IndustryCode: Code, IndustryTitle: Title, Divisions: names, Years: years }];
  });
  if (rows.length === 0) return {};
  return { operatingdivisionindustries: { ...money, Industries: rows } };
}

function buildLocations(regions: DocumentRegion[], money: Money, revenues: Revenues): Segments {
  const rows = regions.map(({ Region, Years }) => ({
    Region,
    Years: deriveYears(Years, revenues),
  }));
  return { operatingdivisiongeographiclocations: { ...money, Locations: rows } };
}

/** A sum is known only if every part is; a year without known values is left out. */
export function addUp(divisions: DocumentDivision[]): SegmentYear[] {
  const [only, ...others] = divisions;
  if (only !== undefined && others.length === 0) return only.Years;
  const years = [...new Set(divisions.flatMap(({ Years }) => Years.map(({ Year }) => Year)))];
  return years.flatMap((year) => {
    const rows = divisions.map(({ Years }) => Years.find(({ Year }) => Year === year));
    const sums = { ...sum(rows, 'Revenue'), ...sum(rows, 'Profit'), ...sum(rows, 'Assets') };
    return Object.keys(sums).length === 0 ? [] : [{ Year: year, ...sums }];
  });
}

function sum(rows: (SegmentYear | undefined)[], name: 'Revenue' | 'Profit' | 'Assets') {
  let total = 0;
  for (const row of rows) {
    const value = row?.[name];
    if (value === undefined) return {};
    total += value;
  }
  return { [name]: roundTo(total, amountDecimals) };
}

function deriveYears(years: SegmentYear[], revenues: Revenues): DerivedSegmentYear[] {
  return years
    .map((row) => ({
      ...row,
      ...share('ShareOfRevenue', row.Revenue, revenues.get(row.Year)),
      ...share('ProfitMargin', row.Profit, row.Revenue),
    }))
    .sort((a, b) => b.Year - a.Year);
}

function share<Name extends string>(
  name: Name,
  part: number | undefined,
  whole: number | undefined,
): Partial<Record<Name, number>> {
  const value = quotient(part, whole);
  if (value === undefined) return {};
  return { [name]: roundTo(value * 100, ratioDecimals) } as Record<Name, number>;
}
