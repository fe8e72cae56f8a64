import { Type, type Static, type TSchema } from 'typebox';
import { closed, currencyPattern, isoDate, text } from '../../../quantities.js';
import { block } from '../../blocks.js';
import {
  analysis,
  known,
  optional,
  Outlook,
  percent,
  Reference,
  reference,
  Year,
} from '../../body-parts.js';
import { SwotPoint } from '../../company/bodies/narratives.js';
import { competitiveForces, driverDirections, levels, trends } from '../measures.js';
import { charts } from './parts.js';

const rows = <Row extends TSchema>(row: Row, description: string) =>
  Type.Array(row, { description, ...block('table') });
const level = (description: string) => Type.Enum(levels, { description });
const trend = (description: string) => Type.Enum(trends, { description });

export type IndustryTitleBody = Static<typeof IndustryTitleBody>;
export const IndustryTitleBody = Type.Object(
  {
    Title: text("The industry's title."),
    Sector: text('The sector it belongs to.'),
    Source: text('Who the figures come from.'),
    DataDate: isoDate('The date the figures stand at.'),
    Currency: Type.String({
      description: 'Currency of the amounts: three letters (ISO 4217).',
      pattern: currencyPattern,
    }),
  },
  { ...closed, $id: 'IndustryTitleBody', description: 'What the report is about.' },
);

const lines = (description: string) =>
  optional(Type.Array(text('One of them.'), { description, ...block('table') }));

export type AboutBody = Static<typeof AboutBody>;
export const AboutBody = Type.Object(
  {
    ...analysis,
    Activities: lines('The main activities.'),
    Includes: lines('What counts as part of the industry.'),
    Excludes: lines('What does not, though one might think so.'),
    RelatedIndustries: optional(
      Type.Array(Reference, {
        description: 'Reports about neighbouring industries.',
        ...block('references'),
      }),
    ),
  },
  { ...closed, $id: 'IndustryAboutBody', description: 'What the industry is, and is not.' },
);

export type KeyTakeawaysBody = Static<typeof KeyTakeawaysBody>;
export const KeyTakeawaysBody = Type.Object(
  {
    Takeaways: Type.Array(text('A sentence or two.'), {
      description: 'What a reader should remember.',
      ...block('table'),
    }),
  },
  { ...closed, $id: 'IndustryKeyTakeawaysBody', description: 'The report in a few sentences.' },
);

export type ForceRow = Static<typeof ForceRow>;
const ForceRow = Type.Object(
  {
    Force: Type.Enum(competitiveForces, { description: 'Which force.' }),
    Level: level('How strong it is.'),
    Trend: optional(trend('Where it is heading.')),
    ...analysis,
  },
  closed,
);

export type CompetitiveForcesBody = Static<typeof CompetitiveForcesBody>;
export const CompetitiveForcesBody = Type.Object(
  { ...analysis, Forces: optional(rows(ForceRow, 'The forces one by one.')) },
  { ...closed, $id: 'IndustryCompetitiveForcesBody', description: 'What competition rests on.' },
);

export type CompanyRow = Static<typeof CompanyRow>;
const CompanyRow = Type.Object(
  {
    Name: text("The company's name."),
    Share: optional(percent('Its share of industry revenue.')),
    Report: optional(reference('Its company report.')),
    ...analysis,
  },
  closed,
);

export type CompaniesBody = Static<typeof CompaniesBody>;
export const CompaniesBody = Type.Object(
  {
    ...charts,
    ...analysis,
    LargestCompanies: optional(
      Type.Integer({ description: 'How many companies are added up in `LargestShare`.' }),
    ),
    LargestShare: optional(
      percent('Combined share of revenue of the largest companies, at most four.'),
    ),
    OtherShare: optional(percent('Share of revenue of all companies that are not named.')),
    Companies: optional(rows(CompanyRow, 'Companies, largest share first.')),
  },
  { ...closed, $id: 'IndustryCompaniesBody', description: 'Who leads the industry.' },
);

