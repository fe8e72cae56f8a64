import {
  earningsPeriods,
  levels,
  percentileNames,
  Type,
  type PercentileName,
  closed,
} from '@broadsheet/contract';
import type { Static } from 'typebox';
import { Country, DataDate, Language, Source } from '../document/heading.js';
import {
  code,
  country,
  currency,
  line,
  markdown,
  Name,
  regionCode,
  rows,
  Title,
  Year,
} from '../document/parts.js';
import { CountPoint } from '../industry/document-series.js';
import { NamedShare } from '../industry/document-shares.js';

/** The texts in Markdown, by section. */
const Analysis = Type.Object(
  {
    Overview: Type.Optional(markdown('What people in the occupation do.')),
    Tasks: Type.Optional(markdown('What the work consists of.')),
    Employment: Type.Optional(markdown('How employment developed, and why.')),
    Earnings: Type.Optional(markdown('What moves earnings.')),
    Skills: Type.Optional(markdown('What the work asks for.')),
    Qualifications: Type.Optional(markdown('How people come into the occupation.')),
    Demographics: Type.Optional(markdown('Who works in it.')),
    EmployingIndustries: Type.Optional(markdown('Who employs them.')),
    Regions: Type.Optional(markdown('Where they work.')),
    Outlook: Type.Optional(markdown('What is expected of employment.')),
  },
  { ...closed, description: 'Texts of the sections, in Markdown.' },
);

const percentile = (name: PercentileName) =>
  Type.Union([Type.Number({ exclusiveMinimum: 0, maximum: 1e9 }), Type.Null()], {
    description: `What ${name.replace('Percentile', '')} per cent of people earn less than, in Currency; null where it is not known.`,
  });

const EarningsYear = Type.Object(
  {
    Year,
    ...(Object.fromEntries(percentileNames.map((name) => [name, percentile(name)])) as Record<
      PercentileName,
      ReturnType<typeof percentile>
    >),
  },
  { ...closed, description: 'The percentiles of one year; none is below the one before it.' },
);

const Earnings = Type.Object(
  {
    Currency: currency('The currency of the earnings'),
    Period: Type.Enum([...earningsPeriods], {
      description: 'What the earnings are paid for: Hour, Week, Month or Year.',
    }),
    Years: Type.Array(EarningsYear, {
      minItems: 1,
      maxItems: 60,
      description: 'Percentiles year by year, without a gap.',
    }),
  },
  { ...closed, description: 'How earnings before tax are spread among the people employed.' },
);

const share = (description: string) => Type.Number({ minimum: 0, maximum: 100, description });
const optionalShare = (description: string) => Type.Optional(share(`${description} Per cent.`));

const Skill = Type.Object(
  {
    Name: Name('The skill.'),
    Level: Type.Enum([...levels], { description: 'How much of it the work asks for.' }),
    Detail: Type.Optional(line('What it is needed for.', 500)),
  },
  { ...closed, description: 'One skill.' },
);

const Qualifications = Type.Object(
  {
    TypicalEntry: Type.Optional(line('What people usually have when they begin.', 300)),
    Licence: Type.Optional(line('A licence or registration that the law asks for.', 300)),
    Highest: rows(NamedShare, 20, 'Highest qualification of the people employed; sums to 100.'),
  },
  { ...closed, description: 'What is asked of newcomers.' },
);

const Demographics = Type.Object(
  {
    MedianAge: Type.Optional(
      Type.Number({ minimum: 15, maximum: 80, description: 'Half are younger. Years.' }),
    ),
    FemaleShare: optionalShare('Women among the people employed.'),
    PartTimeShare: optionalShare('People who work part time.'),
    SelfEmployedShare: optionalShare('People who work for themselves.'),
    WeeklyHours: Type.Optional(
      Type.Number({ minimum: 1, maximum: 100, description: 'Usual hours a week, full time.' }),
    ),
    AgeGroups: rows(NamedShare, 20, 'People employed by age; sums to 100.'),
  },
  { ...closed, description: 'Who works in the occupation.' },
);

const EmployingIndustry = Type.Object(
  {
    Country: country,
    Code: code('Its code in the classification of its country.'),
    Title: Title('Its title.'),
    Share: share("Its share of the occupation's employment, per cent."),
  },
  { ...closed, description: 'An industry that employs the occupation.' },
);

const Region = Type.Object(
  {
    Region: regionCode('The part'),
    Name: Name("The region's name."),
    Share: share('Its share of employment in the country, per cent.'),
  },
  { ...closed, description: 'One region of the country.' },
);

const RelatedOccupation = Type.Object(
  { Country: country, Code: code('Its code.'), Title: Title('Its title.') },
  { ...closed, description: 'An occupation that people move to or from.' },
);

/**
 * A document as publishers write it, in JSON or YAML. Changes, growth, spreads and remainders are
 * derived.
 */
export const OccupationDocument = Type.Object(
  {
    Country,
    Code: code(
      "The occupation's code in the country's classification without hyphens, such as 372131.",
    ),
    Language,
    Title: Title("The occupation's title; part of every chart's headline."),
    Group: Type.Optional(line('The group of occupations it belongs to.', 100)),
    OtherNames: Type.Optional(
      Type.Array(line('One of them.', 100), {
        minItems: 1,
        maxItems: 20,
        description: 'What it is called besides, each once; it is found by these too.',
      }),
    ),
    Source,
    DataDate,
    Employment: Type.Optional(
      Type.Array(CountPoint, {
        minItems: 1,
        maxItems: 60,
        description:
          'People employed, year by year without a gap; what is to come follows history.',
      }),
    ),
    Earnings: Type.Optional(Earnings),
    Tasks: Type.Optional(
      Type.Array(line('One task.', 300), {
        minItems: 1,
        maxItems: 40,
        description: 'What the work consists of, the most important first.',
      }),
    ),
    Skills: rows(Skill, 40, 'Skills that the work asks for, each once.'),
    Qualifications: Type.Optional(Qualifications),
    Demographics: Type.Optional(Demographics),
    EmployingIndustries: rows(
      EmployingIndustry,
      40,
      'Industries that employ the occupation, each once; what is missing to 100 are other industries.',
    ),
    Regions: rows(Region, 100, 'Where people work; what is missing to 100 are other regions.'),
    RelatedOccupations: rows(RelatedOccupation, 40, 'Occupations that people move to and from.'),
    Analysis: Type.Optional(Analysis),
  },
  {
    ...closed,
    title: 'Occupation report',
    description:
      'One occupation in one country and one language: employment and earnings by year, from which charts and growth are made, and what the work is.',
  },
);
export type OccupationDocument = Static<typeof OccupationDocument>;

/** The valid properties of a document; invalid ones are left out. */
export type ValidDocument = Partial<OccupationDocument>;
