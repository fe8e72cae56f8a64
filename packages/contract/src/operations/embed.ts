import { Type } from 'typebox';
import type { Operation } from '../operation.js';

/** The picture at an address that a family's `embed` operation returned. */
export const getEmbed: Operation = {
  id: 'getEmbed',
  method: 'GET',
  path: '/embed/{signed}',
  tag: 'embedding',
  summary: 'The picture of an embedded chart',
  description:
    'Returns the picture behind an address that the operation `embed` of a family gave out, for `<img>`. It needs no token: the address is the permission. The picture is that of the current edition. Browsers may keep it for five minutes.',
  access: 'open',
  params: Type.Object({
    signed: Type.String({ description: 'What the operation `embed` gave out.' }),
  }),
  answers: {
    200: {
      description:
        'The picture. The header `Broadsheet-Edition` has the number of the edition it shows.',
      headers: ['Broadsheet-Edition'],
      contentType: 'image/png',
      schema: Type.String({ description: 'The bytes of the PNG.' }),
      example: '…',
      alternatives: {
        'image/svg+xml': {
          schema: Type.String({ description: 'The bytes of the SVG.' }),
          example: '…',
        },
      },
    },
    304: { description: 'The picture is still the one whose `ETag` was sent as `If-None-Match`.' },
  },
  problems: ['not_found', 'rate_limited', 'unavailable'],
};
