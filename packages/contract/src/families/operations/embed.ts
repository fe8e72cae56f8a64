import { Type, type Static, type TProperties } from 'typebox';
import type { Operation } from '../../operation.js';
import type { FamilyDefinition } from '../family.js';
import {
  PictureFormatField,
  pictureFields,
  type PictureFormat,
  type PictureRequest,
} from './chart-forms.js';
import { exampleKey } from './key-properties.js';
import { nameInIds, pathOf } from './naming.js';
import type { KeyRequest } from './sections.js';

export type EmbedRequest = KeyRequest &
  PictureRequest & { Image: string; Theme?: string; Format?: PictureFormat; Days?: number };

/** The longest validity of an address. */
export const longestEmbedDays = 30;

const EmbedAnswer = Type.Object({
  URL: Type.String({
    description:
      'The address of the picture, for the `src` of an `<img>`. It is a path if the service does not know its public address.',
  }),
  ExpiresAt: Type.String({ description: 'When the address stops working, ISO 8601.' }),
});

export type EmbedResponse = Static<typeof EmbedAnswer>;

/** `embed` of a family that has charts: an address of one chart that works without a token. */
export function buildEmbed(definition: FamilyDefinition, chartFields: TProperties): Operation {
  const prefix = nameInIds(definition, 'embed');
  const chart = definition.example.chart?.name ?? Object.keys(definition.charts)[0] ?? '';
  return {
    id: `create${prefix}Embed`,
    method: 'POST',
    path: pathOf(definition, 'embed'),
    tag: definition.name,
    summary: 'An address of one chart for web pages',
    description:
      'Returns an address under which anybody sees this chart of the current edition, without a token, until it expires. It is signed and bound to the client that asked: each fetch counts as a request of that client. It answers 404 once the client is disabled, is no longer entitled to the report, or has its tokens revoked.',
    access: 'token',
    body: Type.Object(
      {
        ...chartFields,
        Format: Type.Optional(PictureFormatField),
        ...pictureFields,
        Days: Type.Optional(
          Type.Integer({
            description: `How many days the address works, from 1 to ${String(longestEmbedDays)}; ${String(longestEmbedDays)} unless said otherwise.`,
            minimum: 1,
            maximum: longestEmbedDays,
            examples: [7],
          }),
        ),
      },
      { $id: `${prefix}EmbedRequest`, description: `One chart of ${definition.oneReport}.` },
    ),
    bodyExample: { ...exampleKey(definition), Image: chart, Days: 7 },
    answers: {
      200: {
        description: 'The address, and how long it works.',
        schema: Type.Object(EmbedAnswer.properties, {
          $id: `${prefix}EmbedResponse`,
          description: 'The address of a chart.',
          additionalProperties: false,
        }),
        example: {
          URL: 'https://reports.example.com/embed/kQ3v…',
          ExpiresAt: '2026-12-01T00:00:00.000Z',
        },
      },
      204: {
        description:
          'There is no such report in that language, or it has no such chart. The header `Broadsheet-Missing` says what is missing: `report`, `language` or `images`.',
        headers: ['Broadsheet-Missing'],
      },
    },
    problems: [
      ...(definition.key.onlyCountry === undefined ? [] : (['country_not_covered'] as const)),
      'unknown_image',
      'unknown_theme',
    ],
  };
}
