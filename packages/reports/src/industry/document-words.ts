import {
  competitiveForces,
  driverDirections,
  industryChartNames,
  levels,
  trends,
  Type,
  closed,
} from '@broadsheet/contract';
import type { Static } from 'typebox';
import {
  code,
  country,
  line,
  markdown,
  Name,
  Reading,
  regionCode,
  rows,
  Title,
  Year,
} from '../document/parts.js';

const lines = (description: string, maxItems = 40) =>
  Type.Optional(Type.Array(line('One of them.'), { minItems: 1, maxItems, description }));
const level = (description: string) => Type.Enum([...levels], { description });
const trend = Type.Optional(Type.Enum([...trends], { description: 'Where it is heading.' }));
const text = Type.Optional(markdown('Why, and what follows.'));

/** The chapters that may have a text, by its section. */
export const Analysis = Type.Object(
  {
    Performance: Type.Optional(markdown('How the industry has done.')),
    Outlook: Type.Optional(markdown('What is expected of the years to come.')),
    LifeCycle: Type.Optional(markdown('Why it stands where it stands in its life cycle.')),
    ProductsAndServices: Type.Optional(markdown('What it sells.')),
    MajorMarkets: Type.Optional(markdown('Who buys.')),
    InternationalTrade: Type.Optional(markdown('Exports and imports.')),
    GeographicBreakdown: Type.Optional(markdown('Where in the country it is.')),
    SupplyChain: Type.Optional(markdown('Suppliers and buyers.')),
    CompetitiveForces: Type.Optional(markdown('What competition rests on.')),
    Concentration: Type.Optional(markdown('How much the largest companies hold.')),
    Companies: Type.Optional(markdown('The companies together; each may have a text of its own.')),
    CostStructure: Type.Optional(markdown('Where revenue goes.')),
    ExternalDrivers: Type.Optional(markdown('What moves the industry from outside.')),
    KeySuccessFactors: Type.Optional(markdown('What businesses need in order to do well.')),
    CapitalIntensity: Type.Optional(markdown('Labour against machines.')),
    Regulation: Type.Optional(markdown('Rules that bind the industry.')),
  },
  { ...closed, description: 'Texts of the chapters, in Markdown.' },
);
export type Analysis = Static<typeof Analysis>;

const RelatedIndustry = Type.Object(
  { Country: country, Code: code('Its code.'), Title: Title('Its title.') },
  { ...closed, description: 'A neighbouring industry that has a report of its own.' },
);

const About = Type.Object(
  {
    Definition: Type.Optional(markdown('What the industry is.')),
    Activities: lines('The main activities.'),
    Includes: lines('What counts as part of the industry.'),
    Excludes: lines('What does not, though one might think so.'),
    RelatedIndustries: rows(RelatedIndustry, 40, 'Reports about neighbouring industries.'),
  },
  { ...closed, description: 'What the industry is, and what it is not.' },
);

const Region = Type.Object(
  {
    Region: regionCode('The part'),
    Name: Name("The region's name."),
    Share: Type.Number({
      minimum: 0,
      maximum: 100,
      description: 'Its share of establishments, per cent.',
    }),
    PopulationShare: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 100,
        description: "Its share of the country's population, per cent.",
      }),
    ),
  },
  { ...closed, description: 'One region of the country.' },
);

const Force = Type.Object(
  {
    Force: Type.Enum([...competitiveForces], { description: 'Which force.' }),
    Level: level('How strong it is.'),
    Trend: trend,
    Text: text,
  },
  { ...closed, description: 'One of the forces that competition rests on.' },
);

export const CompanyProfile = Type.Object(
  {
    Name: Name("The company's name, written as in CompanyMarketShare."),
    EntityId: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 2147483647,
        description: 'Number of its company report, if it has one.',
      }),
    ),
    Text: text,
  },
  { ...closed, description: 'A leading company. Its share stands in CompanyMarketShare.' },
);
export type CompanyProfile = Static<typeof CompanyProfile>;

const DriverPoint = Type.Object(
  {
    Year,
    Value: Type.Union([Type.Number({ minimum: -1e15, maximum: 1e15 }), Type.Null()], {
      description: 'The value; null where it is not known.',
    }),
    Outlook: Type.Optional(Type.Boolean({ description: 'True for a year to come.' })),
  },
  { ...closed, description: 'The value of one year.' },
);

