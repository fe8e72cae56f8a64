import type { TInteger, TString } from 'typebox';
import { Code, EntityId } from '../fields.js';

/** A field that names a report within its country, besides the language. */
export interface KeyField {
  /** In request bodies and answers: `EntityId`. */
  name: string;
  /** In requests that may name several: `EntityIds`. */
  plural: string;
  /**
   * The schema of its value in JSON. A text needs a `pattern` without a slash that allows letters of
   * both cases, an integer both bounds.
   */
  schema: TString | TInteger;
}

export interface KeyDefinition {
  /** Set if all reports are of one country; keys that people write leave it out. */
  onlyCountry?: string;
  /** In the order of keys; `section` takes several values of the last one. */
  fields: readonly [KeyField, ...KeyField[]];
}

/** The key of a report, in one form for every family. */
export interface ReportKey {
  /** The name of the family. */
  family: string;
  /** Two upper-case letters. */
  country: string;
  /** The key fields of the family as text, separated by a slash: `1214`, `1001`, `VIC/1214`. */
  code: string;
  /** The language's name as the publisher wrote it, such as `English`. */
  language: string;
}

/** Reports are looked up case-insensitively. */
export function lookupOf({ family, country, code, language }: ReportKey): string {
  return `${family}/${country}/${code}/${language}`.toLowerCase();
}

export const codeField: KeyField = { name: 'Code', plural: 'Codes', schema: Code };

export const entityIdField: KeyField = {
  name: 'EntityId',
  plural: 'EntityIds',
  schema: EntityId,
};

export const isIntegerField = ({ schema }: KeyField): boolean => schema.type === 'integer';

/** Whether a text is a value of the field, as keys, paths and queries write it: in any letter case. */
export function isKeyText(field: KeyField, text: string): boolean {
  const { pattern = '', minimum = 1, maximum = 0 } = field.schema as Bounds;
  if (!isIntegerField(field)) return getForm(pattern).test(text);
  return /^[1-9]\d{0,15}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
}

const forms = new Map<string, RegExp>();

/** Each pattern is compiled once: keys are checked with every request. */
function getForm(pattern: string): RegExp {
  const form = forms.get(pattern) ?? new RegExp(pattern, 'i');
  forms.set(pattern, form);
  return form;
}

interface Bounds {
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

type Values = Readonly<Record<string, unknown>>;

/** The part of a key after the country; undefined if a value is missing or malformed. */
export function findCode({ fields }: KeyDefinition, values: Values): string | undefined {
  const texts = fields.map((field) => {
    const value = values[field.name];
    const hasType = isIntegerField(field) ? Number.isInteger(value) : typeof value === 'string';
    return hasType && isKeyText(field, String(value)) ? String(value) : undefined;
  });
  return texts.includes(undefined) ? undefined : texts.join('/');
}

/** The key fields of a report by name, as in JSON. */
export function writeKeyFields(
  { fields }: KeyDefinition,
  code: string,
): Record<string, string | number> {
  const texts = code.split('/');
  return Object.fromEntries(
    fields.map((field, index) => {
      const text = texts[index] ?? '';
      return [field.name, isIntegerField(field) ? Number(text) : text];
    }),
  );
}

/** `Code` as paths and options write it: `code`, `entityId`. */
export function camelName({ name }: Pick<KeyField, 'name'>): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
