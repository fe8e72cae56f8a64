import type { CompanySectionBodies } from '@broadsheet/contract';
import { ratioDecimals, roundTo } from '../../figures/rounding.js';
import { quotient } from '../../quotient.js';
import type { CompanyDocument } from '../document/document.js';
import type { DocumentDivision, DocumentIndustry } from '../document/structure.js';
import type { StatementYear } from '../figures/statements.js';
import { addUp } from './segments.js';

/** An industry of operation with the company's revenue in it in the latest year. */
export interface IndustryRevenue {
  industry: DocumentIndustry;
  revenue: number | undefined;
  /** The sum of the divisions that name the industry. */
  fromDivisions: number | undefined;
}

/** The industries of operation, in the order given. */
export function listIndustryRevenues(
  { Industries = [], Divisions = [] }: Pick<CompanyDocument, 'Industries' | 'Divisions'>,
  latest: StatementYear | undefined,
): IndustryRevenue[] {
  return Industries.map((industry) => {
    const divisions = Divisions.filter(({ IndustryCode }) => IndustryCode === industry.Code);
    const fromDivisions = findRevenue(divisions, latest?.year);
    return { industry, revenue: industry.Revenue ?? fromDivisions, fromDivisions };
  });
}

function findRevenue(divisions: DocumentDivision[], year: number | undefined): number | undefined {
  if (divisions.length === 0) return undefined;
  return addUp(divisions).find(({ Year }) => Year === year)?.Revenue;
}

/** The industry with the most revenue; if revenue is not known for all, the first given. */
export function deriveTopIndustry(revenues: IndustryRevenue[]): DocumentIndustry | undefined {
  if (revenues.some(({ revenue }) => revenue === undefined)) return revenues[0]?.industry;
  const most = Math.max(...revenues.map(({ revenue }) => revenue ?? 0));
  return revenues.find(({ revenue }) => revenue === most)?.industry;
}

/** The publisher's choice, if there is one: a choice that contradicts revenue was refused. */
export function findTopIndustry(
  { TopIndustryCode, Industries = [] }: CompanyDocument,
  revenues: IndustryRevenue[],
): DocumentIndustry | undefined {
  return Industries.find(({ Code }) => Code === TopIndustryCode) ?? deriveTopIndustry(revenues);
}

export function buildIndustrySections(
  document: CompanyDocument,
  latest: StatementYear | undefined,
): Pick<CompanySectionBodies, 'industriesofoperation' | 'topindustry'> {
  const revenues = listIndustryRevenues(document, latest);
  const top = findTopIndustry(document, revenues);
  if (top === undefined) return {};
  const { Currency, Unit } = document;
  const total = latest?.figures.TotalRevenue;
  const rows = revenues.map(({ industry, revenue }) => {
    const share = quotient(revenue, total);
    return {
      IndustryCode: industry.Code,
      IndustryTitle: industry.Title,
      Primary: industry === top,
      ...(revenue !== undefined && { Revenue: revenue }),
      ...(share !== undefined && { ShareOfRevenue: roundTo(share * 100, ratioDecimals) }),
      ...(industry.MarketShare !== undefined && { MarketShare: industry.MarketShare }),
      Competitors: industry.Competitors ?? [],
    };
  });
  const hasAmounts = revenues.some(({ revenue }) => revenue !== undefined);
  return {
    topindustry: { IndustryCode: top.Code, IndustryTitle: top.Title },
    industriesofoperation: {
      ...(hasAmounts && Currency !== undefined && { Currency }),
      ...(hasAmounts && Unit !== undefined && { Unit }),
      ...(hasAmounts && latest !== undefined && { Year: latest.year }),
      Industries: rows.sort((a, b) => Number(b.Primary) - Number(a.Primary)),
    },
  };
}
