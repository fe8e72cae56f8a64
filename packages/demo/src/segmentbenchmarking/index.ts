import { segmentBenchmarking } from '@broadsheet/contract';
import type { IndustryDocument, SegmentBenchmarkingDocument } from '@broadsheet/reports';
import { buildCurated } from '../industries/index.js';
import { lastYear } from '../industries/years.js';
import { createRandom } from '../random.js';
import { amountStep, splitSeries } from '../statistics/split-series.js';
import { translateWine } from './japanese.js';
import { segmentProfiles, type BandProfile, type SegmentProfile } from './profiles.js';

type Document = SegmentBenchmarkingDocument & { Family: string };

export interface DemoSegmentsOptions {
  seed: number;
  /** How many documents; by default, and at most, the curated ones. */
  count?: number;
}

/** Some of the demo's industries by size band, adding up to their reports; the first in Japanese too. */
export function* demoSegments({ seed, count = Infinity }: DemoSegmentsOptions): Iterable<Document> {
  const random = createRandom(seed);
  let left = count;
  for (const profile of segmentProfiles) {
    if (left-- <= 0) return;
    const document = build(profile, buildCurated(profile, random));
    yield document;
    if (profile !== segmentProfiles[0]) continue;
    if (left-- <= 0) return;
    yield translateWine(document);
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

/** Every series is that of the industry, split by what is typed in. */
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

/** Few businesses are so large, and in the first year their profit could be told apart. */
function withholdFirst<Point extends object>(points: readonly Point[], isWithheld: boolean) {
  return points.map((point, index) =>
    isWithheld && index === 0 ? { ...point, Value: null, Suppressed: true } : point,
  );
}
