import type { IndustryDocument } from '@broadsheet/reports';
import type { Random } from '../random.js';
import { economyCourse, getEconomy } from './economies.js';
import type { IndustryProfile } from './profile.js';
import { roundAmount } from './round-amount.js';
import { buildCourse, lastYear, type YearFactor } from './years.js';

type Figures = Required<
  Pick<IndustryDocument, 'Revenue' | 'Employees' | 'Businesses' | 'Establishments' | 'Profit'>
> & { EconomicShare: { Year: number; Value: number }[] };

/** The value that an industry adds to the economy, as a part of its revenue. */
const valueAdded = 0.38;

/** The yearly figures of an industry, derived from revenue, so that they are consistent. */
export function buildFigures(profile: IndustryProfile, random: Random): Figures {
  const course = buildCourse(profile, random);
  const employees = profile.revenue / profile.revenuePerEmployee;
  const establishments = Math.max(2, employees / profile.employeesPerEstablishment);
  const drift = 1 + profile.establishmentGrowth / 100;
  const sites = (factor: YearFactor) =>
    // Locations follow revenue slowly: a bad year closes few of them.
    Math.max(
      1,
      Math.round(establishments * factor.level ** 0.12 * drift ** (factor.year - lastYear)),
    );
  return {
    Revenue: buildSeries(course, ({ level }) => roundAmount(profile.revenue * level)),
    Employees: buildSeries(course, ({ level, year }) =>
      Math.round(employees * level ** 0.6 * 0.995 ** (year - lastYear)),
    ),
    Establishments: buildSeries(course, sites),
    Businesses: buildSeries(course, (factor) => {
      const perBusiness = profile.establishmentsPerBusiness * 1.003 ** (factor.year - lastYear);
      return Math.max(1, Math.round(sites(factor) / Math.max(1, perBusiness)));
    }),
    Profit: listHistory(course).map(({ year, level, shock }) => ({
      Year: year,
      Value: roundAmount(profile.revenue * level * findMargin(profile.margin, shock)),
    })),
    EconomicShare: buildEconomicShare(profile, listHistory(course)),
  };
}

/**
 * A bad year reduces profit more than revenue and may cause a loss; a good one adds a third at
 * most. Industries with thin margins vary less: they pass most of it on.
 */
function findMargin(usual: number, shock: number): number {
  const size = Math.abs(usual);
  const swing = 0.45 * Math.min(1, size / 6) * shock;
  return (usual + Math.min(swing, size / 3)) / 100;
}

function buildEconomicShare(profile: IndustryProfile, history: YearFactor[]) {
  const economy = getEconomy(profile.country).product;
  return history.map(({ year, level }) => {
    const share =
      (profile.revenue * level * valueAdded) / (economy * (economyCourse.get(year) ?? 1));
    return { Year: year, Value: Number((share * 100).toPrecision(5)) };
  });
}

const listHistory = (course: YearFactor[]) => course.filter(({ year }) => year <= lastYear);

function buildSeries(course: YearFactor[], value: (factor: YearFactor) => number) {
  return course.map((factor) => ({
    Year: factor.year,
    Value: value(factor),
    ...(factor.year > lastYear ? { Outlook: true } : {}),
  }));
}
