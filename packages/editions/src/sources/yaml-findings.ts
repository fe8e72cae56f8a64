import { joinPointer, splitPointer, type Finding } from '@broadsheet/contract/checking';
import { isMap, isPair, isScalar, type Document, type Pair, type YAMLMap } from 'yaml';
import { shortenValue } from '../shorten-value.js';
import { findMeantNumber, writePlainNumber } from '../workbooks/number-text.js';

/**
 * Rewords findings for the author of the YAML: `Code: 0199` is a number to the parser, but was meant as a
 * code. A mistake that leads to several findings is reported once.
 */
export function explainFindings(document: Document, findings: readonly Finding[]): Finding[] {
  const explained = findings.map((finding) => explainFinding(document, finding) ?? finding);
  const reported = new Set<string>();
  return explained.filter((finding, index) => {
    if (isConsequence(finding, explained)) return false;
    const key = `${finding.pointer} ${finding.message}`;
    const isNew = finding === findings[index] || !reported.has(key);
    reported.add(key);
    return isNew;
  });
}

function explainFinding(document: Document, finding: Finding): Finding | undefined {
  const steps = splitPointer(finding.pointer);
  const [, unknown] = /^There is no property "(.*?)" here/s.exec(finding.message) ?? [];
  if (unknown !== undefined) return explainUnknown(document, finding, steps);
  const node: unknown = document.getIn(steps, true);
  const [, expected] = /, where (.+?) is needed/.exec(finding.message) ?? [];
  const message =
    expected === undefined ? explainForm(node) : explainType(node, listTypes(expected));
  return message === undefined ? undefined : { ...finding, message };
}

/** `a number or null` as in a message. */
const listTypes = (expected: string) =>
  expected.replace('true or false', 'true/false').split(' or ');

function explainType(node: unknown, expected: readonly string[]): string | undefined {
  if (isMap(node)) return explainMap(node, expected);
  if (!isScalar(node)) return undefined;
  const { value, source = '' } = node;
  const wants = (type: string) => expected.includes(type);
  if (value === null && node.anchor !== undefined) {
    return `A text that begins with & must be in quotes; type '&${node.anchor}'.`;
  }
  if (value === null && source === '') {
    return 'A value is missing after the colon; type it, or delete the line.';
  }
  if (wants('text (in quotes)') && typeof value !== 'string') {
    return `Type '${source}' with quotation marks; without them it is ${typeof value === 'number' ? `the number ${String(value)}` : 'not a text'}.`;
  }
  if (typeof value !== 'string') return undefined;
  if (wants('a number') || wants('a whole number')) return explainNumber(value, wants('null'));
  if (wants('true/false')) return explainTruth(value);
  const [, name, rest] = /^([A-Za-z]\w*):(\S.*)$/s.exec(value) ?? [];
  if (wants('an object') && name !== undefined && rest !== undefined) {
    return `A space is missing after the colon; type ${name}: ${shortenValue(rest)}`;
  }
  return undefined;
}

function explainNumber(text: string, canBeNull: boolean): string | undefined {
  if (/^(n\/?a|n\.a\.|-|–|—|\?|unknown|none)$/i.test(text.trim())) {
    return canBeNull
      ? `Type null where a value is not known, not "${text}".`
      : `"${text}" is not a number; delete the line if it is not known.`;
  }
  const meant = findMeantNumber(text);
  if (meant === undefined) return undefined;
  const plain = writePlainNumber(meant);
  return plain === text
    ? `Type ${plain} without quotation marks; in them it is text.`
    : `Type ${plain}: "${text}" is text, and numbers have only digits and a decimal point.`;
}

function explainTruth(text: string): string | undefined {
  if (/^(y|yes|on|x|1)$/i.test(text)) return `Type true, not "${text}".`;
  return /^(n|no|off|0)$/i.test(text) ? `Type false, not "${text}".` : undefined;
}

/** `-Year: 2026` is a name that begins with a hyphen. */
function explainMap({ items }: YAMLMap, expected: readonly string[]): string | undefined {
  const name = nameOf(items[0]);
  if (!expected.includes('a list') || name === undefined || !/^[-–—]\S/.test(name))
    return undefined;
  return `A space is missing after the hyphen; type - ${name.slice(1).trim()}:`;
}

function nameOf(pair: unknown): string | undefined {
  if (!isPair(pair)) return undefined;
  const { key } = pair;
  return isScalar(key) ? (key.source ?? String(key.value)) : undefined;
}

