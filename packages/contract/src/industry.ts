import { Type, type Static } from 'typebox';
import { Code, Country, Language, LanguageOrDefault } from './fields.js';
import { imageNames } from './images.js';
import type { Operation } from './operation.js';

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
      description: 'The images of the report.',
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

export type ImageQuery = Static<typeof ImageQuery>;
export const ImageQuery = Type.Object({
  country: Type.String({ ...Country, examples: ['au'] }),
  code: Code,
  language: Type.String({ ...Language, examples: ['english'] }),
  image: Type.String({
    description: 'One of the image names; written in lower case in the listed `URL`.',
    examples: ['revenue'],
  }),
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
  problems: ['unknown_image', 'not_found'],
};
