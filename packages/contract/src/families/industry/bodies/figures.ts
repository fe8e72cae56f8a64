import { Type, type Static } from 'typebox';
import { lifeCycleStages } from '../../../chart-data.js';
import { closed, text } from '../../../quantities.js';
import { block, countedIn, followsFrom, rowsFollowFrom } from '../../blocks.js';
import { analysis, Currency, known, optional, Outlook, percent, Year } from '../../body-parts.js';
import {
  capitalIntensityFormula,
  industryRatioNames,
  industryRatios,
  industryRatioUnits,
  levels,
} from '../measures.js';
import { charts } from './parts.js';
import { Growth, Statistics } from './statistics.js';

export type KeyStatisticsBody = Static<typeof KeyStatisticsBody>;
export const KeyStatisticsBody = Type.Object(
  {
    Statistics: Statistics('Every series of the report.'),
    Growth: optional(Growth('Compound growth of each series, history and outlook apart.')),
  },
  { ...closed, $id: 'IndustryKeyStatisticsBody', description: 'Every series, with its changes.' },
);

export type Ratio = Static<typeof Ratio>;
const Ratio = Type.Object(
  {
    Name: Type.Enum(industryRatioNames, {
      description: 'Which ratio.',
      ...rowsFollowFrom(industryRatios),
    }),
    Unit: Type.Enum(industryRatioUnits, {
      description: '`Percent`, `Currency` (whole units of it) or `Count`.',
    }),
    Currency,
    Points: Type.Array(
      Type.Object({ Year, Value: Type.Number({ description: 'The ratio.' }), Outlook }, closed),
      { description: 'The years in which it can be derived, earliest first.' },
    ),
  },
  closed,
);

export type KeyRatiosBody = Static<typeof KeyRatiosBody>;
export const KeyRatiosBody = Type.Object(
  { Ratios: Type.Array(Ratio, { description: 'Ratios by year.', ...block('series') }) },
  { ...closed, $id: 'IndustryKeyRatiosBody', description: 'Ratios, derived from the statistics.' },
);

export type PerformanceBody = Static<typeof PerformanceBody>;
export const PerformanceBody = Type.Object(
  {
    ...charts,
    ...analysis,
    Statistics: optional(Statistics('The series that the charts show, outlook included.')),
    Growth: optional(Growth('Compound growth of each.')),
  },
  { ...closed, $id: 'IndustryPerformanceBody', description: 'How the industry has done.' },
);

export type OutlookBody = Static<typeof OutlookBody>;
export const OutlookBody = Type.Object(
  {
    ...analysis,
    Statistics: optional(Statistics('The outlook years of each series that has some.')),
    Growth: optional(Growth('Compound growth of each.')),
  },
  { ...closed, $id: 'IndustryOutlookBody', description: 'What is expected.' },
);

export type LifeCycleBody = Static<typeof LifeCycleBody>;
export const LifeCycleBody = Type.Object(
  {
    ...charts,
    ...analysis,
    Stage: optional(Type.Enum([...lifeCycleStages], { description: 'Stage of the life cycle.' })),
    EconomicShareGrowth: optional(
      percent("Average annual change of the industry's share of the economy (compound)."),
    ),
    EstablishmentGrowth: optional(
      percent('Average annual change of the number of establishments (compound).'),
    ),
    EconomicShare: optional(
      Type.Array(
        Type.Object(
          { Year, Share: known('Per cent of gross domestic product.', countedIn('Percent')) },
          closed,
        ),
        { description: 'Share of the economy, by year.', ...block('table', { years: 'columns' }) },
      ),
    ),
    Neighbours: optional(
      Type.Array(
        Type.Object(
          {
            Title: text('Title of a related industry.'),
            Code: optional(text('Its code.')),
            EconomicShareGrowth: percent('Average annual change of its share of the economy.'),
            EstablishmentGrowth: percent('Average annual change of its establishments.'),
          },
          closed,
        ),
        { description: 'Related industries, for comparison.', ...block('table') },
      ),
    ),
  },
  { ...closed, $id: 'IndustryLifeCycleBody', description: 'Where it stands in its life cycle.' },
);

export type CapitalIntensityBody = Static<typeof CapitalIntensityBody>;
export const CapitalIntensityBody = Type.Object(
  {
    ...analysis,
    Level: optional(
      Type.Enum(levels, {
        description:
          'High: under 3. Medium: 3 to 8. Low: over 8 units of wages for each of depreciation.',
      }),
    ),
    WagesPerDepreciation: optional(
      Type.Number({
        description: 'Wages for each unit of depreciation.',
        ...countedIn('Plain'),
        ...followsFrom(capitalIntensityFormula),
      }),
    ),
    Wages: optional(percent('Wages as a share of revenue.')),
    Depreciation: optional(percent('Depreciation as a share of revenue.')),
    SectorLevel: optional(Type.Enum(levels, { description: 'Level of the sector.' })),
    SectorWagesPerDepreciation: optional(
      Type.Number({ description: 'The same of the sector.', ...countedIn('Plain') }),
    ),
  },
  { ...closed, $id: 'IndustryCapitalIntensityBody', description: 'Labour against machines.' },
);
