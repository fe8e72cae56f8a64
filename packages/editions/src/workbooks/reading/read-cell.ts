import { shortenValue } from '@broadsheet/contract/checking';
import { dropNoise } from '@broadsheet/contract/words';
import type { CellContent } from '../cell-content.js';
import { splitEntries } from '../entries.js';
import type { Field } from '../layout.js';
import { findMeantNumber, writePlainNumber } from '../number-text.js';
import { isNumeric } from '../scalar.js';

export type ReadCell =
  | { value: unknown; fault?: never }
  /**
   * `raw` takes the place of the value, so that the checks of the rest can go on. It is never a value that
   * the field could have: the form of the publishing pages shows the finding until the cell is mended.
   */
  | { fault: string; raw: unknown };

/** The text for an unknown number. */
export const notKnown = 'n/a';

const plainNumber = /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/;
const dateForm = /\[0-9\]\{4\}-|\\d\{4\}-/;

/** The value of a cell as the schema requires it; a fault says what to write instead. */
export function readCell(content: CellContent, field: Field): ReadCell {
  switch (content.kind) {
    case 'error':
      return refuse(
        `The formula gives ${content.value}; correct it, or write the value itself.`,
        holdText(field, content.value),
      );
    case 'uncalculated':
      return refuse(
        'The formula has no result in the file; open the workbook, let it calculate, and save it.',
        holdText(field, 'not calculated'),
      );
    case 'date':
      return readDate(content.value, field);
    case 'boolean':
      return readBoolean(content.value, field);
    case 'number':
      return readNumber(content, field);
    case 'text':
      return readText(content.value, field);
  }
}

/** For a value of the wrong type: a text instead of a number, and null instead of a text. */
const holdText = ({ scalar }: Field, text: string) =>
  isNumeric(scalar) && !scalar.types.has('string') ? text : null;

const refuse = (fault: string, raw: unknown): ReadCell => ({ fault, raw });

function readDate(date: Date, field: Field): ReadCell {
  const { name, scalar } = field;
  const iso = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
  if (scalar.types.has('string') && scalar.pattern?.test(iso)) return { value: iso };
  if (isNumeric(scalar)) {
    const right = isYear(field) && iso !== '' ? iso.slice(0, 4) : `${name} again`;
    return refuse(
      `The cell is shown as the date ${iso}; format it as a number and write ${right}.`,
      iso,
    );
  }
  return refuse(`The cell holds the date ${iso}; format it as text and write ${name} again.`, null);
}

function readBoolean(value: boolean, { name, scalar, isList }: Field): ReadCell {
  if (scalar.types.has('boolean') && !isList) return { value };
  const expected = isNumeric(scalar) ? 'a number' : 'text';
  const said = String(value).toUpperCase();
  return refuse(`${said} is neither text nor a number, and ${name} is ${expected}.`, value);
}

type NumberContent = Extract<CellContent, { kind: 'number' }>;

function readNumber({ value, isPercent }: NumberContent, field: Field): ReadCell {
  const { name, scalar, isList } = field;
  if (isNumeric(scalar) && !isList) {
    if (isYear(field) && isLikelyDate(value)) {
      const date = findDate(value);
      return refuse(
        `${String(value)} is the date ${date} stored as a number; write the year, ${date.slice(0, 4)}.`,
        date,
      );
    }
    if (!isPercent) return { value };
    const shown = writePlainNumber(dropNoise(value * 100));
    return refuse(
      `The cell is shown as ${shown} % and holds ${String(value)}; format it as a number and write ${shown}.`,
      `${shown} %`,
    );
  }
  const said = String(value);
  if (scalar.types.has('boolean'))
    return refuse(`${said} is a number; write TRUE or FALSE.`, value);
  if (scalar.pattern && dateForm.test(scalar.pattern.source)) {
    return refuse(`${said} is a number; ${suggestDate(value)}`, value);
  }
  return refuse(
    `${said} is a number, and ${name} is text; format the cell as text and write it again, with its leading zeros.`,
    value,
  );
}

/** Of a cell that holds a year and nothing else. */
const isYear = ({ steps, scalar }: Field) =>
  scalar.types.has('integer') && steps.at(-1)?.endsWith('Year') === true;

const dayMs = 86_400_000;

/** Excel counts days from 30 December 1899. Numbers from 1927 to 2201. */
const isLikelyDate = (days: number) => days > 10_000 && days < 110_000;

const findDate = (days: number) =>
  new Date(Date.UTC(1899, 11, 30) + Math.floor(days) * dayMs).toISOString().slice(0, 10);

const suggestDate = (days: number) =>
  `write the date as text, such as ${isLikelyDate(days) ? findDate(days) : '2026-06-30'}.`;

const truth = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

function readText(text: string, field: Field): ReadCell {
  const { name, scalar, isList } = field;
  if (isList) return readEntries(text, field);
  if (scalar.types.has('string')) return { value: text };
  const trimmed = text.trim();
  if (isNumeric(scalar)) return readNumberText(trimmed, field);
  const value = truth.get(trimmed.toLowerCase());
  return value === undefined
    ? refuse(`"${shortenValue(text)}" is not TRUE or FALSE, as ${name} is.`, text)
    : { value };
}

function readEntries(text: string, { scalar }: Field): ReadCell {
  const entries = splitEntries(text);
  if (!entries) {
    return refuse(
      `A quotation mark is missing in "${shortenValue(text)}"; separate entries by semicolons, and put those with a semicolon in quotes.`,
      text,
    );
  }
  if (!isNumeric(scalar)) return { value: entries };
  const wrong = entries.find((entry) => !plainNumber.test(entry));
  return wrong === undefined
    ? { value: entries.map(Number) }
    : refuse(`"${shortenValue(wrong)}" is not a number.`, text);
}

function readNumberText(text: string, field: Field): ReadCell {
  const { name, scalar } = field;
  if (plainNumber.test(text)) {
    return readNumber({ kind: 'number', value: Number(text), isPercent: false }, field);
  }
  const isUnknown = /^(n\/?a|n\.a\.|null|-|–|—)$/i.test(text);
  if (isUnknown && scalar.types.has('null')) return { value: null };
  if (isUnknown) return refuse(`"${text}" is no number; leave the cell empty.`, text);
  const meant = findMeantNumber(text);
  if (meant !== undefined) {
    return refuse(`"${text}" is text; write the number ${writePlainNumber(meant)}.`, text);
  }
  const unknown = scalar.types.has('null') ? `, or ${notKnown} where it is not known` : '';
  return refuse(
    `"${shortenValue(text)}" is text, and ${name} is a number; write digits with a decimal point${unknown}.`,
    text,
  );
}
