import { kindOf, type Part } from './document-schema.js';

/**
 * A typed or pasted text as a value of the document. A number may have thousands separators, as
 * spreadsheets copy it; other texts stay texts, and the check explains what is wrong. Undefined for
 * an empty text: the value is removed.
 */
export function parseCell(part: Part, typed: string): unknown {
  const text = typed.trim();
  if (text === '') return undefined;
  switch (kindOf(part)) {
    case 'number':
      return parseNumber(part, text);
    case 'flag':
      return parseFlag(text);
    case 'choice':
      return part.enum?.find((value) => String(value).toLowerCase() === text.toLowerCase()) ?? text;
    default:
      return typed;
  }
}

const grouped = /^[-−]?\d{1,3}(,\d{3})+(\.\d+)?$/;
const plain = /^[-−]?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const unknown = /^(n\/?a|null|–|-|\.\.)$/i;

function parseNumber({ anyOf }: Part, text: string): unknown {
  const close = text.replaceAll(/[\s\u00a0]/g, '');
  if (anyOf?.some(({ type }) => type === 'null') && unknown.test(close)) return null;
  if (grouped.test(close)) return Number(close.replaceAll(',', '').replace('−', '-'));
  return plain.test(close) ? Number(close.replace('−', '-')) : text;
}

const yes = /^(true|yes|x|1|wahr|✓)$/i;
const no = /^(false|no|0|falsch)$/i;

function parseFlag(text: string): unknown {
  if (yes.test(text)) return true;
  return no.test(text) ? undefined : text;
}

/** In the form that `parseCell` reads. */
export function writeCell(value: unknown): string {
  if (value === undefined) return '';
  if (value === null) return 'n/a';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
