import {
  industry,
  state,
  stateFigures,
  stateStatisticNames,
  stateStatistics,
  type ComparedRegion,
  type PlaceInYear,
  type StateSectionBody,
} from '@broadsheet/contract';
import { parseFormula } from '../figures/formula.js';
import { ratioDecimals, roundTo } from '../figures/rounding.js';
import { listYearlyRatios, parseRatios } from '../figures/yearly-ratios.js';
import { findAverageGrowth } from '../industry/growth.js';
import { some } from '../sections/parts.js';
import type { Spanning } from '../spanning-figures.js';
import type { PartPoint } from '../statistics/document.js';
import { readNationalSeries, type NationalFigures } from '../statistics/national-figures.js';
import { writeStatistics } from '../statistics/write-statistics.js';
import { getWords } from '../words/get-words.js';
import { buildRegionalShares, buildStateTrend } from './charts.js';
import { writeCharts, writeKeyStatistics, type StateFigures } from './sections.js';

/** The industry of a report, in one language: reports are not compared across languages. */
interface Group {
  regions: Map<string, StateFigures>;
  national?: NationalFigures;
}

/** Regions of each industry, and the figures of the whole country. */
export function createStateSpanning(): Spanning {
  const groups = new Map<string, Group>();
  const findGroup = (Country: string, Code: string, Language: string) =>
    groups.get(nameGroup(Country, Code, Language));
  return {
    add({ family, figures }) {
      if (family === state.name) addRegion(groups, figures as StateFigures);
      else {
        // Industries come after the regions, so that those without any are not kept.
        const national = figures as NationalFigures;
        const group = findGroup(national.country, national.code, national.language);
        if (group) group.national = national;
      }
    },
    buildSections: () => ({}),
    buildDrawn(figures) {
      const own = figures as StateFigures;
      const group = findGroup(own.Country, own.Code, own.Language);
      const drawn = group?.national && buildWithNational(own, group.regions, group.national);
      return { [industry.name]: drawn ?? { sections: writeAlone(own) } };
    },
  };
}

const nameGroup = (country: string, code: string, language: string) =>
  [country, code.toLowerCase(), language.toLowerCase()].join('/');

function addRegion(groups: Map<string, Group>, figures: StateFigures): void {
  const { Country, Code, Language, Region } = figures;
  const name = nameGroup(Country, Code, Language);
  const group = groups.get(name) ?? { regions: new Map<string, StateFigures>() };
  groups.set(name, group);
  group.regions.set(Region, figures);
}

const ownCharts = (own: StateFigures) => {
  const [Revenue, Employees] = [buildStateTrend(own, 'Revenue'), buildStateTrend(own, 'Employees')];
  return { ...(Revenue && { Revenue }), ...(Employees && { Employees }) };
};

/** As in the edition itself. */
const writeAlone = (own: StateFigures) => ({
  keystatistics: writeKeyStatistics(own, ownCharts(own)),
});

function buildWithNational(
  own: StateFigures,
  regions: ReadonlyMap<string, StateFigures>,
  national: NationalFigures,
) {
  const series = readComparable(own, national);
  const { keystatistics } = writeAlone(own);
  const Shares = listShares(own, series);
  const compared = compareRegions(own, [...regions.values()], national);
  const chart = compared && buildRegionalShares(own, compared.Regions, compared.Year);
  return {
    sections: {
      keystatistics: {
        ...keystatistics,
        ...writeLatest(own, series),
        ...some('National', writeStatistics(stateStatistics, series, own.Currency)),
        ...some('Shares', Shares),
      },
      ...(compared && {
        regionalcomparison: { ...writeCharts(chart ? { RegionalShares: chart } : {}), ...compared },
      }),
    },
    charts: { RegionalShares: chart },
  };
}

type NationalSeries = ReturnType<typeof readNationalSeries>;

