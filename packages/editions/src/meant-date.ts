import { monthNames } from '@broadsheet/contract/words';

const months = monthNames.map((name) => name.slice(0, 3).toLowerCase());

/**
 * The date that a text such as `30/06/2026`, `2026-6-30` or `30 June 2026` means, as one writes it
 * in a document; both readings where day and month may be in either order. Undefined for a text that
 * is no date, or is written correctly.
 */
export function findMeantDate(text: string): string | undefined {
  const trimmed = text.trim();
  const meant = readNumbers(trimmed) ?? readWords(trimmed);
  return meant === text ? undefined : meant;
}

function readNumbers(text: string): string | undefined {
  const [, y, m, d] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? [];
  if (y !== undefined) return writeDate(y, m, d);
  const [, first, second, year] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(text) ?? [];
  const readings = [writeDate(year, second, first), writeDate(year, first, second)];
  const possible = new Set(readings.filter((reading) => reading !== undefined));
  return possible.size === 0 ? undefined : [...possible].join(' or ');
}

function readWords(text: string): string | undefined {
  const ordinal = '(\\d{1,2})(?:st|nd|rd|th)?';
  const pattern = `^(?:${ordinal}[. -]+([a-z]{3,9})|([a-z]{3,9})[. ]+${ordinal},?)[ -]+(\\d{4})$`;
  const [, day, name, otherName, otherDay, year] = new RegExp(pattern, 'i').exec(text) ?? [];
  const month = months.indexOf((name ?? otherName ?? '').slice(0, 3).toLowerCase()) + 1;
  return writeDate(year, String(month), day ?? otherDay);
}

/** Undefined if there is no such day. */
function writeDate(year = '', month = '', day = ''): string | undefined {
  const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const time = Date.parse(`${iso}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  return new Date(time).toISOString().slice(0, 10) === iso ? iso : undefined;
}
