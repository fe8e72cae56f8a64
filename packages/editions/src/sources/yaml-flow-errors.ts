import { shortenValue } from '@broadsheet/contract/checking';
import { here, type Rule } from './yaml-error.js';

export const openBracket: Rule = ({ text, error: { message, offset } }) => {
  const [, mark] = /must be sufficiently indented and end with a ([}\]])/.exec(message) ?? [];
  if (mark === undefined) return undefined;
  const begin = mark === '}' ? '{' : '[';
  const other = mark === '}' ? ']' : '}';
  if (text[offset] === other) {
    return {
      offset,
      message: `This closes what begins with ${begin}; type ${mark} instead of ${other}.`,
    };
  }
  const opening = text.lastIndexOf(begin, offset - 1);
  const end = text.indexOf('\n', opening);
  return {
    offset: Math.max(0, opening),
    message: `This ${begin} is not closed; type ${mark} after "${shortenValue(text.slice(opening + 1, end).trim())}".`,
  };
};

export const closeTooMany: Rule = (at) => {
  const [, mark] = /Unexpected flow-(map|seq)-end/.exec(at.error.message) ?? [];
  if (mark === undefined) return undefined;
  return here(at, `There is one ${mark === 'map' ? '}' : ']'} too many here; delete it.`);
};

/** `Value: -` or `Value: ?`, with or without braces. */
export const placeholder: Rule = ({ start, line, error: { offset, code } }) => {
  const at = offset - start;
  const sign = /^[-?](?=\s*(?:[},#]|$))/.test(line.slice(at))
    ? at
    : code === 'MISSING_CHAR'
      ? line.slice(0, at).search(/(?<=:\s)[-?]\s*$/)
      : -1;
  if (sign === -1 || !/:\s+$/.test(line.slice(0, sign))) return undefined;
  return {
    offset: start + sign,
    message: `${line[sign] ?? ''} alone is no value; type null where a figure is not known, or delete what has no value.`,
  };
};

/** `{ Year: 2017 Value: 1 }` */
export const missingComma: Rule = (at) => {
  const { text, start, line, error } = at;
  const from = error.offset - start;
  if (error.message.startsWith('Missing , ')) {
    const next = line.slice(from).replace(/\s*[}\]].*$/, '');
    return here(at, `A comma is missing before this value; type , ${shortenValue(next)}`);
  }
  if (error.code !== 'BLOCK_IN_FLOW') return undefined;
  const [, value, name] = /^([^;{}[\]]*?)\s+([A-Za-z]\w*):(?=\s)/.exec(line.slice(from)) ?? [];
  if (value === undefined || name === undefined) return undefined;
  // Of a text with a colon, the last word before it is not also the name of a value elsewhere.
  const isName = text.match(new RegExp(`(?<=[\\s{])${name}:\\s`, 'g'))?.length !== 1;
  if (!isName && Number.isNaN(Number(value))) return undefined;
  return here(at, `A comma is missing between two values; type ${shortenValue(value)}, ${name}:`);
};

const bareValues = /^(\s*- +)([A-Z]\w*: [^:,{}'"]+(?:, *[A-Z]\w*: [^:,{}'"]+)+)$/;

/** `- Year: 2017, Value: 1` */
export const noBraces: Rule = ({ start, line, error: { code } }) => {
  const [, before, values] = bareValues.exec(line.trimEnd()) ?? [];
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || before === undefined || values === undefined) {
    return undefined;
  }
  return {
    offset: start + before.length,
    message: `Several values in one line are in braces; type { ${shortenValue(values)} }.`,
  };
};

export const semicolon: Rule = (at) => {
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
