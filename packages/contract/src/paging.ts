import { Type } from 'typebox';

/** How lists are paged, the same everywhere. */
export const defaultLimit = 100;
export const maxLimit = 1000;

export const Limit = Type.Optional(
  Type.Integer({
    description: `How many entries to return at most; ${String(defaultLimit)} unless said otherwise.`,
    minimum: 1,
    maximum: maxLimit,
    default: defaultLimit,
    examples: [defaultLimit],
  }),
);

export const After = Type.Optional(
  Type.String({
    description: 'Continues a list: the `Next` of the answer before.',
    // Encrypted, the cursor after a report whose language has 64 letters of four bytes takes over
    // 700.
    pattern: '^[A-Za-z0-9_-]{1,1000}$',
  }),
);

export const Next = Type.Optional(
  Type.String({
    description: 'Send this as `After` to get the next page. Absent on the last page.',
  }),
);

const isoTime =
  '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d))?$';

/** A date, or a time with its offset: without an offset the moment would be ambiguous. */
export const instant = (description: string) =>
  Type.String({
    description: `${description} ISO 8601: a date, which begins at midnight UTC, or a time with \`Z\` or an offset.`,
    pattern: isoTime,
    examples: ['2026-01-31', '2026-01-31T09:00:00Z'],
  });

const instantForm = new RegExp(isoTime);

/** Parses an `instant`; undefined for other text, and for a day that does not exist, such as 31 February. */
export function findInstant(text: string): number | undefined {
  if (!instantForm.test(text)) return undefined;
  const day = text.slice(0, 10);
  const midnight = Date.parse(day);
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
}

export const timeWritten = (description: string) =>
  Type.String({
    description: `${description} ISO 8601, UTC, with milliseconds.`,
    examples: ['2026-01-31T09:00:00.000Z'],
  });
