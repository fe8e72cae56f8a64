import { shortenValue } from '@broadsheet/contract/checking';
import {
  here,
  isNoValue,
  isWrongColumn,
  type ErrorLine,
  type Rule,
  type YamlError,
  type YamlExplanation,
} from './yaml-error.js';
import {
  closeTooMany,
  missingComma,
  noBraces,
  openBracket,
  placeholder,
  semicolon,
} from './yaml-flow-errors.js';
import { bullet, entryBesideName, firstEntry, wrongEntry } from './yaml-list-errors.js';
import { strangeColon, strangeIndent } from './yaml-spaces.js';

/**
 * What the author most likely did, and what to type instead. One mistake can cause several parser
 * errors, so only the first error is explained; duplicate names are separate mistakes.
 */
export function explainYamlErrors(text: string, errors: readonly YamlError[]): YamlExplanation[] {
  const sorted = [...errors].sort((one, other) => one.offset - other.offset);
  const own = new Set(['DUPLICATE_KEY', 'MULTIPLE_DOCS']);
  const [first] = sorted.filter(({ code }) => !own.has(code));
  const explained = (first ? [first] : sorted).map((error) => explainError(text, error));
  return explained.filter(
    ({ offset, message }, index) =>
      explained.findIndex((other) => other.offset === offset && other.message === message) ===
      index,
  );
}

function explainError(text: string, error: YamlError): YamlExplanation {
  const start = text.lastIndexOf('\n', error.offset - 1) + 1;
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end === -1 ? undefined : end).replace(/\r$/, '');
  const at = { text, start, line, error };
  for (const rule of rules) {
    const explanation = rule(at);
    if (explanation) return explanation;
  }
  const { offset, message } = error;
  return { offset, message: `This is not YAML. ${message.replace(/\.?$/, '.')}` };
}

