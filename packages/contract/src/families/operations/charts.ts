import { Type, type Static, type TProperties } from 'typebox';
import { Country, Language } from '../../fields.js';
import type { Operation } from '../../operation.js';
import type { FamilyDefinition } from '../family.js';
import {
  ChartFormatField,
  describeChartFiles,
  pictureFields,
  type ChartFormat,
  type PictureRequest,
} from './chart-forms.js';
import { buildEmbed } from './embed.js';
import { exampleKey, keyProperties } from './key-properties.js';
import { nameInIds, pathOf } from './naming.js';
import type { KeyRequest } from './sections.js';

export type ImagesRequest = KeyRequest;

export interface ImagesResponse {
  Images: { Name: string; URL: string }[];
}

/** In the query of the image call everything is text; its names are those of the body in lower case. */
export type ImageQuery = Record<string, string> & {
  country: string;
  language: string;
  image: string;
  theme?: string;
};

export type ChartRequest = KeyRequest &
  PictureRequest & { Image: string; Theme?: string; Format?: ChartFormat };

/** Operators name their own themes; `light` and `dark` always exist. */
export const Theme = Type.String({
  description: 'Name of a theme; `light` unless said otherwise.',
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$',
  examples: ['light', 'dark'],
});

/** `images`, `image/`, `chart` and `embed` of a family that has charts. */
export function buildChartOperations(definition: FamilyDefinition) {
  return {
    images: buildImages(definition),
    image: buildImage(definition),
    chart: buildChart(definition),
    embed: buildEmbed(definition, chartFields(definition)),
  };
}

const countryProblem = ({ key }: FamilyDefinition) =>
  key.onlyCountry === undefined ? [] : (['country_not_covered'] as const);

function buildImages(definition: FamilyDefinition): Operation {
  const { name, oneReport, charts } = definition;
  const prefix = nameInIds(definition, 'images');
  const descriptor = Type.Object(
    {
      Name: Type.String({ description: 'Chart type identifier.', enum: Object.keys(charts) }),
      URL: urlOf(definition),
    },
    {
      $id: `${prefix}ImageDescriptor`,
      additionalProperties: false,
      description: `One image of ${oneReport}.`,
    },
  );
  const schema = Type.Object(
    {
      Images: Type.Array(descriptor, {
        description: 'The images this report has, in the order of the list of image types.',
      }),
    },
    {
      $id: `${prefix}ImagesResponse`,
      additionalProperties: false,
      description: `The images of ${oneReport}.`,
    },
  );
  const chart = exampleChart(definition);
  return {
    id: `list${prefix}Images`,
    method: 'POST',
    path: pathOf(definition, 'images'),
    tag: name,
    summary: `List the images of ${oneReport}`,
    description: `Returns the chart images available for ${oneReport}. Cache them, and ask which reports were updated to know when to fetch them again.`,
    access: 'token',
    body: Type.Object(keyProperties(definition), {
      $id: `${prefix}ImagesRequest`,
      description: 'The report whose images are listed.',
    }),
    bodyExample: exampleKey(definition),
    answers: {
      200: {
        description:
          'The images of the report. The header `Broadsheet-Edition` has the number of the edition.',
        headers: ['Broadsheet-Edition'],
        schema,
        example: { Images: [{ Name: chart, URL: exampleUrl(definition) }] },
      },
      204: {
        description:
          'There is no such report in that language, or it has no images. The header `Broadsheet-Missing` says what is missing: `report`, `language` or `images`.',
        headers: ['Broadsheet-Missing'],
      },
    },
    problems: [...countryProblem(definition)],
  };
}

function urlOf({ name }: FamilyDefinition) {
  return Type.String({
    description: `Relative path with query string; the image is fetched by POST from \`/${name}/v3\` followed by it.`,
  });
}

const exampleChart = ({ charts, example }: FamilyDefinition) =>
  example.chart?.name ?? Object.keys(charts)[0] ?? '';

function exampleUrl(definition: FamilyDefinition): string {
  const values: Record<string, string | number> = {
    ...exampleKey(definition),
    image: exampleChart(definition),
  };
  const query = Object.entries(values).map(
    ([name, value]) => `${name.toLowerCase()}=${String(value).toLowerCase()}`,
  );
  return `/image/?${query.join('&')}`;
}

interface FieldSchema {
  description?: string;
  examples?: unknown[];
}

function queryProperties({ key }: FamilyDefinition): TProperties {
  return Object.fromEntries(
    key.fields.map((field) => {
      const { description = '', examples } = field.schema as FieldSchema;
      // In lower case, whatever its pattern says; a value of another form is refused with its name.
      return [
        field.name.toLowerCase(),
        Type.String({ description, ...(examples && { examples: examples.map(String) }) }),
      ];
    }),
  );
}

