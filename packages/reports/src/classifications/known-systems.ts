/** A level of an official classification. */
interface KnownLevel {
  name: string;
  /** The form of its codes, without dots. */
  code: RegExp;
  /** How many codes the office publishes. */
  count: number;
}

/** An official classification that can be imported from the files of its office. */
export interface KnownSystem {
  version: string;
  title: string;
  levels: readonly KnownLevel[];
  source: string;
  licence: string;
  /** See `ClassificationDocument.Padded`. */
  isPadded?: true;
}

const sections: KnownLevel = { name: 'Section', code: /^[A-U]$/, count: 21 };
const digits = (name: string, length: number, count: number): KnownLevel => ({
  name,
  code: new RegExp(`^[0-9]{${String(length)}}$`),
  count,
});

export const knownSystems: readonly KnownSystem[] = [
  {
    version: 'ANZSIC-2006',
    title: 'Australian and New Zealand Standard Industrial Classification 2006',
    levels: [
      { name: 'Division', code: /^[A-S]$/, count: 19 },
      digits('Subdivision', 2, 86),
      digits('Group', 3, 214),
      digits('Class', 4, 506),
    ],
    source: 'Australian Bureau of Statistics, catalogue 1292.0 (abs.gov.au)',
    licence: 'CC BY 4.0',
    isPadded: true,
  },
  {
    version: 'NAICS-2022',
    title: 'North American Industry Classification System 2022 (United States)',
    levels: [
      { name: 'Sector', code: /^[0-9]{2}(-[0-9]{2})?$/, count: 20 },
      digits('Subsector', 3, 96),
      digits('Industry group', 4, 308),
      digits('NAICS industry', 5, 689),
      digits('National industry', 6, 1012),
    ],
    source: 'United States Census Bureau (census.gov/naics)',
    licence: 'Public domain',
  },
  {
    version: 'UKSIC-2007',
    title: 'UK Standard Industrial Classification of Economic Activities 2007',
    levels: [
      sections,
      digits('Division', 2, 88),
      digits('Group', 3, 272),
      digits('Class', 4, 615),
      digits('Subclass', 5, 191),
    ],
    source: 'Office for National Statistics (ons.gov.uk)',
    licence: 'Open Government Licence v3.0',
    isPadded: true,
  },
  {
    version: 'ISIC-4',
    title: 'International Standard Industrial Classification of All Economic Activities, Rev. 4',
    levels: [sections, digits('Division', 2, 88), digits('Group', 3, 238), digits('Class', 4, 419)],
    source: 'United Nations Statistics Division (unstats.un.org)',
    licence: 'United Nations, free use with the source named',
  },
  {
    version: 'NACE-2',
    title: 'Statistical Classification of Economic Activities in the European Community, Rev. 2',
    levels: [sections, digits('Division', 2, 88), digits('Group', 3, 272), digits('Class', 4, 615)],
    source: 'Eurostat (ec.europa.eu/eurostat)',
    licence: 'European Union, reuse with the source named',
  },
];

export function findKnownSystem(version: string): KnownSystem | undefined {
  return knownSystems.find((system) => system.version.toLowerCase() === version.toLowerCase());
}
