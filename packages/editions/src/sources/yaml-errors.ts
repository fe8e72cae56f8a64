import { shortenValue } from '../shorten-value.js';

/** An error of the YAML parser. */
export interface YamlError {
  code: string;
  message: string;
  offset: number;
}

/** The message for the author of a text, and its position. */
export interface YamlExplanation {
  offset: number;
  message: string;
}

/** A line of the text around an error. */
interface ErrorLine {
  text: string;
  /** Where the line begins. */
  start: number;
  line: string;
  error: YamlError;
}

/** Undefined if the rule does not apply. */
type Rule = (at: ErrorLine) => YamlExplanation | undefined;

/**
 * What the author most likely did, and what to type instead. One mistake can cause several parser
 * errors, so only the first error is explained; duplicate names are separate mistakes.
 */
export function explainYamlErrors(text: string, errors: readonly YamlError[]): YamlExplanation[] {
  const sorted = [...errors].sort((one, other) => one.offset - other.offset);
  const own = new Set(['DUPLICATE_KEY', 'MULTIPLE_DOCS']);
  const [first] = sorted.filter(({ code }) => !own.has(code));
  return (first ? [first] : sorted).map((error) => explainError(text, error));
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

const here = ({ error: { offset } }: ErrorLine, message: string): YamlExplanation => ({
  offset,
  message,
});

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

const isWrongColumn = ({ message }: YamlError) => /same column|Sequence item without/.test(message);

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

/** A list entry that does not begin like the others. */
const wrongEntry: Rule = (at) => {
  const { error, start, line } = at;
  if (!isWrongColumn(error)) return undefined;
  const [, indent = '', rest = ''] = /^(\s*)(.*)$/.exec(line) ?? [];
  const offset = start + indent.length;
  const above = at.text.slice(0, start).trimEnd().split('\n').at(-1) ?? '';
  if (!above.startsWith(`${indent}- `)) return undefined;
  if (/^-\S/.test(rest)) {
    const message = `A space is missing after the hyphen; type - ${shortenValue(rest.slice(1))}`;
    return { offset, message };
  }
  const item = rest.replace(/^[–—•·*]\s*/, '');
  return { offset, message: describeEntry(item) };
};

const describeEntry = (item: string) =>
  `An entry of a list begins with a hyphen; type - ${shortenValue(item)}`;

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

const openBracket: Rule = ({ text, error: { message, offset } }) => {
  const [, mark] = /must be sufficiently indented and end with a ([}\]])/.exec(message) ?? [];
  if (mark === undefined) return undefined;
  const opening = text.lastIndexOf(mark === '}' ? '{' : '[', offset - 1);
  const end = text.indexOf('\n', opening);
  return {
    offset: Math.max(0, opening),
    message: `This ${mark === '}' ? '{' : '['} is not closed; type ${mark} after "${shortenValue(text.slice(opening + 1, end).trim())}".`,
  };
};

const closeTooMany: Rule = (at) => {
  const [, mark] = /Unexpected flow-(map|seq)-end/.exec(at.error.message) ?? [];
  if (mark === undefined) return undefined;
  return here(at, `There is one ${mark === 'map' ? '}' : ']'} too many here; delete it.`);
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

const longDash: Rule = (at) => {
  const [, item] = /^\s*[–—•·*]\s*(.*)$/.exec(at.line) ?? [];
  if (item === undefined || !isNoValue(at.error)) return undefined;
  return here(at, describeEntry(item));
};

/** A full-width colon, or a non-breaking space after it: both look correct. */
const strangeColon: Rule = (at) => {
  const pattern = /^(\s*(?:- +)?)([A-Za-z]\w*)(?:：\s*|:[\u00a0\u2000-\u200b\u3000]+)(.*)$/u;
  const [, indent = '', name, value = ''] = pattern.exec(at.line) ?? [];
  if (name === undefined || !isNoValue(at.error)) return undefined;
  return {
    offset: at.start + indent.length + name.length,
    message: `After the name must come an ordinary colon and an ordinary space; type ${name}: ${shortenValue(value)}`,
  };
};

const noColon: Rule = (at) => {
  if (!isNoValue(at.error)) return undefined;
  const text = shortenValue(at.line.trim());
  return here(
    at,
    `"${text}" has no colon: type Name: value, or indent the line if it goes on with the text above.`,
  );
};

const isNoValue = ({ code, message }: YamlError) =>
  code === 'MULTILINE_IMPLICIT_KEY' || message.startsWith('Implicit map keys need');

const backslash: Rule = (at) => {
  if (at.error.code !== 'BAD_DQ_ESCAPE') return undefined;
  return here(at, 'A backslash in double quotes is typed twice: \\\\; or use single quotes.');
};

const semicolon: Rule = (at) => {
  if (at.error.code !== 'BLOCK_IN_FLOW') return undefined;
  const offset = at.text.indexOf(';', at.start);
  const isHere = offset !== -1 && offset < at.start + at.line.length;
  return isHere
    ? {
        offset,
        message: 'Values in braces are separated by commas; type a comma, not a semicolon.',
      }
    : here(at, 'A text with a colon must be in quotes; type quotation marks around it.');
};

const rules: readonly Rule[] = [
  ...[known, openQuote, percentLine, closeTooMany, apostrophe, colonInText, signAtStart, tooDeep],
  ...[wrongEntry, badColumn, firstTooDeep, openBracket, strangeColon, noSpace, equalsSign],
  ...[longDash, noColon, backslash, semicolon],
];
