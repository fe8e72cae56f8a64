import { findOwnUnit } from '@broadsheet/contract/blocks';
import { isNameOfOurs, isScalar, type JsonSchema, type Property } from '../schema/json-schema.js';
import type { Cell } from '../section-view.js';
import type { Wording } from './wording.js';
import { isDate, writeDate } from './write-date.js';
import { writeNumber } from './write-number.js';

/** The text for a missing value. */
export const missing: Cell = { text: '–', value: null };

/** One scalar as a cell; null and undefined are missing. */
export function writeCell({ name, schema, value }: Property, wording: Wording): Cell {
  if (typeof value === 'number') return { text: writeAmount({ name, schema, value }), value };
  if (typeof value === 'boolean') {
    return { text: value ? wording.phrases.yes : wording.phrases.no, value };
  }
  return typeof value === 'string' ? writeText({ schema, value }, wording) : missing;
}

function writeAmount({ name, schema, value }: { name: string; schema: JsonSchema; value: number }) {
  const text = writeNumber(value, { groups: isAmount(name) });
  return findOwnUnit(schema) === 'Percent' ? `${text}%` : text;
}

interface TextValue {
  schema: JsonSchema;
  value: string;
}

function writeText({ schema, value }: TextValue, wording: Wording): Cell {
  if (isNameOfOurs(schema, value)) return { text: wording.nameOf(value), value };
  if (isDate(schema)) return { text: writeDate(value, wording.phrases), value };
  return { text: value, value };
}

/** Years, codes and identifiers are numbers without thousands separators. */
const isAmount = (name: string) => !plainNames.some((end) => name.endsWith(end));
const plainNames = ['Year', 'Code', 'Id'];

/** Whether the values of a schema are aligned as numbers. */
export function isNumeric(schema: JsonSchema, values: unknown[]): boolean {
  if (schema.type === 'number' || schema.type === 'integer') return true;
  const given = values.filter((value) => value !== null && value !== undefined);
  return given.length > 0 && given.every((value) => typeof value === 'number');
}

/** Scalars, and lists of scalars, fit one cell. */
export const isPlain = (value: unknown) =>
  isScalar(value) || (Array.isArray(value) && value.every(isScalar));
