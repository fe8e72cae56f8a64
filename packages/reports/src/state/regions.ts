/**
 * States, provinces and other first-level regions by ISO 3166-2, as far as Broadsheet knows them. Codes of
 * other countries are checked for their form alone.
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

/** The codes of a country's regions; undefined where they are not known here. */
export function findRegions(country: string): string[] | undefined {
  return regions[country]?.split(' ');
}