/** A text of the wrong form: quotation marks of a word processor, or a date as people write it. */
function explainForm(node: unknown): string | undefined {
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  const text = node.value;
  const [, inner] = /^[“”„«‘’](.*)[“”»‘’]$/su.exec(text) ?? [];
  if (inner !== undefined) {
    return `These are quotation marks of a word processor; type '${shortenValue(inner)}' with straight ones.`;
  }
  const date = findMeantDate(text);
  return date === undefined ? undefined : `"${text}" is not a date here; type ${date}.`;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Undefined for a text that is not a date; day and month in figures may be in either order. */
function findMeantDate(text: string): string | undefined {
  const pad = (part: number | string) => String(part).padStart(2, '0');
  const [, first, second, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  if (first !== undefined && second !== undefined && year !== undefined) {
    if (Number(first) > 12) return `${year}-${pad(second)}-${pad(first)}`;
    if (Number(second) > 12) return `${year}-${pad(first)}-${pad(second)}`;
    return first === second ? `${year}-${pad(first)}-${pad(first)}` : 'it as YYYY-MM-DD';
  }
  const [, y, m, d] = /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/.exec(text) ?? [];
  if (y !== undefined) return `${y}-${pad(m ?? '')}-${pad(d ?? '')}`;
  const word = /^(?:(\d{1,2})\.? ([A-Za-z]{3,9})|([A-Za-z]{3,9}) (\d{1,2}),?) (\d{4})$/.exec(text);
  const month = months.indexOf((word?.[2] ?? word?.[3] ?? '').slice(0, 3).toLowerCase()) + 1;
  if (!word || month === 0) return undefined;
  return `${word[5] ?? ''}-${pad(month)}-${pad(word[1] ?? word[4] ?? '')}`;
}

/** An unintended property: a comma in a number, a missing space, or a non-breaking space. */
function explainUnknown(
  document: Document,
  finding: Finding,
  steps: readonly string[],
): Finding | undefined {
  const owner: unknown = document.getIn(steps.slice(0, -1), true);
  if (!isMap(owner)) return undefined;
  const last = steps.at(-1) ?? '';
  const index = owner.items.findIndex(({ key }) => isScalar(key) && String(key.value) === last);
  const name = nameOf(owner.items[index]) ?? last;
  if (/^\d+$/.test(name)) return explainComma(owner, index, { finding, steps });
  const [, before, value] = /^([A-Za-z]\w*):(\S.*)$/s.exec(name) ?? [];
  if (before !== undefined && value !== undefined) {
    return {
      ...finding,
      message: `A space is missing after the colon; type ${before}: ${shortenValue(value)}`,
    };
  }
  if (/^[\u00a0\u2000-\u200b\u3000]/.test(name)) {
    return {
      ...finding,
      message: 'This line begins with spaces of a word processor; type ordinary spaces.',
    };
  }
  return undefined;
}

/** `{ Value: 62,500,000 }` is a value 62 and the names 500 and 000. */
function explainComma(
  { items }: YAMLMap,
  index: number,
  { finding, steps }: { finding: Finding; steps: readonly string[] },
): Finding | undefined {
  let from = index;
  while (from > 0 && isBare(items[from])) from -= 1;
  const start = items[from];
  const value = start?.value;
  if (!isScalar(value) || typeof value.value !== 'number') return undefined;
  let text = value.source ?? '';
  for (let at = from + 1; isBare(items[at]); at += 1) text += `,${nameOf(items[at]) ?? ''}`;
  const meant = findMeantNumber(text);
  return {
    ...finding,
    pointer: joinPointer('', ...steps.slice(0, -1), nameOf(start) ?? ''),
    message: `A comma ends a value; type ${meant === undefined ? 'the number without commas' : writePlainNumber(meant)} instead of ${text}.`,
  };
}

/** A number in the position of a name, without a value. */
function isBare(pair: Pair | undefined): boolean {
  const value = pair?.value;
  const isEmpty = value === null || (isScalar(value) && value.value === null);
  return pair !== undefined && isEmpty && /^\d+$/.test(nameOf(pair) ?? '');
}

/** `Year is missing` follows from `Year:2026`, which is already reported. */
function isConsequence({ pointer, message }: Finding, all: readonly Finding[]): boolean {
  const [, missing] = /^(\w+) is missing\./.exec(message) ?? [];
  if (missing === undefined) return false;
  return all.some(
    (other) =>
      other.message.startsWith(`A space is missing after the colon; type ${missing}: `) &&
      other.pointer.startsWith(`${pointer}/`),
  );
}
