import { driverDirections, Type, closed } from '@broadsheet/contract';
import type { Static } from 'typebox';
import { IndustryReport } from '../document/heading.js';
import { line, markdown, Name, regionCode, rows } from '../document/parts.js';
import { amounts, counts, headingProperties } from '../statistics/document.js';

const Analysis = Type.Object(
  {
    Overview: Type.Optional(markdown('What the industry is like in the region.')),
    Drivers: Type.Optional(markdown('What moves the industry in the region.')),
    Outlook: Type.Optional(markdown('What is expected of it.')),
  },
  { ...closed, description: 'Texts of the chapters, in Markdown.' },
);

const Driver = Type.Object(
  {
    Name: line('What moves the industry.', 200),
    Direction: Type.Enum([...driverDirections], {
      description:
        'Positive where a rise helps the industry, Negative where it harms it, or Mixed.',
    }),
    Detail: Type.Optional(line('How it acts in this region.', 2000)),
  },
  { ...closed, description: 'One driver.' },
);

/**
 * A document as publishers write it, in JSON or YAML. National figures, shares and the comparison
 * with other regions come from other reports and are not part of it.
 */
export const StateDocument = Type.Object(
  {
    ...headingProperties,
    Region: regionCode('The state or province: the part'),
    RegionName: Name("The region's name, in the language of the document, such as Victoria."),
    IndustryReport,
    Revenue: amounts('Revenue of the industry in the region.'),
    Wages: amounts('Wages and salaries paid.'),
    Employees: counts('People employed.'),
    Establishments: counts('Establishments (locations).'),
    Analysis: Type.Optional(Analysis),
    Drivers: rows(Driver, 24, 'Drivers one by one, each once.'),
  },
  {
    ...closed,
    title: 'State report',
    description:
      'One industry in one state or province and one language: series, from which charts are drawn, and words.',
  },
);
export type StateDocument = Static<typeof StateDocument>;
export type ValidDocument = Partial<StateDocument>;

/** The texts in Markdown. */
export const chapters = ['Overview', 'Drivers', 'Outlook'] as const;
