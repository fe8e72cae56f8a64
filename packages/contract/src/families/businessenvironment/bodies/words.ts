import { Type } from 'typebox';
import { closed, isoDate, text } from '../../../quantities.js';
import { block } from '../../blocks.js';
import { analysis, optional, Reference } from '../../body-parts.js';
import { SourceRow } from '../../industry/bodies/words.js';
import { driverDirections, levels } from '../../industry/measures.js';
import { businessEnvironmentIntervals } from '../measures.js';

/** The sections that are mostly text. */

export const Interval = Type.Enum(businessEnvironmentIntervals, {
  description: 'What the points of the series are apart.',
});

export const BusinessEnvironmentTitleBody = Type.Object(
  {
    Title: text('What drives business.'),
    Sector: optional(text('The field it belongs to.')),
    Unit: text('What it is measured in.'),
    Interval,
    Source: text('Who the figures come from.'),
    DataDate: isoDate('The date the figures stand at.'),
  },
  { ...closed, $id: 'BusinessEnvironmentTitleBody', description: 'What the report is about.' },
);

export const BusinessEnvironmentOverviewBody = Type.Object(analysis, {
  ...closed,
  $id: 'BusinessEnvironmentOverviewBody',
  description: 'What the driver is and how it is measured.',
});

const ExposedIndustry = Type.Object(
  {
    ...Type.Omit(Reference, ['EntityId']).properties,
    Direction: Type.Enum(driverDirections, {
      description: 'Whether a rise helps the industry, harms it, or does both.',
    }),
    Strength: optional(Type.Enum(levels, { description: 'How much it matters to it.' })),
  },
  closed,
);

export const BusinessEnvironmentExposedIndustriesBody = Type.Object(
  {
    Industries: Type.Array(ExposedIndustry, {
      description: 'Reports on the industries that it moves.',
      ...block('references'),
    }),
  },
  {
    ...closed,
    $id: 'BusinessEnvironmentExposedIndustriesBody',
    description: 'The industries that the driver moves, in which direction and how much.',
  },
);

export const BusinessEnvironmentSourcesBody = Type.Object(
  {
    Sources: Type.Array(SourceRow, { description: 'The sources one by one.', ...block('table') }),
  },
  {
    ...closed,
    $id: 'BusinessEnvironmentSourcesBody',
    description: 'Where figures and facts come from.',
  },
);
