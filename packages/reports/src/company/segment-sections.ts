import type { DerivedSegmentYear, SectionBodies, SegmentYear } from '@broadsheet/contract';
import type { DocumentDivision, DocumentIndustry } from './document-structure.js';
import type { CompanyDocument } from './document.js';
import { amountDecimals, ratioDecimals, roundTo } from './rounding.js';
import type { StatementYear } from './statements.js';

type Segments = Pick<
  SectionBodies,
  'operatingdivisions' | 'operatingdivisionindustries' | 'operatingdivisiongeographiclocations'
>;

export function buildSegmentSections(document: CompanyDocument, years: StatementYear[]): Segments {
  const { Currency, Unit, Divisions = [], Regions = [], Industries = [] } = document;
  if (Currency === undefined || Unit === undefined) return {};
  const money = { Currency, Unit };
  const revenues = new Map(years.map(({ year, figures }) => [year, figures.TotalRevenue]));
  const industries = gatherByIndustry(Divisions, Industries);
  return {
    ...(Divisions.length > 0 && {
      operatingdivisions: {
        ...money,
        Divisions: Divisions.map(({ Name, Description, Years }) => ({
          Name,
          ...(Description !== undefined && { Description }),
          Years: deriveYears(Years, revenues),
        })),
      },
    }),
    ...(industries.length > 0 && {
      operatingdivisionindustries: {
        ...money,
        Industries: industries.map(({ industry, divisions }) => ({
          IndustryCode: industry.Code,
          IndustryTitle: industry.Title,
          Divisions: divisions.map(({ Name }) => Name),
          Years: deriveYears(addUp(divisions), revenues),
        })),
      },
    }),
    ...(Regions.length > 0 && {
      operatingdivisiongeographiclocations: {
        ...money,
        Locations: Regions.map(({ Region, Years }) => ({
          Region,
          Years: deriveYears(Years, revenues),
        })),
      },
    }),
  };
}

function gatherByIndustry(divisions: DocumentDivision[], industries: DocumentIndustry[]) {
  return industries
    .map((industry) => ({
      industry,
      divisions: divisions.filter(({ IndustryCode }) => IndustryCode === industry.Code),
    }))
    .filter((gathered) => gathered.divisions.length > 0);
}

/** A sum is known only where every part is. */
export function addUp(divisions: DocumentDivision[]): SegmentYear[] {
  const years = [...new Set(divisions.flatMap(({ Years }) => Years.map(({ Year }) => Year)))];
  return years.map((year) => {
    const rows = divisions.map(({ Years }) => Years.find(({ Year }) => Year === year));
    const sum = (name: 'Revenue' | 'Profit' | 'Assets') => {
      let total = 0;
      for (const row of rows) {
        const value = row?.[name];
        if (value === undefined) return {};
        total += value;
      }
      return { [name]: roundTo(total, amountDecimals) };
    };
    return { Year: year, ...sum('Revenue'), ...sum('Profit'), ...sum('Assets') };
  });
}

function deriveYears(
  years: SegmentYear[],
  revenues: Map<number, number | undefined>,
): DerivedSegmentYear[] {
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
  if (part === undefined || whole === undefined || whole <= 0) return {};
  return { [name]: roundTo((part / whole) * 100, ratioDecimals) } as Record<Name, number>;
}
