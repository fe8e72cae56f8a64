import { shortenValue } from '@broadsheet/contract/checking';
import { isNoValue, type Rule } from './yaml-error.js';

/** Spaces that look like ordinary ones, and are part of the text to YAML; for a class of a pattern. */
export const strangeSpaces = '\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff';

export const describeSpace = (line: string) =>
  `This is a space of a word processor; type ${shortenValue(line)} with ordinary spaces.`;

const strangeStart = new RegExp(`^( *)[${strangeSpaces}][ ${strangeSpaces}]*(\\S.*)$`);

/** A line that is indented with them. */
export const strangeIndent: Rule = ({ text, start, error }) => {
  const isIndented = ['BLOCK_AS_IMPLICIT_KEY', 'BAD_INDENT'].includes(error.code);
  if (!isIndented && !isNoValue(error)) return undefined;
  // The parser blames this line, or the end of the one above, which goes on in it.
  for (const from of [start, text.indexOf('\n', start) + 1]) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end === -1 ? undefined : end).trimEnd();
    const [, indent, rest] = strangeStart.exec(line) ?? [];
    if (indent === undefined || rest === undefined) continue;
    return { offset: from + indent.length, message: describeSpace(rest) };
  }
  return undefined;
};

const strangeColonLine = new RegExp(
  `^(\\s*(?:- +)?)([A-Za-z]\\w*)(?:：\\s*|:[${strangeSpaces}]+)(.*)$`,
);

/** A full-width colon, or a non-breaking space after it: both look correct. */
export const strangeColon: Rule = ({ start, line, error }) => {
  const [, indent = '', name, value = ''] = strangeColonLine.exec(line) ?? [];
  if (name === undefined || !isNoValue(error)) return undefined;
  return { offset: start + indent.length + name.length, message: describeColon(name, value) };
};

export const describeColon = (name: string, value: string) =>
  `After the name must come an ordinary colon and an ordinary space; type ${name}: ${shortenValue(value)}`;
