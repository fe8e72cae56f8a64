import { shortenValue, splitPointer, type Finding } from '@broadsheet/contract/checking';
import { isMap, isScalar, type Document, type YAMLMap } from 'yaml';
import { findMeantDate } from '../meant-date.js';
import { findMeantNumber, isNotKnown, writePlainNumber } from '../workbooks/number-text.js';
import { describeEntry } from './yaml-list-errors.js';
import { explainUnknown, nameOf } from './yaml-names.js';

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
  if (wants('a list')) return explainEntry(value);
  const [, name, rest] = /^([A-Za-z]\w*):(\S.*)$/s.exec(value) ?? [];
  if (wants('an object') && name !== undefined && rest !== undefined) {
    return `A space is missing after the colon; type ${name}: ${shortenValue(rest)}`;
  }
  return undefined;
}

function explainNumber(text: string, canBeNull: boolean): string | undefined {
  if (isNotKnown(text)) {
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

/** One text instead of a list, or several that begin with bullets, which YAML reads as one. */
function explainEntry(text: string): string {
  const [first = text] = text.split(/\s(?=[•·▪◦‣*–—-]\s)/);
  return describeEntry(first.replace(/^[•·▪◦‣*–—-]\s*/, ''));
}

function explainTruth(text: string): string | undefined {
  if (/^(y|yes|on|x|1)$/i.test(text)) return `Type true, not "${text}".`;
  return /^(n|no|off|0)$/i.test(text) ? `Type false, not "${text}".` : undefined;
}

/** An entry without a hyphen, or `-Year: 2026`, a name that begins with one. */
function explainMap({ items, flow }: YAMLMap, expected: readonly string[]): string | undefined {
  const name = nameOf(items[0]);
  if (!expected.includes('a list') || name === undefined) return undefined;
  if (/^[-–—]\S/.test(name)) {
    return `A space is missing after the hyphen; type - ${name.slice(1).trim()}:`;
  }
  return describeEntry(flow ? `{ ${name}: … } in the next line.` : `${name}:`);
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
  if (date !== undefined) return `"${text}" is not a date here; type ${date}.`;
  const plain = text.trim();
  return plain === text
    ? undefined
    : `There is a space beside this text; type ${shortenValue(plain)} without it.`;
}

/** `Year is missing` follows from `Year:2026`, which is already reported. */
function isConsequence({ pointer, message }: Finding, all: readonly Finding[]): boolean {
  const [, missing] = /^(\w+) is missing\./.exec(message) ?? [];
  if (missing === undefined) return false;
  return all.some(
    (other) =>
      other.message.includes(`; type ${missing}: `) && other.pointer.startsWith(`${pointer}/`),
  );
}
