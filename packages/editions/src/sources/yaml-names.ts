import { joinPointer, shortenValue, type Finding } from '@broadsheet/contract/checking';
import { isMap, isPair, isScalar, type Document, type Pair, type YAMLMap } from 'yaml';
import { findMeantNumber, writePlainNumber } from '../workbooks/number-text.js';
import { describeColon, strangeSpaces } from './yaml-spaces.js';

/** An unintended property: a comma in a number, a missing space, or a non-breaking space. */
export function explainUnknown(
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
  const isText = !/^[A-Za-z]\w*\s+(?:[-\d].*|true|false|null)$/.test(name);
  const cut = isText && owner.flow ? explainCutText(owner, index, { finding, steps }) : undefined;
  if (cut) return cut;
  const message = explainName(name);
  return message === undefined ? undefined : { ...finding, message };
}

interface Unknown {
  finding: Finding;
  steps: readonly string[];
}

/** `{ Name: Kites, strings }` is a name `Kites` and a name without a value. */
function explainCutText(owner: YAMLMap, index: number, unknown: Unknown): Finding | undefined {
  const { start, rest } = findCutValue(owner, index, isEmpty);
  if (rest.length === 0 || typeof start?.value !== 'string') return undefined;
  const plain = [start.value, ...rest].join(', ').replace(/^[“”„«‘’]|[“”»‘’]$/gu, '');
  return explainAt(
    start.name,
    unknown,
    `A text with a comma must be in quotes; type '${shortenValue(plain.replaceAll("'", "''"))}'.`,
  );
}

const spacedName = new RegExp(`^([A-Za-z]\\w*):[${strangeSpaces}]+(\\S.*)$`, 's');

/** A name with a part of its value, with quotation marks, or with spaces. */
function explainName(name: string): string | undefined {
  const [, before, value] = /^([A-Za-z]\w*):(\S.*)$/s.exec(name) ?? [];
  if (before !== undefined && value !== undefined) {
    return `A space is missing after the colon; type ${before}: ${shortenValue(value)}`;
  }
  const [, spaced, rest = ''] = spacedName.exec(name) ?? [];
  if (spaced !== undefined) return describeColon(spaced, rest);
  const [, uncoloned, figure] = /^([A-Za-z]\w*)\s+([-\d].*|true|false|null)$/.exec(name) ?? [];
  if (uncoloned !== undefined && figure !== undefined) {
    return `A colon is missing after the name; type ${uncoloned}: ${shortenValue(figure)}`;
  }
  const [, quoted] = /^[“”„«‘’]\s*([A-Za-z]\w*)\s*[“”»‘’]$/u.exec(name) ?? [];
  if (quoted !== undefined) {
    return `These are quotation marks of a word processor; type ${quoted}: without them.`;
  }
  const plain = name.trim();
  return plain !== name && /^[A-Za-z]\w*$/.test(plain)
    ? `There is a space of a word processor beside this name; type ${plain}: with ordinary spaces.`
    : undefined;
}

/** `{ Value: 62,500,000 }` is a value 62 and the names 500 and 000. */
function explainComma(owner: YAMLMap, index: number, unknown: Unknown): Finding | undefined {
  const { start, rest } = findCutValue(owner, index, isBare);
  if (typeof start?.value !== 'number') return undefined;
  const text = [start.source, ...rest].join(',');
  const meant = findMeantNumber(text);
  return explainAt(
    start.name,
    unknown,
    `A comma ends a value; type ${meant === undefined ? 'the number without commas' : writePlainNumber(meant)} instead of ${text}.`,
  );
}

interface CutValue {
  /** The pair before the first comma. */
  start?: { name: string; value: unknown; source: string };
  /** The parts after commas, which YAML reads as names. */
  rest: string[];
}

/**
 * The value that commas split into several parts, including the part at this index; empty if there is
 * none.
 */
function findCutValue(
  { items }: YAMLMap,
  index: number,
  isPart: (pair: Pair | undefined) => boolean,
): CutValue {
  let from = index;
  while (from > 0 && isPart(items[from])) from -= 1;
  if (from === index) return { rest: [] };
  const pair = items[from];
  const rest: string[] = [];
  for (let at = from + 1; isPart(items[at]); at += 1) rest.push(nameOf(items[at]) ?? '');
  const { value: scalar } = pair ?? {};
  if (!isScalar(scalar)) return { rest };
  const { value, source = '' } = scalar;
  return { start: { name: nameOf(pair) ?? '', value, source }, rest };
}

function explainAt(name: string, { finding, steps }: Unknown, message: string): Finding {
  return { ...finding, pointer: joinPointer('', ...steps.slice(0, -1), name), message };
}

/** A number in the position of a name, without a value. */
const isBare = (pair: Pair | undefined): boolean =>
  isEmpty(pair) && /^\d+$/.test(nameOf(pair) ?? '');

function isEmpty(pair: Pair | undefined): boolean {
  const value = pair?.value;
  return pair !== undefined && (value === null || (isScalar(value) && value.value === null));
}

/** As written; undefined for what is no pair. */
export function nameOf(pair: unknown): string | undefined {
  if (!isPair(pair)) return undefined;
  const { key } = pair;
  return isScalar(key) ? (key.source ?? String(key.value)) : undefined;
}
