import { businessEnvironment } from '@broadsheet/contract';
import type { BusinessEnvironmentDocument } from '@broadsheet/reports';
import { takeFirst } from '../curated.js';
import { demoSource } from '../industries/build-document.js';
import { profiles } from '../industries/profiles/index.js';
import { findNames } from '../industries/words/facts/industry-names.js';
import { dataDate } from '../industries/years.js';
import { buildDriverParts } from './driver-parts.js';
import { buildDriverYears } from './driver-years.js';
import { translateIncome } from './japanese.js';
import { driverProfiles, type DriverProfile } from './profiles.js';
import { writeChapters } from './words.js';

export interface DemoDriversOptions {
  /** The number of documents; all by default, which is also the most there are. */
  count?: number;
}

/**
 * Synthetic reports on drivers of business, with the same figures as in the reports of industries.
 */
export const demoDrivers = ({
  count,
}: DemoDriversOptions = {}): Iterable<BusinessEnvironmentDocument> =>
  takeFirst(listDocuments(), count);

function* listDocuments(): Iterable<BusinessEnvironmentDocument> {
  for (const profile of driverProfiles) {
    const document = buildDocument(profile);
    yield document;
    if (profile.country === 'AU' && profile.code === 'INCOME') yield translateIncome(document);
  }
}

/** It names its family, as the document of a file must. */
function buildDocument(profile: DriverProfile): BusinessEnvironmentDocument & { Family: string } {
  const { country, code, sector, driver, parts } = profile;
  const Points = parts
    ? buildDriverParts(driver, country, parts)
    : buildDriverYears(driver, country);
  const exposed = listExposed(profile);
  return {
    Family: businessEnvironment.name,
    Country: country,
    Code: code,
    Language: 'English',
    Title: driver.name,
    Sector: sector,
    Source: demoSource,
    DataDate: dataDate,
    Unit: driver.unit,
    Interval: parts === undefined ? 'Year' : parts.count === 4 ? 'Quarter' : 'Month',
    Points,
    ...writeChapters(profile, Points),
    ...(exposed.length === 0 ? {} : { ExposedIndustries: exposed }),
    Sources: [
      { Name: 'Broadsheet demo data, synthetic figures', Publisher: 'Broadsheet', Date: dataDate },
    ],
  };
}

/** The industries of the country whose reports name the driver. */
function listExposed({ country, driver }: DriverProfile) {
  return profiles
    .filter((industry) => industry.country === country)
    .filter(({ code, title, sector }) => {
      const heading = { Country: country, Code: code, Title: title, Sector: sector };
      return findNames(heading).kind.drivers.includes(driver);
    })
    .map(({ code, title }) => ({
      Code: code,
      Title: title,
      Direction: driver.direction,
      Strength: driver.strength,
    }));
}
