import { shortenValue } from '@broadsheet/contract/checking';
import { isNoValue, isWrongColumn, type ErrorLine, type Rule } from './yaml-error.js';
import { describeSpace, strangeSpaces } from './yaml-spaces.js';

export const describeEntry = (item: string) =>
  `An entry of a list begins with a hyphen; type - ${shortenValue(item)}`;

const bulletStart = new RegExp(`^(\\s*)([•·▪◦‣–—]|\\*(?= )|-[${strangeSpaces}])\\s*(.*)$`);

/** An entry that begins with a bullet, or with a hyphen and a space that is no ordinary one. */
export const bullet: Rule = ({ start, line, error }) => {
  const [, indent = '', sign, item = ''] = bulletStart.exec(line) ?? [];
  if (sign === undefined || !isAboutEntry(error)) return undefined;
  return sign.startsWith('-')
    ? { offset: start + indent.length + 1, message: describeSpace(`- ${item}`) }
    : { offset: start + indent.length, message: describeEntry(item) };
};

const isAboutEntry = (error: ErrorLine['error']) =>
  ['BLOCK_AS_IMPLICIT_KEY', 'BAD_ALIAS', 'BAD_INDENT'].includes(error.code) || isNoValue(error);

/** A list entry that does not begin like the one above. */
export const wrongEntry: Rule = ({ text, start, line, error }) => {
  if (!isWrongColumn(error)) return undefined;
  const [, indent = '', rest = ''] = /^(\s*)(.*)$/.exec(line) ?? [];
  const offset = start + indent.length;
  const above = text.slice(0, start).trimEnd().split('\n').at(-1) ?? '';
  // None of the entries has a hyphen.
  if (above.startsWith(`${indent}{`) && rest.startsWith('{')) {
    const first = findFirstEntry(text, start);
    return first && { offset: first.offset, message: describeEntry(first.item) };
  }
  if (!above.startsWith(`${indent}- `)) return undefined;
  if (/^-\S/.test(rest)) {
    const message = `A space is missing after the hyphen; type - ${shortenValue(rest.slice(1))}`;
    return { offset, message };
  }
  return { offset, message: describeEntry(rest) };
};

/**
 * The first entry of a list has no hyphen. The parser blames the next entry, which has one, or the
 * first value of the entry.
 */
export const firstEntry: Rule = ({ text, start, line, error: { code } }) => {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' && code !== 'DUPLICATE_KEY') return undefined;
  const isNext = /^\s*- /.test(line) || code === 'DUPLICATE_KEY';
  const first = findFirstEntry(text, isNext ? start : start + line.length + 1);
  return first && { offset: first.offset, message: describeEntry(first.item) };
};

interface Entry {
  offset: number;
  item: string;
}

/**
 * The line below the name of a list, if it should begin with a hyphen: another line of the list
 * does, or begins with the same name again. `from` is within the list.
 */
function findFirstEntry(text: string, from: number): Entry | undefined {
  // Lines may end as on Windows.
  const lines = text.split('\n');
  const at = text.slice(0, from).split('\n').length - 1;
  const head = lines.findLastIndex((line, index) => index < at && /^\s*\w+:\s*$/.test(line));
  const [first = '', ...others] = lines.slice(head + 1);
  const [, indent = '', item = '', name] = /^( +)(\{.*|(\w+):.*)$/.exec(first.trimEnd()) ?? [];
  if (head === -1 || item === '') return undefined;
  const outer = countIndent(lines[head] ?? '');
  const end = others.findIndex((line) => line.trim() !== '' && countIndent(line) <= outer);
  const within = others.slice(0, end === -1 ? undefined : end);
  if (at > head + 1 + within.length) return undefined;
  const isList = within.some((line) => /^ +(- |\{)/.test(line)) || isRepeated(within, name);
  if (!isList) return undefined;
  const offset = lines.slice(0, head + 1).reduce((sum, line) => sum + line.length + 1, 0);
  return { offset: offset + indent.length, item };
}

const countIndent = (line: string) => line.search(/\S/);

/** One name that is given twice may be a slip; if it begins a group of lines twice, these are entries. */
function isRepeated(lines: readonly string[], name: string | undefined): boolean {
  const names = lines.flatMap((line) => /^ +(\w+):/.exec(line)?.[1] ?? []);
  const again = name === undefined ? -1 : names.indexOf(name);
  return again > 0 && names.slice(again + 1).some((each) => names.slice(0, again).includes(each));
}

/** The first entry in the line of the name: `Revenue: - { Year: 2017 }`. */
export const entryBesideName: Rule = ({ start, line, error: { code, offset } }) => {
  const [, item] = /^-\s+(\S.*)$/.exec(line.slice(offset - start)) ?? [];
  if (code !== 'UNEXPECTED_TOKEN' || item === undefined) return undefined;
  return {
    offset,
    message: `A list begins in the line below its name; type - ${shortenValue(item)} there.`,
  };
};
