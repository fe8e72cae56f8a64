import { state } from '@broadsheet/contract';
import type { IndustryDocument, StateDocument } from '@broadsheet/reports';
import { takeFirst, type CuratedOptions } from '../curated.js';
import { buildCurated } from '../industries/index.js';
import { lastYear } from '../industries/years.js';
import { createRandom } from '../random.js';
import { amountStep, splitSeries } from '../statistics/split-series.js';
import { translateRegion } from './japanese.js';
import { stateProfiles, type RegionProfile, type StateProfile } from './profiles.js';

type Document = StateDocument & { Family: string };

/** Two of the demo's industries by region, adding up to their reports; the first in Japanese too. */
export const demoStates = ({ seed, count }: CuratedOptions): Iterable<Document> =>
  takeFirst(listCurated(seed), count);

function* listCurated(seed: number): Iterable<Document> {
  const random = createRandom(seed);
  for (const profile of stateProfiles) {
    const documents = buildRegions(profile, buildCurated(profile, random));
    yield* documents;
    if (profile === stateProfiles[0]) yield* documents.map((document) => translateRegion(document));
  }
}

/** Establishments are distributed as in the industry's report; all else follows from them. */
function buildRegions(profile: StateProfile, industry: IndustryDocument): Document[] {
  const { Country, Code, Language, Title, Sector, Source, DataDate, Currency } = industry;
  const places = new Map(industry.GeographicBreakdown?.map((place) => [place.Region, place]));
  const sites = ({ region, drift }: RegionProfile, year: number) =>
    (places.get(region)?.Share ?? 0) * (1 + drift / 100) ** (year - lastYear);
  const people = (region: RegionProfile, year: number) => sites(region, year) * region.people;
  const split = (
    series: IndustryDocument['Revenue'],
    weight: (region: RegionProfile, year: number) => number,
    step?: number,
  ) => splitSeries(series ?? [], (year) => profile.regions.map((each) => weight(each, year)), step);
  const revenue = split(
    industry.Revenue,
    (each, year) => people(each, year) * each.output,
    amountStep,
  );
  const wages = split(industry.Wages, (each, year) => people(each, year) * each.pay, amountStep);
  const employees = split(industry.Employees, people);
  const establishments = split(industry.Establishments, sites);
  return profile.regions.map(({ region, overview, outlook }, index) => ({
    Family: state.name,
    ...{ Country, Region: region, Code, Language, Title, Sector, Source, DataDate, Currency },
    RegionName: places.get(region)?.Name ?? region,
    IndustryReport: true,
    Revenue: revenue[index] ?? [],
    Wages: withholdEarly(wages[index] ?? [], establishments[index] ?? []),
    Employees: employees[index] ?? [],
    Establishments: establishments[index] ?? [],
    Analysis: { Overview: overview, Drivers: profile.driversText, Outlook: outlook },
    Drivers: profile.drivers.map((driver) => ({ ...driver })),
  }));
}

/**
 * If so few businesses pay wages that one could be identified, the first three years are withheld.
 */
const fewest = 20;

function withholdEarly(
  wages: readonly { Year: number; Value: number | null }[],
  establishments: readonly { Value: number | null }[],
) {
  const isFew = (establishments[0]?.Value ?? 0) < fewest;
  return wages.map((point, index) =>
    isFew && index < 3 ? { ...point, Value: null, Suppressed: true } : point,
  );
}
