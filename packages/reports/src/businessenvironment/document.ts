import {
  businessEnvironmentIntervals,
  driverDirections,
  levels,
  Type,
  closed,
} from '@broadsheet/contract';
import type { Static } from 'typebox';
import { Country, DataDate, Language, Source } from '../document/heading.js';
import { code, country, line, markdown, Reading, rows, Title, Year } from '../document/parts.js';

/** Sixty years of months. */
const mostPoints = 720;

const Point = Type.Object(
  {
    Year: Type.Optional({ ...Year, description: 'The year, where Interval is Year.' }),
    Date: Type.Optional(
      Type.String({
        pattern: '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$',
        description:
          'A month or a day of the period, YYYY-MM or YYYY-MM-DD, where Interval is Quarter or Month.',
      }),
    ),
    Value: Type.Union([Type.Number({ minimum: -1e15, maximum: 1e15 }), Type.Null()], {
      description: 'The value, in Unit. Null where it is not known: drawn as a gap, never as zero.',
    }),
    Outlook: Type.Optional(
      Type.Boolean({
        description: 'True for an estimate of a period to come. Left out for history.',
      }),
    ),
  },
  { ...closed, description: 'The value of one year, quarter or month.' },
);
export type Point = Static<typeof Point>;

const ExposedIndustry = Type.Object(
  {
    Country: country,
    Code: code('Its code in the classification of its country.'),
    Title: Title('Its title.'),
    Direction: Type.Enum([...driverDirections], {
      description:
        'Positive where a rise of the driver helps the industry, Negative where it harms it, or Mixed.',
    }),
    Strength: Type.Optional(Type.Enum([...levels], { description: 'How much it matters to it.' })),
  },
  {
    ...closed,
    description: 'An industry that the driver moves, and that has a report of its own.',
  },
);

/**
 * A document as publishers write it, in JSON or YAML. Annual changes, growth and volatility are
 * derived from the series and not part of it.
 */
export const BusinessEnvironmentDocument = Type.Object(
  {
    Country,
    Code: code(
      'The publisher\'s own code of the driver: 1 to 16 letters or digits, such as "INCOME".',
    ),
    Language,
    Title: Title("What drives business, such as a rate or a price; part of the chart's headline."),
    Sector: Type.Optional(line('The field that the driver belongs to, such as Households.', 100)),
    Source,
    DataDate,
    Unit: line('What the values are measured in, such as % or US dollars a barrel.', 60),
    Interval: Type.Enum([...businessEnvironmentIntervals], {
      description: 'What the points of the series are apart: Year, Quarter or Month.',
    }),
    Points: Type.Array(Point, {
      minItems: 1,
      maxItems: mostPoints,
      description: 'The values, earliest first, without a gap; what is to come follows history.',
    }),
    Overview: Type.Optional(markdown('What the driver is and how it is measured.')),
    Performance: Type.Optional(markdown('How it has moved, and why.')),
    Outlook: Type.Optional(markdown('What is expected of it.')),
    ExposedIndustries: rows(ExposedIndustry, 200, 'The industries that it moves, each once.'),
    Sources: rows(Reading, 100, 'Where figures and facts come from.'),
  },
  {
    ...closed,
    title: 'Business environment report',
    description:
      'One driver of business in one country and one language: its series, from which the chart is drawn and statistics derived, and its words.',
  },
);
export type BusinessEnvironmentDocument = Static<typeof BusinessEnvironmentDocument>;

/** The valid properties of a document; invalid ones are left out. */
export type ValidDocument = Partial<BusinessEnvironmentDocument>;

/** The texts in Markdown. */
export const chapters = ['Overview', 'Performance', 'Outlook'] as const;
