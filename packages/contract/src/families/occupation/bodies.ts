import { Type, type Static, type TSchema } from 'typebox';
import { closed, Currency, isoDate, text } from '../../quantities.js';
import { block, changeOf, countedIn, followsFrom } from '../blocks.js';
import { analysis, known, optional, percent, Reference, reference, Year } from '../body-parts.js';
import { levels } from '../industry/measures.js';
import { chartProperties } from '../scores/bodies.js';
import { historyFigures, outlookFigures, yearSeries } from '../series/bodies.js';
import { earningsFigures, earningsPercentiles, earningsPeriods } from './measures.js';
import type { OccupationSectionToken } from './sections.js';

const body = <Properties extends Record<string, TSchema>>(
  name: string,
  description: string,
  properties: Properties,
) => Type.Object(properties, { ...closed, $id: `Occupation${name}Body`, description });
const rows = <Row extends TSchema>(row: Row, description: string) =>
  optional(Type.Array(row, { description, ...block('table') }));
const lines = (description: string) => rows(text('One of them.'), description);

const ofYear = countedIn('Currency');
const figure = (name: keyof typeof earningsFigures) => {
  const { about, formula } = earningsFigures[name];
  return `${about} Formula: \`${formula}\`.`;
};
const percentile = (number: number) => ({
  ...known(`What ${String(number)} per cent earn less than.`),
  ...ofYear,
});
const [tenth, quarter, half, threeQuarters, ninetieth] = earningsPercentiles;

const EarningsYear = Type.Object(
  {
    Year,
    Percentile10: percentile(tenth),
    Percentile25: percentile(quarter),
    Percentile50: percentile(half),
    Percentile75: percentile(threeQuarters),
    Percentile90: percentile(ninetieth),
    MedianChange: optional(
      Type.Number({
        description: figure('MedianChange'),
        ...countedIn('Percent'),
        ...followsFrom(changeOf('Percentile50')),
      }),
    ),
    InterquartileRange: optional(
      Type.Number({
        description: figure('InterquartileRange'),
        ...ofYear,
        ...followsFrom(earningsFigures.InterquartileRange.formula),
      }),
    ),
    SpreadRatio: optional(
      Type.Number({
        description: figure('SpreadRatio'),
        ...countedIn('Plain'),
        ...followsFrom(earningsFigures.SpreadRatio.formula),
      }),
    ),
  },
  closed,
);
export type EarningsYear = Static<typeof EarningsYear>;

const Skill = Type.Object(
  {
    Name: text('The skill.'),
    Level: Type.Enum(levels, { description: 'How much of it the work asks for.' }),
    Detail: optional(text('What it is needed for.')),
  },
  closed,
);
const Share = Type.Object(
  { Name: text('Which part.'), Share: percent('Its share of employment.') },
  closed,
);
const Region = Type.Object(
  {
    Region: text('The part of its ISO 3166-2 code after the country.'),
    Name: text("The region's name."),
    Share: percent('Its share of employment in the country.'),
  },
  closed,
);
const EmployingIndustry = Type.Object(
  {
    ...Type.Omit(Reference, ['EntityId']).properties,
    Share: percent("Its share of the occupation's employment."),
  },
  closed,
);

/** The body of each section, by its token. */
export const occupationSectionBodies = {
  title: body('Title', 'What the report is about.', {
    Title: text("The occupation's title."),
    Group: optional(text('The group of occupations it belongs to.')),
    OtherNames: lines('What it is called besides.'),
    Source: text('Who the figures come from.'),
    DataDate: isoDate('The date the figures stand at.'),
  }),
  overview: body('Overview', 'What people in the occupation do, and its key figures.', {
    ...analysis,
    EmploymentYear: optional({ ...Year, description: 'The year that is counted in `Employed`.' }),
    Employed: optional(
      Type.Number({
        description: 'People employed.',
        ...countedIn('Count'),
        ...followsFrom('at(Value, EmploymentYear)'),
      }),
    ),
    CompoundGrowth: historyFigures().CompoundGrowth,
    OutlookGrowth: outlookFigures().OutlookGrowth,
    Currency: optional(Currency),
    MedianEarnings: optional(
      Type.Number({ description: 'The latest 50th percentile of earnings.', ...ofYear }),
    ),
    EarningsPeriod: optional(
      Type.Enum(earningsPeriods, { description: 'What these earnings are paid for.' }),
    ),
  }),
  tasks: body('Tasks', 'What the work consists of.', {
    ...analysis,
    Tasks: lines('The tasks, the most important first.'),
  }),
  employment: body('Employment', 'People employed, by year.', {
    ...chartProperties(['Employment']),
    ...historyFigures(),
    ...outlookFigures(),
    ...analysis,
    Series: yearSeries('People employed, outlook included.'),
  }),
  earnings: body('Earnings', 'How earnings are spread, by year.', {
    ...chartProperties(['Earnings']),
    Currency,
    Period: Type.Enum(earningsPeriods, { description: 'What the earnings are paid for.' }),
    ...analysis,
    Earnings: Type.Array(EarningsYear, {
      description: 'Percentiles year by year, earliest first.',
      ...block('table', { years: 'columns' }),
    }),
  }),
  skills: body('Skills', 'Skills that the work asks for.', {
    ...analysis,
    Skills: rows(Skill, 'The skills one by one.'),
  }),
  qualifications: body('Qualifications', 'What is asked of newcomers.', {
    TypicalEntry: optional(text('What people usually have when they begin.')),
    Licence: optional(text('A licence or registration that the law asks for.')),
    ...analysis,
    Qualifications: rows(Share, 'Highest qualification of the people employed.'),
  }),
  demographics: body('Demographics', 'Who works in the occupation.', {
    ...analysis,
    MedianAge: optional(Type.Number({ description: 'Half are younger. Years.' })),
    FemaleShare: optional(percent('Women among the people employed.')),
    PartTimeShare: optional(percent('People who work part time.')),
    SelfEmployedShare: optional(percent('People who work for themselves.')),
    WeeklyHours: optional(Type.Number({ description: 'Usual hours a week, full time.' })),
    AgeGroups: rows(Share, 'People employed by age.'),
  }),
  employingindustries: body('EmployingIndustries', 'Who employs the occupation.', {
    ...chartProperties(['EmployingIndustries']),
    ...analysis,
    OtherShare: optional(
      percent(
        'What is left to all other industries. Formula: `100 - sum of Share`.',
        followsFrom('100 - sum(Share)'),
      ),
    ),
    Industries: Type.Array(EmployingIndustry, {
      description: 'Reports on the industries, largest share first.',
      ...block('references'),
    }),
  }),
  regions: body('Regions', 'Where in the country people work.', {
    ...analysis,
    Regions: rows(Region, 'The regions, largest share first.'),
  }),
  outlook: body('Outlook', 'What is expected of employment.', {
    ...outlookFigures(),
    ...analysis,
    Series: optional(yearSeries('The outlook of people employed.')),
  }),
  relatedoccupations: body('RelatedOccupations', 'Where people move to and from.', {
    Occupations: Type.Array(reference('A related occupation.'), {
      description: 'Reports on related occupations.',
      ...block('references'),
    }),
  }),
} as const satisfies Record<OccupationSectionToken, TSchema>;

/** What the body of a section holds: `OccupationSectionBody<'earnings'>`. */
export type OccupationSectionBody<Token extends OccupationSectionToken> = Static<
  (typeof occupationSectionBodies)[Token]
>;