/** The value after `Name: ` or `- ` in a line, and where it begins. */
function findValue({ line, start }: ErrorLine): { value: string; offset: number; name: string } {
  const [whole = '', name = ''] = /^\s*(?:- +)*(?:([^\s:'"[{][^:]*?): +)?/.exec(line) ?? [];
  return { value: line.slice(whole.length).trimEnd(), offset: start + whole.length, name };
}

/** In quotes that the text does not contain. */
function quote(text: string): string {
  if (!text.includes("'")) return `'${text}'`;
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

const byCode: Partial<Record<string, string>> = {
  DUPLICATE_KEY: 'This name is given twice here; keep one of them.',
  MULTIPLE_DOCS: 'A file holds one report document; put the next one into a file of its own.',
  TAB_AS_INDENT: 'YAML is indented with spaces; there is a tab here. Type spaces instead.',
};

const known: Rule = (at) => {
  const message = byCode[at.error.code];
  return message === undefined ? undefined : here(at, message);
};

/** A quotation mark that is never closed is noticed only at the end of the text. */
const openQuote: Rule = ({ text, error: { message } }) => {
  const [, mark] = /Missing closing (["'])/.exec(message) ?? [];
  if (mark === undefined) return undefined;
  const opening = new RegExp(`(?<=^|^[^"'\\n]*[:,[{-] +)${mark}(?:(?!${mark}).)*$`, 'm').exec(text);
  return {
    offset: opening?.index ?? 0,
    message: `This quotation mark is not closed; type ${mark} at the end of the text.`,
  };
};

const apostrophe: Rule = (at) => {
  const { value, offset } = findValue(at);
  if (at.error.code !== 'UNEXPECTED_TOKEN' || !/^'.*\w'\w/.test(value)) return undefined;
  const inner = value.replace(/^'|'$/g, '');
  return {
    offset,
    message: `An apostrophe ends a text in single quotes; type ${quote(inner)}.`,
  };
};

/** A text that begins with a character that has a meaning in YAML. */
const signAtStart: Rule = (at) => {
  const { value, offset } = findValue(at);
  const [sign] = /^(?:[@`%*&!|>?,[{"]|- )/.exec(value) ?? [];
  const codes =
    /BAD_SCALAR_START|BAD_ALIAS|TAG_RESOLVE_FAILED|UNEXPECTED_TOKEN|BAD_DIRECTIVE|BLOCK_AS/;
  if (sign === undefined || !codes.test(at.error.code)) return undefined;
  if (sign === '"') {
    return { offset, message: `The text goes on after its quotation mark; type ${quote(value)}.` };
  }
  return {
    offset,
    message: `A text that begins with ${sign.trim()} must be in quotes; type ${quote(shortenValue(value))}.`,
  };
};

const percentLine: Rule = ({ text, error: { code, message } }) => {
  if (code !== 'BAD_DIRECTIVE' && !message.startsWith('Missing directives-end')) return undefined;
  return {
    offset: Math.max(0, text.search(/^%/m)),
    message: 'A line does not begin with %; put the text in quotes.',
  };
};

const colonInText: Rule = (at) => {
  const { value, offset } = findValue(at);
  if (at.error.code !== 'BLOCK_AS_IMPLICIT_KEY' || !/:(\s|$)/.test(value)) return undefined;
  return {
    offset,
    message: `A text with a colon must be in quotes; type ${quote(shortenValue(value))}.`,
  };
};

/** The parser blames the value above, and the author has to move the line below. */
const tooDeep: Rule = ({ text, start, line, error: { code } }) => {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  const next = start + line.length + 1;
  const [, indent = ''] = /^(\s*)/.exec(text.slice(next)) ?? [];
  const [name = ''] = line.trim().replace(/^- +/, '').split(':');
  return {
    offset: next + indent.length,
    message: describeTooDeep(name),
  };
};

const describeTooDeep = (name: string) =>
  `This line is indented too deep: let it begin in the same column as ${name}.`;

const badColumn: Rule = (at) => {
  const { error, start, line } = at;
  if (!isWrongColumn(error)) return undefined;
  const indent = /^\s*/.exec(line)?.[0].length ?? 0;
  const above = at.text.slice(0, start).trimEnd().split('\n').at(-1) ?? '';
  const [, outer = '', name] = /^(\s*)(?:- +)?([A-Za-z]\w*): +\S/.exec(above) ?? [];
  if (name !== undefined && outer.length < indent && !above.trim().startsWith('-')) {
    return { offset: start + indent, message: describeTooDeep(name) };
  }
  return {
    offset: start + indent,
    message: `This line begins in column ${String(indent + 1)}, and no line of its group does; indent it with as many spaces as the lines that belong with it.`,
  };
};

/** The first line of a document is indented, and the second is not. */
const firstTooDeep: Rule = ({ text, start, line, error }) => {
  if (!error.message.startsWith('Unexpected scalar at node end')) return undefined;
  const [name] = /^[A-Za-z]\w*(?=:)/.exec(line) ?? [];
  const before = text.slice(0, start).trimEnd();
  const above = before.lastIndexOf('\n') + 1;
  const [indent = ''] = /^ */.exec(before.slice(above)) ?? [];
  if (name === undefined || indent === '') return undefined;
  return { offset: above + indent.length, message: describeTooDeep(name) };
};

const noSpace: Rule = (at) => {
  const [, name, value] = /^\s*(?:- +)?([A-Za-z]\w*):(\S.*)$/.exec(at.line) ?? [];
  if (name === undefined || value === undefined || !isNoValue(at.error)) return undefined;
  return here(at, `A space is missing after the colon; type ${name}: ${shortenValue(value)}`);
};

const equalsSign: Rule = (at) => {
  const [, name, value = ''] = /^\s*(?:- +)?([A-Za-z]\w*)\s*=\s*(.*)$/.exec(at.line) ?? [];
  if (name === undefined || !isNoValue(at.error)) return undefined;
  return here(
    at,
    `A colon is missing between name and value; type ${name}: ${shortenValue(value)}`,
  );
};

const noColon: Rule = (at) => {
  if (!isNoValue(at.error)) return undefined;
  const text = shortenValue(at.line.trim());
  return here(
    at,
    `"${text}" has no colon: type Name: value, or indent the line if it goes on with the text above.`,
  );
};

const backslash: Rule = (at) => {
  if (at.error.code !== 'BAD_DQ_ESCAPE') return undefined;
  return here(at, 'A backslash in double quotes is typed twice: \\\\; or use single quotes.');
};

const rules: readonly Rule[] = [
  ...[strangeIndent, placeholder, bullet, noBraces, entryBesideName, firstEntry, known, openQuote],
  ...[percentLine, closeTooMany, apostrophe, colonInText, signAtStart, tooDeep],
  ...[wrongEntry, badColumn, firstTooDeep, openBracket, strangeColon, noSpace, equalsSign],
  ...[noColon, backslash, missingComma, semicolon],
];