export type DriverRow = Static<typeof DriverRow>;
const DriverRow = Type.Object(
  {
    Name: text('What drives the industry.'),
    Direction: Type.Enum(driverDirections, {
      description: 'Whether a rise helps the industry, harms it, or does both.',
    }),
    Strength: optional(level('How much it matters.')),
    Report: optional(reference('A profile of it.')),
    ...analysis,
    Series: optional(
      Type.Array(
        Type.Object(
          {
            Name: text('What is measured.', { minLength: 1 }),
            Unit: optional(text('What it is measured in.', { minLength: 1 })),
            Points: Type.Array(Type.Object({ Year, Value: known('The value.'), Outlook }, closed), {
              description: 'Year by year.',
            }),
          },
          closed,
        ),
        { description: 'How it developed.', ...block('series') },
      ),
    ),
  },
  closed,
);

export type ExternalDriversBody = Static<typeof ExternalDriversBody>;
export const ExternalDriversBody = Type.Object(
  { ...analysis, Drivers: optional(rows(DriverRow, 'The drivers one by one.')) },
  { ...closed, $id: 'IndustryExternalDriversBody', description: 'What moves it from outside.' },
);

export type SuccessFactor = Static<typeof SuccessFactor>;
const SuccessFactor = Type.Object(
  { Factor: text('The factor in a few words.'), Detail: optional(text('Why it matters.')) },
  closed,
);

export type KeySuccessFactorsBody = Static<typeof KeySuccessFactorsBody>;
export const KeySuccessFactorsBody = Type.Object(
  { ...analysis, Factors: optional(rows(SuccessFactor, 'The factors one by one.')) },
  { ...closed, $id: 'IndustryKeySuccessFactorsBody', description: 'What it takes to do well.' },
);

export type IndustrySwotBody = Static<typeof IndustrySwotBody>;
export const IndustrySwotBody = Type.Object(
  {
    Strengths: optional(rows(SwotPoint, 'What the industry does well.')),
    Weaknesses: optional(rows(SwotPoint, 'What holds it back.')),
    Opportunities: optional(rows(SwotPoint, 'What it could gain from.')),
    Threats: optional(rows(SwotPoint, 'What could harm it.')),
  },
  { ...closed, $id: 'IndustrySwotBody', description: 'Strengths, weaknesses and what they meet.' },
);

export type RuleRow = Static<typeof RuleRow>;
const RuleRow = Type.Object(
  { Name: text('Name of the rule or law.'), Detail: optional(text('What it asks for.')) },
  closed,
);

export type RegulationBody = Static<typeof RegulationBody>;
export const RegulationBody = Type.Object(
  {
    ...analysis,
    Level: optional(level('How heavily the industry is regulated.')),
    Trend: optional(trend('Where regulation is heading.')),
    Rules: optional(rows(RuleRow, 'Rules one by one.')),
  },
  { ...closed, $id: 'IndustryRegulationBody', description: 'Rules that bind the industry.' },
);

export type QuestionRow = Static<typeof QuestionRow>;
const QuestionRow = Type.Object(
  {
    Topic: optional(text('What it is about.')),
    Question: text('The question.'),
    Background: optional(text('Why it is worth asking.')),
  },
  closed,
);

export type CallPreparationBody = Static<typeof CallPreparationBody>;
export const CallPreparationBody = Type.Object(
  { Questions: rows(QuestionRow, 'Questions to ask.') },
  { ...closed, $id: 'IndustryCallPreparationBody', description: 'Questions for a conversation.' },
);

export type GlossaryTerm = Static<typeof GlossaryTerm>;
const GlossaryTerm = Type.Object(
  { Term: text('The term.'), Definition: text('What it means.') },
  closed,
);

export type GlossaryBody = Static<typeof GlossaryBody>;
export const GlossaryBody = Type.Object(
  { Terms: rows(GlossaryTerm, 'Terms explained.') },
  { ...closed, $id: 'IndustryGlossaryBody', description: 'Terms of the industry.' },
);

export type SourceRow = Static<typeof SourceRow>;
export const SourceRow = Type.Object(
  {
    Name: text('What it is called.'),
    Publisher: optional(text('Who publishes it.')),
    Address: optional(text('Where it is found on the web.')),
    Date: optional(text('When it was published or read: a year, a month or a day.')),
  },
  closed,
);

export type SourcesBody = Static<typeof SourcesBody>;
export const SourcesBody = Type.Object(
  { Sources: rows(SourceRow, 'The sources one by one.') },
  { ...closed, $id: 'IndustrySourcesBody', description: 'Where figures and facts come from.' },
);
