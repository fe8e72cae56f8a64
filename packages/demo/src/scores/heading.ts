import { demoSource } from '../industries/build-document.js';
import { profiles } from '../industries/profiles/index.js';
import { dataDate } from '../industries/years.js';

/** The heading of a report on a curated industry: the same as in the industry's own report. */
export function buildHeading(country: string, code: string) {
  const profile = profiles.find((each) => each.country === country && each.code === code);
  if (!profile) throw new RangeError(`the demo has no industry ${country}/${code}`);
  return {
    Country: country,
    Code: code,
    Language: 'English',
    Title: profile.title,
    Sector: profile.sector,
    Source: demoSource,
    DataDate: dataDate,
    IndustryReport: true,
  };
}
