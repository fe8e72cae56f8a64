import { segmentBenchmarking } from '@broadsheet/contract';
import type { IndustryDocument, SegmentBenchmarkingDocument } from '@broadsheet/reports';
import { takeFirst, type CuratedOptions } from '../curated.js';
import { buildCurated } from '../industries/index.js';
import { lastYear } from '../industries/years.js';
import { createRandom, type Random } from '../random.js';
import { amountStep, splitSeries } from '../statistics/split-series.js';
import { translateWine } from './japanese.js';
import { segmentProfiles, type BandProfile, type SegmentProfile } from './profiles.js';

type Document = SegmentBenchmarkingDocument & { Family: string };

/** Some of the demo's industries by size band, adding up to their reports; the first in Japanese too. */
export const demoSegments = ({ seed, count }: CuratedOptions): Iterable<Document> =>
  takeFirst(listCurated(createRandom(seed)), count);

function* listCurated(random: Random): Iterable<Document> {
  for (const profile of segmentProfiles) {
    const document = build(profile, buildCurated(profile, random));
    yield document;
    if (profile === segmentProfiles[0]) yield translateWine(document);
  }
}

function build({ bands, overview }: SegmentProfile, industry: IndustryDocument): Document {
  const { Country, Code, Language, Title, Sector, Source, DataDate, Currency } = industry;
  return {
    Family: segmentBenchmarking.name,
    ...{ Country, Code, Language, Title, Sector, Source, DataDate, Currency },
    IndustryReport: true,
    Overview: overview,
    Segments: buildSegments(bands, industry),
  };
}

/** Every series is the industry's, split by the hand-written shares. */
function buildSegments(bands: readonly BandProfile[], industry: IndustryDocument) {
  const people = (band: BandProfile) => band.businesses * band.people;
  const revenue = (band: BandProfile, year: number) =>
    people(band) * band.output * (1 + band.drift / 100) ** (year - lastYear);
  const split = (
    series: IndustryDocument['Revenue'],
    weight: (band: BandProfile, year: number) => number,
    step?: number,
  ) => splitSeries(series ?? [], (year) => bands.map((band) => weight(band, year)), step);
  const series = {
    Revenue: split(industry.Revenue, revenue, amountStep),
    Profit: split(industry.Profit, (band, year) => revenue(band, year) * band.margin, amountStep),
    Wages: split(industry.Wages, (band) => people(band) * band.pay, amountStep),
    Employees: split(industry.Employees, people),
    Businesses: split(industry.Businesses, ({ businesses }) => businesses),
  };
  return bands.map(({ size }, index) => ({
    SegmentSize: size,
    Revenue: series.Revenue[index] ?? [],
    Profit: withholdFirst(series.Profit[index] ?? [], index === bands.length - 1),
    Wages: series.Wages[index] ?? [],
    Employees: series.Employees[index] ?? [],
    Businesses: series.Businesses[index] ?? [],
  }));
}

/** Few businesses are this large, and their first year's profit would identify them. */
function withholdFirst<Point extends object>(points: readonly Point[], isWithheld: boolean) {
  return points.map((point, index) =>
    isWithheld && index === 0 ? { ...point, Value: null, Suppressed: true } : point,
  );
}
