import { Type, type Static } from 'typebox';
import { chartLayouts, type ChartLayout } from '../families/operations/chart-forms.js';
import { ChartFigures, ChartOption, ChartSize, Theme } from '../families/operations/charts.js';
import { EditionNumber } from '../families/operations/publish.js';
import type { Operation } from '../operation.js';
import { FamilyName, ReportKeyText } from '../operations/changes.js';

/** The largest request: a document of 8 MiB as Base64, with its JSON envelope. */
export const maxPreviewBytes = 12 * 1024 * 1024;

/** Further ones are counted, not listed. */
export const mostDifferences = 500;

export type PreviewQuery = Static<typeof PreviewQuery>;
export const PreviewQuery = Type.Object({
  theme: Type.Optional(Theme),
  layout: Type.Optional(
    Type.Unsafe<ChartLayout>(
      Type.String({
        description: 'How charts are laid out; `16:9` unless said otherwise.',
        enum: chartLayouts,
      }),
    ),
  ),
  since: Type.Optional(
    Type.String({
      description:
        'Number of the edition that the document was made from; otherwise the one that its `BasedOn` names. If a later edition was published since, the answer lists what changed between the two.',
      pattern: '^[1-9][0-9]{0,8}$',
    }),
  ),
});

const CsvFile = Type.Object(
  {
    Name: Type.String({
      description: 'Name of the file; without its ending it is the name of the sheet.',
      pattern: '\\.[cC][sS][vV]$',
      maxLength: 255,
      examples: ['Report.csv'],
    }),
    Base64: Type.String({ description: 'The file, in Base64.' }),
  },
  { $id: 'CsvFile', description: 'One sheet of a document in CSV files.' },
);

export type PreviewRequest = Static<typeof PreviewRequest>;
export const PreviewRequest = Type.Object(
  {
    Document: Type.Optional(Type.Object({}, { description: 'The document itself.' })),
    Text: Type.Optional(
      Type.String({
        description: 'The document as a text, in YAML, or in JSON where `Name` ends in `.json`.',
      }),
    ),
    Base64: Type.Optional(
      Type.String({
        description:
          'A workbook (`.xlsx`), in Base64. The extension of `Name` must be that of the file.',
      }),
    ),
    Sheets: Type.Optional(
      Type.Array(CsvFile, {
        description: 'CSV files that are the sheets of one document; one of them is `Report.csv`.',
        minItems: 1,
        maxItems: 200,
      }),
    ),
    Name: Type.Optional(
      Type.String({
        description: 'Name of the file. With `Sheets`: name of the folder that holds them.',
        minLength: 1,
        maxLength: 255,
        examples: ['wine.yaml'],
      }),
    ),
  },
  {
    $id: 'PreviewRequest',
    description: 'A document in one of four forms: `Document`, `Text`, `Base64` or `Sheets`.',
  },
);

export type DocumentFinding = Static<typeof DocumentFinding>;
export const DocumentFinding = Type.Object(
  {
    Severity: Type.Unsafe<'error' | 'warning'>(
      Type.String({
        description: 'An `error` keeps the document from being published, a `warning` does not.',
        enum: ['error', 'warning'],
      }),
    ),
    Pointer: Type.String({ description: 'JSON pointer into the document; empty for all of it.' }),
    Message: Type.String({ description: 'What is wrong, and what would be right.' }),
    Line: Type.Optional(Type.Integer({ description: 'The line in the text, from 1.' })),
    Column: Type.Optional(Type.Integer({ description: 'The column in the line, from 1.' })),
    Place: Type.Optional(
      Type.String({ description: 'Where it is in a workbook: sheet and cell.' }),
    ),
  },
  {
    $id: 'DocumentFinding',
    additionalProperties: false,
    description: 'Something that a check found in a document.',
  },
);

const Value = (description: string) => Type.Optional(Type.Unknown({ description }));

export type DocumentDifference = Static<typeof DocumentDifference>;
export const DocumentDifference = Type.Object(
  {
    Pointer: Type.String({
      description: 'JSON pointer into the new document; into the old one for what was removed.',
    }),
    Path: Type.Array(Type.String({ description: 'A name, a year, a position.' }), {
      description: 'The same for people: `Revenue`, `2026`, `Value`.',
    }),
    Before: Value('The old value; absent for what was added.'),
    After: Value('The new value; absent for what was removed.'),
  },
  {
    $id: 'DocumentDifference',
    additionalProperties: false,
    description: 'One value in which two documents differ.',
  },
);

export type DocumentDifferences = Static<typeof DocumentDifferences>;
const DocumentDifferences = Type.Object(
  {
    From: Type.Integer({ ...EditionNumber, description: 'Number of the edition compared with.' }),
    Count: Type.Integer({ description: 'How many values differ.' }),
    List: Type.Array(DocumentDifference, {
      description: `The first ${String(mostDifferences)} of them, in the order of the document.`,
    }),
  },
  {
    $id: 'DocumentDifferences',
    additionalProperties: false,
    description: 'In what two documents differ, value by value.',
  },
);

