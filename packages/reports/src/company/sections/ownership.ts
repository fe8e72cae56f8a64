import type { CompanySectionBodies, ShareholdersBody } from '@broadsheet/contract';
import { ratioDecimals, roundTo } from '../../figures/rounding.js';
import { quotient } from '../../quotient.js';
import type { CompanyDocument } from '../document/document.js';
import type { DocumentHolding, DocumentShareholders } from '../document/structure.js';
import type { StatementYear } from '../figures/statements.js';

/** From this share on a holding is substantial (Corporations Act 2001 (Cth), section 9). */
const substantialPercentage = 5;

interface Holding extends DocumentHolding {
  position: number;
  /** Per cent of all shares, not rounded: 4.996 is neither substantial nor as much as 5. */
  exact: number | undefined;
}

export function buildOwnershipSections(
  { Shareholders, Subsidiaries }: CompanyDocument,
  latest: StatementYear | undefined,
): Pick<CompanySectionBodies, 'shareholders' | 'substantialshareholders' | 'subsidiaries'> {
  return {
    ...(Shareholders && buildShareholders(Shareholders, latest)),
    ...(Subsidiaries && { subsidiaries: { Entities: Subsidiaries } }),
  };
}

/** The shares that holdings are counted against. */
export function findSharesOnIssue(
  shareholders: DocumentShareholders,
  latest: StatementYear | undefined,
): number | undefined {
  return shareholders.SharesOnIssue ?? latest?.figures.SharesOnIssue;
}

/** The percentage of all shares that a number of shares represents. */
export function derivePercentage(
  shares: number | undefined,
  sharesOnIssue: number | undefined,
): number | undefined {
  const part = quotient(shares, sharesOnIssue);
  return part === undefined ? undefined : roundTo(part * 100, ratioDecimals);
}

function buildShareholders(source: DocumentShareholders, latest: StatementYear | undefined) {
  const sharesOnIssue = findSharesOnIssue(source, latest);
  const holdings = rankHoldings(source.Holdings, sharesOnIssue);
  const shareholders: ShareholdersBody = {
    AsAt: source.AsAt,
    ...(sharesOnIssue !== undefined && { SharesOnIssue: sharesOnIssue }),
    ...(source.TotalHolders !== undefined && { TotalHolders: source.TotalHolders }),
    Holdings: holdings.map(({ position, Name, Shares, Percentage }) => ({
      Position: position,
      Name,
      ...(Shares !== undefined && { Shares }),
      ...(Percentage !== undefined && { Percentage }),
    })),
    Concentration: measureConcentration(holdings),
  };
  return { shareholders, ...buildSubstantialShareholders(holdings, source.AsAt) };
}

function rankHoldings(holdings: DocumentHolding[], sharesOnIssue: number | undefined): Holding[] {
  return holdings
    .map((holding) => {
      const part = quotient(holding.Shares, sharesOnIssue);
      const exact = part === undefined ? holding.Percentage : part * 100;
      const Percentage = holding.Percentage ?? derivePercentage(holding.Shares, sharesOnIssue);
      return { ...holding, exact, ...(Percentage !== undefined && { Percentage }) };
    })
    .sort(compareHoldings)
    .map((holding, index) => ({ ...holding, position: index + 1 }));
}

/** Largest first. Holdings of unknown size cannot be compared, so they come last. */
function compareHoldings(a: Omit<Holding, 'position'>, b: Omit<Holding, 'position'>): number {
  return (b.exact ?? -1) - (a.exact ?? -1) || (b.Shares ?? 0) - (a.Shares ?? 0);
}

/**
 * Undefined for a group larger than the list of holders, and if the base of a holding is not known:
 * it may then be the largest or the smallest.
 */
function measureConcentration(holdings: Holding[]): ShareholdersBody['Concentration'] {
  if (holdings.some(({ exact, Shares }) => exact === undefined && Shares !== undefined)) return {};
  const percentages = holdings.map(({ exact }) => exact);
  const sum = (count: number) => {
    const group = percentages.slice(0, count);
    if (group.length < count || group.includes(undefined)) return undefined;
    const total = group.reduce<number>((a, b) => a + (b ?? 0), 0);
    return Math.min(100, roundTo(total, ratioDecimals));
  };
  const groups = {
    Named: sum(holdings.length),
    Largest: sum(1),
    Top5: sum(5),
    Top10: sum(10),
    Top20: sum(20),
  };
  return Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== undefined));
}

function buildSubstantialShareholders(
  holdings: Holding[],
  asAt: string,
): Pick<CompanySectionBodies, 'substantialshareholders'> {
  const holders = holdings.flatMap(({ Name, Shares, Percentage, exact = 0, ...rest }) =>
    Percentage === undefined || exact < substantialPercentage
      ? []
      : [
          {
            Name,
            ...(Shares !== undefined && { Shares }),
            Percentage,
            ...(rest.Jurisdiction !== undefined && { Jurisdiction: rest.Jurisdiction }),
            VerifiedOn: rest.VerifiedOn ?? asAt,
          },
        ],
  );
  if (holders.length === 0) return {};
  return { substantialshareholders: { Threshold: substantialPercentage, Holders: holders } };
}