export const Driver = Type.Object(
  {
    Name: Title('What drives the industry, such as the price of grapes.'),
    Direction: Type.Enum([...driverDirections], {
      description:
        'Positive where a rise helps the industry, Negative where it harms it, or Mixed.',
    }),
    Strength: Type.Optional(level('How much it matters.')),
    Unit: Type.Optional(line('What its values are measured in, such as % or AUD a tonne.', 60)),
    Points: Type.Optional(
      Type.Array(DriverPoint, { minItems: 1, maxItems: 60, description: 'Its values by year.' }),
    ),
    Profile: Type.Optional(
      Type.Object(
        { Country: country, Code: code('Its code.'), Title: Type.Optional(Title('Its title.')) },
        { ...closed, description: 'A business environment profile about it.' },
      ),
    ),
    Text: text,
  },
  { ...closed, description: 'Something outside the industry that moves it.' },
);
export type Driver = Static<typeof Driver>;

const SuccessFactor = Type.Object(
  { Factor: line('The factor in a few words.', 200), Detail: Type.Optional(line('Why.', 2000)) },
  { ...closed, description: 'Something that businesses need in order to do well.' },
);

const SwotPoint = Type.Object(
  { Point: line('The point in a few words.', 200), Detail: Type.Optional(line('Why.', 2000)) },
  { ...closed, description: 'One point.' },
);

const Swot = Type.Object(
  {
    Strengths: rows(SwotPoint, 12, 'What the industry does well.'),
    Weaknesses: rows(SwotPoint, 12, 'What holds it back.'),
    Opportunities: rows(SwotPoint, 12, 'What it could gain from.'),
    Threats: rows(SwotPoint, 12, 'What could harm it.'),
  },
  { ...closed, description: 'Strengths, weaknesses, opportunities and threats.' },
);

const Regulation = Type.Object(
  {
    Level: Type.Optional(level('How heavily the industry is regulated.')),
    Trend: trend,
    Rules: rows(
      Type.Object(
        { Name: line('Its name.', 200), Detail: Type.Optional(line('What it asks for.', 2000)) },
        { ...closed, description: 'One rule or law.' },
      ),
      40,
      'Rules and laws one by one.',
    ),
  },
  { ...closed, description: 'Rules that bind the industry.' },
);

const Question = Type.Object(
  {
    Topic: Type.Optional(line('What it is about.', 100)),
    Question: line('The question.', 500),
    Background: Type.Optional(line('Why it is worth asking.', 1000)),
  },
  { ...closed, description: 'A question to ask a business of this industry.' },
);

const GlossaryTerm = Type.Object(
  { Term: line('The term.', 100), Definition: line('What it means.') },
  { ...closed, description: 'A term explained.' },
);

/** Drawn in one or two lines above a chart. */
const longestHeadline = 120;

const Headlines = Type.Object(
  Object.fromEntries(
    industryChartNames.map((name) => [
      name,
      Type.Optional(line(`Headline of the chart ${name}.`, longestHeadline)),
    ]),
  ),
  {
    ...closed,
    description:
      "What a chart says, by its name, in at most ten words or so; instead of the industry's title.",
  },
);
export type Headlines = Partial<Record<(typeof industryChartNames)[number], string>>;

/** The text parts of a document, besides its figures. */
export const wordProperties = {
  KeyTakeaways: Type.Optional(
    Type.Array(line('A sentence or two.', 500), {
      minItems: 1,
      maxItems: 12,
      description: 'What a reader should remember.',
    }),
  ),
  About: Type.Optional(About),
  Analysis: Type.Optional(Analysis),
  GeographicBreakdown: rows(Region, 100, 'Where the establishments are.'),
  CompetitiveForces: rows(Force, competitiveForces.length, 'The forces, each once.'),
  Companies: rows(CompanyProfile, 40, 'The leading companies in words.'),
  ExternalDrivers: rows(Driver, 24, 'What moves the industry from outside.'),
  KeySuccessFactors: rows(SuccessFactor, 24, 'What businesses need in order to do well.'),
  SWOT: Type.Optional(Swot),
  Regulation: Type.Optional(Regulation),
  Questions: rows(Question, 60, 'Questions to ask a business of this industry.'),
  Glossary: rows(GlossaryTerm, 200, 'Terms of the industry, each once.'),
  Sources: rows(Reading, 100, 'Where figures and facts come from.'),
  Headlines: Type.Optional(Headlines),
  AutoHeadlines: Type.Optional(
    Type.Boolean({
      description:
        "True: a chart without its own headline gets a generated one that states its finding, instead of the industry's title.",
    }),
  ),
};
