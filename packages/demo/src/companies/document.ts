import type { CompanyDocument } from '@broadsheet/reports';
import type { Random } from '../random.js';
import { buildContact } from './address.js';
import { economies } from './economics.js';
import { buildIdentity } from './identity.js';
import { buildIndustries } from './industries.js';
import { buildNarrative } from './narrative.js';
import { buildShareholders } from './ownership.js';
import { buildPersonnel, randomDate } from './people.js';
import type { CompanyProfile } from './profile.js';
import { buildSegments } from './segments.js';
import { buildStatements, chooseUnit, type StatementYear } from './statements.js';
import { buildSubsidiaries } from './subsidiaries.js';
import { addUpYear } from './totals.js';

/** A whole company document from a profile: the same profile and seed give the same document. */
export function buildDocument(profile: CompanyProfile, random: Random): CompanyDocument {
  const { entityId, title, founded, kind } = profile;
  const base = { EntityId: entityId, Language: 'English', Title: title };
  if (kind === 'bare') return base;
  return {
    ...base,
    ...buildIdentity(profile),
    IncorporationDate: randomDate(random.fork('founded'), founded, founded),
    ...buildContact(profile, random.fork('contact')),
    ...(kind === 'small' ? buildSmallBusiness(profile, random) : buildBusiness(profile, random)),
    Personnel: buildPersonnel(profile, random.fork('people')),
    ...buildNarrative(profile, random.fork('narrative')),
  };
}

type Business = Partial<CompanyDocument>;

function buildBusiness(profile: CompanyProfile, random: Random): Business {
  const { currency } = profile;
  const statements = buildStatements(profile, random.fork('statements'));
  const shares = statements.at(-1)?.KeyFigures?.SharesOnIssue;
  const shareholders = buildShareholders(profile, shares, random.fork('shareholders'));
  const subsidiaries = buildSubsidiaries(profile, random.fork('subsidiaries'));
  const market = buildMarket(profile, statements, random.fork('market'));
  return {
    Currency: currency?.code ?? 'AUD',
    Unit: chooseUnit(profile),
    ...(currency && { ExchangeRateToAUD: currency.rate }),
    Financials: statements,
    ...(market && { Market: market }),
    Industries: buildIndustries(profile),
    ...buildSegments(profile, statements, random.fork('segments')),
    ...(shareholders && { Shareholders: shareholders }),
    ...(subsidiaries && { Subsidiaries: subsidiaries }),
  };
}

/** A small company files little: revenue, profit and people of two years, and no owners. */
function buildSmallBusiness(profile: CompanyProfile, random: Random): Business {
  const statements = buildStatements(profile, random.fork('statements')).slice(-2);
  return {
    Currency: 'AUD',
    Unit: 'Units',
    Financials: statements.map(({ BalanceDate, ProfitAndLoss = {}, KeyFigures = {} }) => ({
      BalanceDate,
      ProfitAndLoss: {
        TotalRevenue:
          ((ProfitAndLoss.SalesRevenue ?? 0) + (ProfitAndLoss.OtherRevenue ?? 0)) * 1000,
        EmployeeExpenses: (ProfitAndLoss.EmployeeExpenses ?? 0) * 1000,
      },
      KeyFigures: { Employees: KeyFigures.Employees ?? 1 },
    })),
    Industries: buildIndustries(profile).map(({ Code, Title }) => ({ Code, Title })),
  };
}

const priceDate = '2026-10-30';

/** A price at the usual multiple of earnings; without earnings, half of a year's revenue. */
function buildMarket(
  profile: CompanyProfile,
  statements: StatementYear[],
  random: Random,
): CompanyDocument['Market'] {
  const latest = statements.at(-1);
  const shares = latest?.KeyFigures?.SharesOnIssue;
  const isListed = profile.asx !== undefined || profile.nzse !== undefined;
  if (!isListed || latest === undefined || shares === undefined) return undefined;
  const { profit, revenue, equity } = addUpYear(latest);
  const unitSize = chooseUnit(profile) === 'Millions' ? 1e6 : 1e3;
  const earned = profit * economies[profile.economics].multiple;
  const worth = profit > 0 ? Math.max(earned, equity * 0.5) : revenue * 0.5;
  const value = worth * unitSize * random.between(0.85, 1.2);
  return {
    PriceDate: priceDate,
    SharePrice: Math.max(1, Math.round((value / shares) * 100)) / 100,
  };
}
