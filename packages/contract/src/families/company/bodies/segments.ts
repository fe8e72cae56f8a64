import { Type, type Static } from 'typebox';
import { Currency, Unit, Year, amount, closed, text } from '../../../quantities.js';
import { block, countedIn, followsFrom } from '../../blocks.js';

const money = { Currency, Unit };

/** What a publisher gives for a division or region in one year. */
export const segmentFigures = {
  Revenue: Type.Optional(amount('Revenue of the year.')),
  Profit: Type.Optional(amount('Profit of the year, before interest and tax.')),
  Assets: Type.Optional(amount('Assets at the balance date.')),
};

export type SegmentYear = Static<typeof SegmentYear>;
export const SegmentYear = Type.Object({ Year, ...segmentFigures }, closed);

export type DerivedSegmentYear = Static<typeof DerivedSegmentYear>;
export const DerivedSegmentYear = Type.Object(
  {
    Year,
    ...segmentFigures,
    ShareOfRevenue: Type.Optional(
      Type.Number({
        description: "Revenue as a share of the company's total revenue. Per cent.",
        ...countedIn('Percent'),
        ...followsFrom('Revenue / TotalRevenue * 100'),
      }),
    ),
    ProfitMargin: Type.Optional(
      Type.Number({
        description: 'Profit as a share of its own revenue. Per cent.',
        ...countedIn('Percent'),
        ...followsFrom('Profit / Revenue * 100'),
      }),
    ),
  },
  closed,
);

const years = Type.Array(DerivedSegmentYear, {
  description: 'Year by year, latest first.',
  minItems: 1,
  maxItems: 5,
  ...block('table'),
});

export type OperatingDivisionsBody = Static<typeof OperatingDivisionsBody>;
export const OperatingDivisionsBody = Type.Object(
  {
    ...money,
    Divisions: Type.Array(
      Type.Object(
        {
          Name: text('Name of the division.'),
          Description: Type.Optional(text('What it does.')),
          Years: years,
        },
        closed,
      ),
      {
        description: 'Major business segments, in the order given.',
        minItems: 1,
        ...block('table'),
      },
    ),
  },
  { ...closed, $id: 'OperatingDivisionsBody', description: 'Major business segments.' },
);

export type OperatingDivisionGeographicLocationsBody = Static<
  typeof OperatingDivisionGeographicLocationsBody
>;
export const OperatingDivisionGeographicLocationsBody = Type.Object(
  {
    ...money,
    Locations: Type.Array(
      Type.Object({ Region: text('Global region or country.'), Years: years }, closed),
      { description: 'Regions, in the order given.', minItems: 1, ...block('table') },
    ),
  },
  {
    ...closed,
    $id: 'OperatingDivisionGeographicLocationsBody',
    description: 'Revenue, profit and assets by global region.',
  },
);

export type OperatingDivisionIndustriesBody = Static<typeof OperatingDivisionIndustriesBody>;
export const OperatingDivisionIndustriesBody = Type.Object(
  {
    ...money,
    Industries: Type.Array(
      Type.Object(
        {
          IndustryCode: text('Industry code.'),
          IndustryTitle: text('Industry title.'),
          Divisions: Type.Array(text('Name of a division.'), {
            description: 'The divisions in that industry, added up here.',
            minItems: 1,
          }),
          Years: years,
        },
        closed,
      ),
      {
        description: 'Industries in the order in which divisions name them.',
        minItems: 1,
        ...block('table'),
      },
    ),
  },
  {
    ...closed,
    $id: 'OperatingDivisionIndustriesBody',
    description: 'Performance by division, gathered by industry.',
  },
);
