import { findNearestName, type Findings } from '@broadsheet/contract/checking';

/**
 * States, provinces and other first-level regions by ISO 3166-2, as far as Broadsheet knows them.
 * For other countries only the form of codes is checked.
 */
const regions: Readonly<Partial<Record<string, string>>> = {
  AU: 'ACT NSW NT QLD SA TAS VIC WA',
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
  DE: 'BB BE BW BY HB HE HH MV NI NW RP SH SL SN ST TH',
  GB: 'ENG NIR SCT WLS',
  JP: Array.from({ length: 47 }, (_, index) => String(index + 1).padStart(2, '0')).join(' '),
  NZ: 'AUK BOP CAN CIT GIS HKB MBH MWT NSN NTL OTA STL TAS TKI WGN WKO WTC',
  US: 'AK AL AR AS AZ CA CO CT DC DE FL GA GU HI IA ID IL IN KS KY LA MA MD ME MI MN MO MP MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UM UT VA VI VT WA WI WV WY',
};

const regionsOf = new Map(
  Object.entries(regions).map(([country, codes = '']) => [country, codes.split(' ')]),
);

/** A code of a country whose regions are not known here may be anything. */
export function checkRegion(
  found: Findings,
  region: string,
  { country, pointer }: { country: string; pointer: string },
): void {
  const known = regionsOf.get(country);
  if (!known || known.includes(region)) return;
  const nearest = findNearestName(region, known);
  found.error(
    pointer,
    `"${region}" is no region of ${country} in ISO 3166-2; ${nearest === undefined ? '' : `the nearest is "${nearest}", and `}there are ${known.join(', ')}.`,
  );
}
