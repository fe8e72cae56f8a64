import { Type, type Static } from 'typebox';
import { Language } from './fields.js';
import { writtenCountryPattern } from './key-patterns.js';
import { FamilyName } from './operations/changes.js';

export const accesses = ['read', 'publish', 'administer', 'audit'] as const;
export type Access = (typeof accesses)[number];

export type EntitlementView = Static<typeof EntitlementView>;
export const EntitlementView = Type.Object(
  {
    Access: Type.Unsafe<Access>(
      Type.String({
        description:
          'What may be done: `read`, `publish` (which includes reading) `administer` (which includes both, and is for everything), or `audit` (looking at clients, usage and the audit log, and no more).',
        enum: accesses,
      }),
    ),
    Families: Type.Optional(
      Type.Array(FamilyName, {
        description: 'Report families; absent for all of them, including those added later.',
        minItems: 1,
        maxItems: 100,
      }),
    ),
    Countries: Type.Optional(
      Type.Array(
        Type.String({ pattern: writtenCountryPattern, description: 'Two upper-case letters.' }),
        {
          description: 'Country codes; absent for all of them.',
          minItems: 1,
          maxItems: 300,
        },
      ),
    ),
    Languages: Type.Optional(
      Type.Array(Language, {
        description: 'Language names; absent for all of them.',
        minItems: 1,
        maxItems: 300,
      }),
    ),
  },
  {
    $id: 'Entitlement',
    description: 'What a client may do: every combination of what is listed.',
    examples: [{ Access: 'read', Families: ['industry'], Countries: ['AU', 'NZ'] }],
  },
);
