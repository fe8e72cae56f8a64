import type { Static } from 'typebox';
import { Code, Country, Language, LanguageOrDefault } from './fields.js';
import { imageNames } from './images.js';
import type { Operation } from './operation.js';
import { Type } from './type.js';

export type ImagesRequest = Static<typeof ImagesRequest>;
export const ImagesRequest = Type.Object(
  { Country, Code, Language: LanguageOrDefault },
  { $id: 'ImagesRequest', description: 'The industry report whose images are listed.' },
);

export type ImageDescriptor = Static<typeof ImageDescriptor>;
export const ImageDescriptor = Type.Object(
  {
    Name: Type.String({
      description: 'Chart type identifier.',
      enum: imageNames,
    }),
    URL: Type.String({
      description:
        'Relative path with query string; the image is fetched by POST from `/industry/v3` followed by it.',
    }),
  },
  {
    $id: 'ImageDescriptor',
    additionalProperties: false,
    description: 'One image of an industry report.',
  },
);

export type ImagesResponse = Static<typeof ImagesResponse>;
export const ImagesResponse = Type.Object(
  {
    Images: Type.Array(ImageDescriptor, {
      description: 'The images this report has, in the order of the list of image types.',
    }),
  },
  {
    $id: 'ImagesResponse',
    additionalProperties: false,
    description: 'The images of one industry report.',
  },
);

export const listImages: Operation = {
  id: 'listImages',
  method: 'POST',
  path: '/industry/v3/images',
  tag: 'industry',
  summary: 'List the images of an industry report',
  description:
    'Returns the chart images available for one industry report. Cache them, and ask which reports were updated to know when to fetch them again.',
  access: 'token',
  body: ImagesRequest,
  bodyExample: { Country: 'AU', Code: '1214', Language: 'English' },
  answers: {
    200: {
      description:
        'The images of the report. The header `Broadsheet-Edition` has the number of the edition.',
      schema: ImagesResponse,
      example: {
        Images: [
          {
            Name: 'Revenue',
            URL: '/image/?country=au&code=1214&language=english&image=revenue',
          },
        ],
      },
    },
    204: { description: 'There is no such report in that language, or it has no images.' },
  },
  problems: [],
};

/** Themes are named by whoever runs the service; `light` and `dark` are always there. */
export const Theme = Type.String({
  description: 'Name of a theme; `light` unless said otherwise.',
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$',
  examples: ['light', 'dark'],
});

export type ImageQuery = Static<typeof ImageQuery>;
export const ImageQuery = Type.Object({
  country: Type.String({ ...Country, examples: ['au'] }),
  code: Code,
  language: Type.String({ ...Language, examples: ['english'] }),
  image: Type.String({
    description: 'One of the image names; written in lower case in the listed `URL`.',
    examples: ['revenue'],
  }),
  theme: Type.Optional(Theme),
});

export const getImage: Operation = {
  id: 'getImage',
  method: 'POST',
  path: '/industry/v3/image/',
  tag: 'industry',
  summary: 'Retrieve one image',
  description:
    'Returns one chart of 1200×675 pixels as the Base64 text of a PNG, on one line. A request body is ignored. The path also works without its last slash.',
  access: 'token',
  query: ImageQuery,
  answers: {
    200: {
      description: 'The Base64 text of a PNG.',
      contentType: 'text/plain; charset=utf-8',
      schema: Type.String({
        description: 'Base64, one line.',
        contentEncoding: 'base64',
        contentMediaType: 'image/png',
      }),
      example: 'iVBORw0KGgoAAAANSUhEUgAABLAAAAKj…',
    },
  },
  problems: ['unknown_image', 'unknown_theme', 'not_found'],
};

export type ChartRequest = Static<typeof ChartRequest>;
export const ChartRequest = Type.Object(
  {
    Country,
    Code,
    Language: LanguageOrDefault,
    Image: Type.String({
      description: 'One of the image names, matched without regard to case.',
      examples: ['Revenue'],
    }),
    Theme: Type.Optional(Theme),
  },
  { $id: 'ChartRequest', description: 'One chart of one industry report.' },
);

export type ChartResponse = Static<typeof ChartResponse>;
export const ChartResponse = Type.Object(
  {
    Name: Type.String({ description: 'The image name.', enum: imageNames }),
    Title: Type.String({ description: 'The headline.' }),
    AltText: Type.String({
      description: 'Kind of chart and main message, in the language of the report.',
    }),
    Unit: Type.String({ description: 'What the numbers in the table are counted in.' }),
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
    URL: Type.String({
      description:
        'Relative path with query string; the image is fetched by POST from `/industry/v3` followed by it.',
    }),
    Option: Type.Object(
      {},
      { description: 'The chart as an Apache ECharts option: plain JSON without functions.' },
    ),
  },
  { $id: 'ChartResponse', description: 'A chart as data.', additionalProperties: false },
);

export const getChart: Operation = {
  id: 'getChart',
  method: 'POST',
  path: '/industry/v3/chart',
  tag: 'industry',
  summary: 'A chart as data',
  description:
    'Returns what an image shows in forms that programs and screen readers can use: title, alt text, the table of exact data, and the option it is drawn from.',
  access: 'token',
  body: ChartRequest,
  bodyExample: { Country: 'AU', Code: '1214', Image: 'Revenue' },
  answers: {
    200: {
      description: 'The chart.',
      schema: ChartResponse,
      readyToSend: true,
      example: {
        Name: 'Revenue',
        Title: 'Wine and Other Alcoholic Beverage Manufacturing in Australia',
        AltText: 'Bar chart of revenue from 2017 to 2031. Revenue rose from $6.1bn to $7.2bn.',
        Unit: '$m',
        Columns: ['Year', 'Revenue', 'Annual change', 'Outlook'],
        Rows: [[2026, 7214.2, 1.4, 'No']],
        Source: 'Source: synthetic demo data, June 2026',
        Edition: 1,
        SHA256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        URL: '/image/?country=au&code=1214&language=english&image=revenue',
        Option: { series: [] },
      },
    },
    204: { description: 'There is no such report in that language, or it has no such chart.' },
  },
  problems: ['unknown_image', 'unknown_theme'],
};