const { Edition: _edition, SHA256: _sha256, ...figures } = ChartFigures.properties;

export type PreviewChart = Static<typeof PreviewChart>;
const PreviewChart = Type.Object(
  {
    Name: Type.String({ description: 'The image name.' }),
    ...figures,
    Size: ChartSize,
    Option: ChartOption,
  },
  { $id: 'PreviewChart', additionalProperties: false, description: 'A chart as data.' },
);

export type PreviewSection = Static<typeof PreviewSection>;
const PreviewSection = Type.Object(
  {
    RequestedSection: Type.String({ description: 'Label of the section.' }),
    StatusCode: Type.Integer({ description: 'Always 200: a section without data is left out.' }),
    Body: Type.Object({}, { description: 'Section content, as readers get it.' }),
  },
  {
    $id: 'PreviewSection',
    additionalProperties: false,
    description: 'A section as readers get it.',
  },
);

export type PreviewResponse = Static<typeof PreviewResponse>;
export const PreviewResponse = Type.Object(
  {
    Family: Type.Optional(FamilyName),
    Key: Type.Optional(ReportKeyText),
    Title: Type.Optional(Type.String({ description: 'Title of the report.' })),
    Document: Type.Optional(
      Type.Object(
        {},
        {
          description:
            'The document as it was read, cells that are wrong as they stand; absent where it is none.',
        },
      ),
    ),
    Findings: Type.Array(DocumentFinding, {
      description: 'Everything that was found, errors too.',
    }),
    Current: Type.Optional(
      Type.Object(
        {
          Edition: EditionNumber,
          Withdrawn: Type.Boolean({ description: 'Whether readers no longer see the report.' }),
          Author: Type.String({ description: 'Who published it.' }),
          PublishedAt: Type.String({ description: 'When it was published. ISO 8601, UTC.' }),
        },
        {
          additionalProperties: false,
          description: 'The last edition of the report; absent where it is new.',
        },
      ),
    ),
    BasedOn: Type.Optional(
      Type.Integer({
        ...EditionNumber,
        description:
          'The edition that the document says it was exported from; absent where it does not say, or names another report.',
      }),
    ),
    Outcome: Type.Optional(
      Type.String({
        description:
          'What publishing it would do: `created`, `updated` or `unchanged`; absent where it has errors.',
        enum: ['created', 'updated', 'unchanged'],
      }),
    ),
    Differences: Type.Optional(DocumentDifferences),
    OthersDifferences: Type.Optional(DocumentDifferences),
    Sections: Type.Optional(
      Type.Array(PreviewSection, {
        description: 'In the order of the family; absent where it has errors.',
      }),
    ),
    Charts: Type.Optional(
      Type.Array(PreviewChart, { description: 'Absent where the document has errors.' }),
    ),
  },
  {
    $id: 'PreviewResponse',
    additionalProperties: false,
    description:
      'What would become of a document. `Differences` are those of the document to the last edition, absent for documents over 1 MiB; `OthersDifferences` are those of the last edition to the edition `since`.',
  },
);

export const previewReport: Operation = {
  id: 'previewReport',
  method: 'POST',
  path: '/publish/v1/preview',
  tag: 'publish',
  summary: 'Look at a document before it is published',
  description:
    'Reads and checks a document of any family, and answers what readers would get of it: sections, charts, and every value that differs from the last edition. Nothing is published or kept. A document with errors is answered with 200 and all that is wrong with it. Figures that span reports, such as a rank, are only known when it is published.',
  access: 'token',
  query: PreviewQuery,
  body: PreviewRequest,
  bodyExample: { Name: 'wine.yaml', Text: 'Family: industry\nCountry: AU\n' },
  maxBodyBytes: maxPreviewBytes,
  answers: {
    200: {
      description: 'What was found.',
      schema: PreviewResponse,
      readyToSend: true,
      example: {
        Family: 'industry',
        Key: 'industry/AU/1214/English',
        Title: 'Wine Production',
        Document: {},
        Findings: [
          {
            Severity: 'warning',
            Pointer: '/Revenue/3/Value',
            Message: '625000000 is ten times its neighbours; is there a zero too many?',
            Line: 29,
            Column: 26,
          },
        ],
        Current: {
          Edition: 2,
          Withdrawn: false,
          Author: 'newsroom/ann',
          PublishedAt: '2026-01-31T09:00:00.000Z',
        },
        Outcome: 'updated',
        Differences: {
          From: 2,
          Count: 1,
          List: [
            {
              Pointer: '/Revenue/3/Value',
              Path: ['Revenue', '2026', 'Value'],
              Before: 62500000,
              After: 625000000,
            },
          ],
        },
        Sections: [],
        Charts: [],
      },
    },
  },
  problems: ['unknown_theme'],
};
