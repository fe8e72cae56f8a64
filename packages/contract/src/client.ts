import { Type, type Static } from 'typebox';
import { EntitlementView } from './entitlement.js';
import { timeWritten } from './paging.js';
import { longestSeconds } from './rate-plan.js';

/** Clients as administrators see them. */

export const clientIdPattern = '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$';
/** No control characters, and short enough for a list. */
export const usernamePattern = '^[^\\u0000-\\u001f\\u007f]{1,128}$';
/** Long enough for any credential of a person or a program, short enough to hash at once. */
export const maxCredentialLength = 1024;
export const minPasswordLength = 8;

export const ClientId = Type.String({
  description: 'Id of a client: 1 to 64 letters, digits, dots, underscores or hyphens.',
  pattern: clientIdPattern,
  examples: ['acme'],
});

export const Username = Type.String({
  description: 'Name of a user of the client.',
  pattern: usernamePattern,
  examples: ['ann'],
});

export const ClientName = Type.String({
  description: 'Name of the client, for people.',
  pattern: '^[^\\u0000-\\u001f\\u007f]{1,200}$',
  examples: ['Acme Research'],
});

export const Password = Type.String({
  description: 'A password; generated if it is left out.',
  minLength: minPasswordLength,
  maxLength: maxCredentialLength,
  writeOnly: true,
});

export type RateLimitView = Static<typeof RateLimitView>;
export const RateLimitView = Type.Object(
  {
    Limit: Type.Integer({
      description: 'Requests in each window.',
      minimum: 1,
      maximum: 1_000_000_000,
      examples: [100],
    }),
    Seconds: Type.Integer({
      description: 'Length of a window in seconds.',
      minimum: 1,
      maximum: longestSeconds,
      examples: [60],
    }),
  },
  {
    $id: 'RateLimit',
    description: 'At most `Limit` requests in each window of `Seconds` seconds.',
  },
);

export const RatePlan = Type.Array(RateLimitView, {
  description: 'Limits that hold at the same time, each in a window of its own length.',
  minItems: 1,
  maxItems: 8,
});

const nothing = (description: string) => Type.Null({ description });

export const Entitlements = Type.Array(EntitlementView, {
  description: 'What the client may do; an empty list allows nothing.',
  maxItems: 100,
});

export const RatePlanOrNone = Type.Union([RatePlan, nothing('Unlimited.')], {
  description: 'How many requests the client may make; null for any number.',
});

export const ExpiryOrNone = Type.Union(
  [timeWritten('When the client stops working.'), nothing('Never.')],
  { description: 'When the client stops working; null for never.' },
);

export type ClientView = Static<typeof ClientView>;
export const ClientView = Type.Object(
  {
    ClientId,
    Name: ClientName,
    Entitlements,
    RatePlan: RatePlanOrNone,
    Users: Type.Array(Username, { description: 'The names of its users.' }),
    HasSecret: Type.Boolean({ description: 'Whether it has a client secret.' }),
    Disabled: Type.Boolean({ description: 'Whether it was disabled.' }),
    ExpiresAt: ExpiryOrNone,
    CreatedAt: timeWritten('When the client was made.'),
  },
  { $id: 'Client', additionalProperties: false, description: 'A client.' },
);