function buildImage(definition: FamilyDefinition): Operation {
  const prefix = nameInIds(definition, 'image');
  return {
    id: `get${prefix}Image`,
    method: 'POST',
    path: pathOf(definition, 'image/'),
    tag: definition.name,
    summary: 'Retrieve one image',
    description:
      'Returns one chart of 1200×675 pixels as the Base64 text of a PNG, on one line. A request body is ignored. The path also works without its last slash.',
    access: 'token',
    ignoresBody: true,
    query: Type.Object({
      country: Type.String({ ...Country, examples: ['au'] }),
      ...queryProperties(definition),
      language: Type.String({ ...Language, examples: ['english'] }),
      image: Type.String({
        description: 'One of the image names; written in lower case in the listed `URL`.',
        examples: [exampleChart(definition).toLowerCase()],
      }),
      theme: Type.Optional(Theme),
    }),
    answers: {
      200: {
        description:
          'The Base64 text of a PNG. The header `Broadsheet-Edition` has the number of the current edition.',
        headers: ['Broadsheet-Edition'],
        contentType: 'text/plain; charset=utf-8',
        schema: Type.String({
          description: 'Base64, one line.',
          contentEncoding: 'base64',
          contentMediaType: 'image/png',
        }),
        example: 'iVBORw0KGgoAAAANSUhEUgAABLAAAAKj…',
      },
    },
    problems: [...countryProblem(definition), 'unknown_image', 'unknown_theme', 'not_found'],
  };
}

/** A chart as data: its texts and its table. */
export const ChartFigures = Type.Object({
  Title: Type.String({ description: 'The headline.' }),
  AltText: Type.String({
    description: 'Kind of chart and main message, in the language of the report.',
  }),
  Unit: Type.String({ description: 'What the numbers in the table are counted in.' }),
  Currency: Type.Optional(
    Type.String({
      description: 'Code of the currency (ISO 4217), where the numbers are amounts of one.',
    }),
  ),
  Columns: Type.Array(Type.String({ description: 'Name of a column.' }), {
    description: 'The columns of the table of exact data.',
  }),
  Rows: Type.Array(
    Type.Array(
      Type.Union([Type.String(), Type.Number(), Type.Null()], {
        description: 'A value; null where there is none.',
      }),
      { description: 'One row, a value a column.' },
    ),
    { description: 'The exact data behind the chart.' },
  ),
  Source: Type.String({ description: 'The source and date line.' }),
  Edition: Type.Integer({ description: 'Number of the edition it belongs to.' }),
  SHA256: Type.String({ description: 'Hash of the PNG that `URL` fetches.' }),
});

export const ChartSize = Type.Object(
  {
    Width: Type.Integer({ description: 'In logical pixels.' }),
    Height: Type.Integer({ description: 'In logical pixels.' }),
  },
  {
    description: 'The size that `Option` is laid out for: that of `Layout`.',
    additionalProperties: false,
  },
);

export const ChartOption = Type.Object(
  {},
  { description: 'The chart as an Apache ECharts option: plain JSON without functions.' },
);

/** A chart as data. */
export interface ChartResponse extends Static<typeof ChartFigures> {
  Name: string;
  URL: string;
  Size: Static<typeof ChartSize>;
  Option: object;
}

/** The fields that name a chart of a report and its theme. */
function chartFields(definition: FamilyDefinition) {
  return {
    ...keyProperties(definition),
    Image: Type.String({
      description: 'One of the image names, matched without regard to case.',
      examples: [exampleChart(definition)],
    }),
    Theme: Type.Optional(Theme),
  };
}

function buildChart(definition: FamilyDefinition): Operation {
  const { name, oneReport, charts, example } = definition;
  const prefix = nameInIds(definition, 'chart');
  const body = Type.Object(
    {
      ...chartFields(definition),
      Format: Type.Optional(ChartFormatField),
      ...pictureFields,
    },
    { $id: `${prefix}ChartRequest`, description: `One chart of ${oneReport}.` },
  );
  const schema = Type.Object(
    {
      Name: Type.String({ description: 'The image name.', enum: Object.keys(charts) }),
      ...ChartFigures.properties,
      URL: urlOf(definition),
      Size: ChartSize,
      Option: ChartOption,
    },
    { $id: `${prefix}ChartResponse`, description: 'A chart as data.', additionalProperties: false },
  );
  return {
    id: `get${prefix}Chart`,
    method: 'POST',
    path: pathOf(definition, 'chart'),
    tag: name,
    summary: 'A chart as data, picture or file',
    description:
      'Returns what an image shows in forms that programs and screen readers can use: title, alt text, the table of exact data, and the option it is drawn from. With `Format`, the chart itself as a picture of any size, or its table as a file. Files carry `ETag`, the hash of their bytes.',
    access: 'token',
    body,
    bodyExample: { ...exampleKey(definition), Image: exampleChart(definition) },
    answers: {
      200: {
        description:
          'The chart. Files carry the header `Broadsheet-Edition` with the number of the edition.',
        headers: ['Broadsheet-Edition'],
        schema,
        readyToSend: true,
        example: {
          Name: exampleChart(definition),
          ...exampleFigures,
          ...example.chart?.answer,
          URL: exampleUrl(definition),
          Size: { Width: 1200, Height: 675 },
          Option: { series: [] },
        },
        alternatives: describeChartFiles(),
      },
      204: {
        description:
          'There is no such report in that language, or it has no such chart. The header `Broadsheet-Missing` says what is missing: `report`, `language` or `images`.',
        headers: ['Broadsheet-Missing'],
      },
    },
    problems: [...countryProblem(definition), 'unknown_image', 'unknown_theme'],
  };
}

const exampleFigures = {
  Title: 'An example',
  AltText: 'Bar chart of an example.',
  Unit: 'number',
  Columns: ['Year', 'Value'],
  Rows: [[2026, 100]],
  Source: 'Source: synthetic demo data, June 2026',
  Edition: 1,
  SHA256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};
