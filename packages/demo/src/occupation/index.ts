import { occupation } from '@broadsheet/contract';
import type { OccupationDocument } from '@broadsheet/reports';
import { takeFirst, type CuratedOptions } from '../curated.js';
import { demoSource } from '../industries/build-document.js';
import { getEconomy } from '../industries/economies.js';
import { profiles as industries } from '../industries/profiles/index.js';
import { splitByWeight } from '../industries/shares.js';
import { places } from '../industries/words/regions/places.js';
import { buildCourse, dataDate, historyYears, lastYear } from '../industries/years.js';
import { createRandom, type Random } from '../random.js';
import { translateScores } from '../scores/translate.js';
import { australianOccupations } from './australia.js';
import { japaneseTexts } from './japanese.js';
import type { OccupationProfile } from './profile.js';
import { americanOccupations } from './united-states.js';

const profiles: readonly OccupationProfile[] = [...australianOccupations, ...americanOccupations];

type Document = OccupationDocument & { Family: string };

/** Occupation reports with synthetic figures; the first one in Japanese too. */
export const demoOccupations = ({ seed, count }: CuratedOptions): Iterable<Document> =>
  takeFirst(listCurated(createRandom(seed)), count);

const translation = {
  language: 'Japanese',
  texts: japaneseTexts,
  keys: ['Group', 'OtherNames', 'Tasks', 'TypicalEntry', 'Licence'],
};

function* listCurated(random: Random): Iterable<Document> {
  for (const profile of profiles) {
    const document = build(profile, random.fork(`occupation/${profile.country}/${profile.code}`));
    yield document;
    if (profile === profiles[0]) yield translateScores(document, translation);
  }
}

function build(profile: OccupationProfile, random: Random): Document {
  const { country, code, title, Group, OtherNames, Analysis, ...rest } = profile;
  const { Tasks, Skills, Qualifications, Demographics } = rest;
  const document = { Group, OtherNames, Tasks, Skills, Qualifications, Demographics, Analysis };
  return {
    Family: occupation.name,
    ...{ Country: country, Code: code, Language: 'English', Title: title },
    ...(document as Pick<Document, keyof typeof document>),
    ...{ Source: demoSource, DataDate: dataDate },
    Employment: buildEmployment(profile, random.fork('employment')),
    Earnings: {
      Currency: getEconomy(country).currency,
      Period: 'Year',
      Years: buildEarnings(profile, random.fork('earnings')),
    },
    EmployingIndustries: listIndustries(profile),
    Regions: listRegions(profile),
    ...(profile.related && { RelatedOccupations: listRelated(profile.related, country) }),
  };
}

const hundred = (value: number) => Math.round(value / 100) * 100;

function buildEmployment(profile: OccupationProfile, random: Random) {
  return buildCourse(profile, random).map(({ year, level }) => ({
    Year: year,
    Value: hundred(profile.employed * level),
    ...(year > lastYear && { Outlook: true }),
  }));
}

/** Wages grow by about three per cent a year; the spread changes little. */
function buildEarnings({ median, spread }: OccupationProfile, random: Random) {
  const [tenth, quarter, threeQuarters, ninetieth] = spread;
  return historyYears.map((year) => {
    const level = median * 1.031 ** (year - lastYear) * random.between(0.992, 1.008);
    const at = (factor: number) => hundred(level * factor * random.between(0.995, 1.005));
    return {
      Year: year,
      ...{ Percentile10: at(tenth), Percentile25: at(quarter), Percentile50: hundred(level) },
      ...{ Percentile75: at(threeQuarters), Percentile90: at(ninetieth) },
    };
  });
}

function listIndustries({ country, industries: shares }: OccupationProfile) {
  return Object.entries(shares).map(([Code, Share]) => {
    const found = industries.find((each) => each.country === country && each.code === Code);
    if (!found) throw new RangeError(`the demo has no industry ${country}/${Code}`);
    return { Code, Title: found.title, Share };
  });
}

function listRelated(related: readonly string[], country: string) {
  return profiles
    .filter((other) => other.country === country && related.includes(other.code))
    .map(({ code, title }) => ({ Code: code, Title: title }));
}

function listRegions({ country, regions = {} }: OccupationProfile) {
  const known = places[country] ?? [];
  const shares = splitByWeight(known.map(([region, , people]) => people * (regions[region] ?? 1)));
  return known.map(([region, name], index) => ({
    ...{ Region: region, Name: name, Share: shares[index] ?? 0 },
  }));
}