/** Amounts in another currency cannot be compared with those of the region. */
function readComparable({ Currency }: StateFigures, national: NationalFigures): NationalSeries {
  const { Revenue, Wages, ...counts } = readNationalSeries(national);
  if (national.currency !== Currency) return counts;
  return { ...(Revenue && { Revenue }), ...(Wages && { Wages }), ...counts };
}

const [shareFormula] = parseRatios({
  Share: { unit: 'Percent', formula: stateFigures.Share.formula },
});
const findShare = parseFormula(stateFigures.Share.formula);

/** Each statistic of the region as a share of the country's, year by year. */
function listShares(own: StateFigures, national: NationalSeries) {
  return stateStatisticNames.flatMap((name) => {
    const pair = { Region: own[name] ?? [], National: national[name] ?? [] };
    const ratios = shareFormula ? listYearlyRatios([shareFormula], pair, own.Currency) : [];
    return ratios.map(({ points }) => ({ Name: name, Unit: 'Percent' as const, Data: points }));
  });
}

/** The region beside the country, in the last historical year in which something is known of both. */
function writeLatest(own: StateFigures, national: NationalSeries) {
  const findValue = (series: readonly PartPoint[] = [], year: number) =>
    series.find((point) => point.Year === year && isHistory(point))?.Value ?? undefined;
  const years = stateStatisticNames.flatMap((name) =>
    (own[name] ?? []).filter(isHistory).flatMap(({ Year, Value }) => {
      return Value !== null && findValue(national[name], Year) !== undefined ? [Year] : [];
    }),
  );
  if (years.length === 0) return {};
  const Year = Math.max(...years);
  const place = (Name: string, series: NationalSeries): PlaceInYear => {
    const values = stateStatisticNames.flatMap((name) => {
      const value = findValue(series[name], Year);
      return value === undefined ? [] : [[name, value] as const];
    });
    return { Name, Year, ...Object.fromEntries(values) };
  };
  const country = getWords(own.Language).countryName(own.Country);
  const Places = [place(own.RegionName, own), place(country, national)];
  return { Latest: { Currency: own.Currency, Places } };
}

const isHistory = ({ Outlook }: PartPoint) => Outlook !== true;

/** Regions by revenue of the country's last historical year; undefined if there is none. */
function compareRegions(
  own: StateFigures,
  regions: readonly StateFigures[],
  national: NationalFigures,
): Omit<StateSectionBody<'regionalcomparison'>, 'Images' | 'Facts'> | undefined {
  const { Revenue = [] } = readComparable(own, national);
  const latest = Revenue.findLast((point) => isHistory(point) && point.Value !== null);
  if (typeof latest?.Value !== 'number') return undefined;
  const whole = latest.Value;
  const sold = new Map(
    regions.map((region) => [
      region.Region,
      region.Revenue?.find(({ Year }) => Year === latest.Year),
    ]),
  );
  const known = [...sold.values()].flatMap((point) => point?.Value ?? []);
  const Regions = regions.map(({ Region, RegionName, Revenue: series = [] }): ComparedRegion => {
    const point = sold.get(Region);
    const value = point?.Value ?? undefined;
    const Share = value === undefined ? undefined : findShare({ Region: value, National: whole });
    const Growth = findAverageGrowth(series.filter(isHistory));
    return {
      ...(value !== undefined && { Rank: 1 + known.filter((other) => other > value).length }),
      Region,
      Name: RegionName,
      ...(value !== undefined && { Revenue: value }),
      ...(Share !== undefined && { Share: roundTo(Share, ratioDecimals) }),
      ...(Growth !== undefined && { Growth: roundTo(Growth, ratioDecimals) }),
      ...(point?.Suppressed === true && { Suppressed: true }),
    };
  });
  return { Year: latest.Year, Currency: own.Currency, Regions: Regions.sort(byRank) };
}

const byRank = (one: ComparedRegion, other: ComparedRegion) =>
  (one.Rank ?? Infinity) - (other.Rank ?? Infinity) || (one.Region < other.Region ? -1 : 1);
