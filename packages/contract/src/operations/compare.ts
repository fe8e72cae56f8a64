import { Type, type Static } from 'typebox';
import { Country, defaultLanguage, Language } from '../fields.js';
import { fileFormats } from '../file-formats.js';
import type { Operation } from '../operation.js';
import { timeWritten } from '../paging.js';
import { FamilyName, ReportKeyText } from './changes.js';

/** How many reports one comparison may have. */
export const mostCompared = 6;

/** The formats of a comparison. */
export const comparisonFormats = {
  pdf: fileFormats.pdf,
  md: fileFormats.md,
  json: fileFormats.json,
  csv: fileFormats.csv,
  xlsx: fileFormats.xlsx,
} as const;
export type ComparisonFormat = keyof typeof comparisonFormats;
export const comparisonFormatNames = Object.keys(comparisonFormats) as ComparisonFormat[];

export type ComparisonRequest = Static<typeof ComparisonRequest>;
export const ComparisonRequest = Type.Object(
  {
    Reports: Type.Array(ReportKeyText, {
      description: `Two to ${String(mostCompared)} reports of one family, each once; one alone is answered too.`,
      minItems: 1,
      maxItems: mostCompared,
    }),
    Language: Type.Optional(
      Type.String({
        ...Language,
        description: `The language of labels; \`${defaultLanguage}\` unless said otherwise, and where the family has no words in it.`,
      }),
    ),
    Format: Type.Optional(
      Type.Unsafe<ComparisonFormat>({
        type: 'string',
        description:
          '`json` unless said otherwise. `csv`: one row for each report, measure and year. `xlsx`: a workbook with a sheet of measures and years for each section. `pdf` and `md`: a document with a chapter of tables for each section.',
        enum: comparisonFormatNames,
      }),
    ),
  },
  { $id: 'ComparisonRequest', description: 'The reports to be compared.' },
);

export type ComparedReport = Static<typeof ComparedReport>;
const ComparedReport = Type.Object(
  {
    Key: ReportKeyText,
    StatusCode: Type.Enum([200, 403, 404], {
      description:
        '200 when it is compared. 403 when the client may not read it, 404 when it is not published: it is left out, and the rest is compared.',
    }),
    Country: Type.Optional(Country),
    Language: Type.Optional(Language),
    Title: Type.Optional(Type.String({ description: 'Title of the report, or company name.' })),
    Edition: Type.Optional(Type.Integer({ description: 'Number of the edition.' })),
    UpdatedAt: Type.Optional(timeWritten('When what readers see of it last changed.')),
  },
  {
    $id: 'ComparedReport',
    additionalProperties: false,
    description: 'A report of a comparison. A report that was left out has only its key.',
  },
);

/** The unit of a measure's values. `Plain` is a number without a unit. */
export const measureUnits = ['Currency', 'Count', 'Percent', 'Times', 'Days', 'Plain'] as const;
export type MeasureUnit = (typeof measureUnits)[number];

const ComparedPoint = Type.Object(
  {
    Year: Type.Integer({ description: 'The year.' }),
    Value: Type.Union([Type.Number(), Type.Null()], {
      description: 'The value; null where there is none.',
    }),
    Outlook: Type.Optional(
      Type.Literal(true, { description: 'The value is expected, not reported.' }),
    ),
    Suppressed: Type.Optional(Type.Literal(true, { description: 'The value is withheld.' })),
  },
  { additionalProperties: false },
);

const ComparedSeries = Type.Object(
  {
    Key: ReportKeyText,
    Currency: Type.Optional(
      Type.String({ description: 'Code of the currency (ISO 4217); amounts are not converted.' }),
    ),
    Points: Type.Array(ComparedPoint, { description: 'Year by year, earliest first.' }),
  },
  { additionalProperties: false },
);

export type ComparedMeasure = Static<typeof ComparedMeasure>;
const ComparedMeasure = Type.Object(
  {
    Section: Type.String({ description: 'Token of the section that it is from.' }),
    Name: Type.String({ description: 'Its name in the section, such as `Revenue`.' }),
    Label: Type.String({ description: 'The same in words, in the language asked for.' }),
    Unit: Type.Unsafe<MeasureUnit>({
      type: 'string',
      description: 'What its values are counted in; amounts in whole units of their currency.',
      enum: [...measureUnits],
    }),
    Series: Type.Array(ComparedSeries, {
      description: 'One for each report that has it, in the order of the reports.',
    }),
  },
  {
    $id: 'ComparedMeasure',
    additionalProperties: false,
    description: 'One measure of all reports that have it.',
  },
);

export type Comparison = Static<typeof Comparison>;
export const Comparison = Type.Object(
  {
    Family: FamilyName,
    Reports: Type.Array(ComparedReport, { description: 'In the order asked for.' }),
    Sections: Type.Array(
      Type.Object(
        {
          Token: Type.String({ description: 'Token of a section.' }),
          Label: Type.String({ description: 'Its label in the language asked for.' }),
        },
        { additionalProperties: false },
      ),
      { description: 'The sections that the measures are from, in their order.' },
    ),
    Measures: Type.Array(ComparedMeasure, { description: 'In the order of their sections.' }),
  },
  {
    $id: 'Comparison',
    additionalProperties: false,
    description: 'Several reports, measure by measure.',
  },
);

const describeFile = (what: string) => ({
  schema: Type.String({ description: what }),
  example: '…',
});

/** Several reports of one family side by side, in one request. */
export const compareReports: Operation = {
  id: 'compareReports',
  method: 'POST',
  path: '/compare/v1/reports',
  tag: 'comparison',
  summary: 'Compare reports',
  description: `Returns key figures and ratios of up to ${String(mostCompared)} reports of one family, measure by measure. A report that the client may not read, or that is not published, is named and left out. Where the client may read none of them, the answer is 403. Amounts are in whole units of their currency and are not converted. One comparison counts as one request.`,
  access: 'token',
  body: ComparisonRequest,
  bodyExample: { Reports: ['industry/AU/1214/English', 'industry/US/312130/English'] },
  answers: {
    200: {
      description: 'The comparison.',
      schema: Comparison,
      alternatives: {
        [comparisonFormats.csv.contentType]: describeFile('The bytes of the CSV file.'),
        [comparisonFormats.xlsx.contentType]: describeFile('The bytes of the XLSX file.'),
        [comparisonFormats.pdf.contentType]: describeFile('The bytes of the PDF file.'),
        [comparisonFormats.md.contentType]: describeFile('The Markdown document.'),
      },
      example: {
        Family: 'industry',
        Reports: [
          {
            Key: 'industry/AU/1214/English',
            StatusCode: 200,
            Country: 'AU',
            Language: 'English',
            Title: 'Wine and Other Alcoholic Beverage Manufacturing',
            Edition: 3,
            UpdatedAt: '2026-01-31T09:00:00.000Z',
          },
          { Key: 'industry/US/312130/English', StatusCode: 403 },
        ],
        Sections: [{ Token: 'keystatistics', Label: 'Key Statistics' }],
        Measures: [
          {
            Section: 'keystatistics',
            Name: 'Revenue',
            Label: 'Revenue',
            Unit: 'Currency',
            Series: [
              {
                Key: 'industry/AU/1214/English',
                Currency: 'AUD',
                Points: [{ Year: 2026, Value: 7214200000 }],
              },
            ],
          },
        ],
      },
    },
  },
  problems: [],
};
