import { hasProperty, isFields, markOf, valueOf, type Fields } from '../schema/json-schema.js';
import { describeBlock, type Part } from '../schema/part.js';
import type { ProseBlock } from '../section-view.js';

/** A text, or an object of a text as plain text and as HTML; undefined if it is neither. */
export function buildProse(part: Part): ProseBlock | undefined {
  const { value, html } = readProse(part);
  if (typeof value !== 'string') return undefined;
  return { kind: 'prose', ...describeBlock({ heading: part.heading }), text: value, ...html };
}

function readProse({ value, schema, name, around }: Part) {
  if (!isFields(value)) return { value, html: findHtml(around, name) };
  // An object with more than the two forms of one text is not prose: its parts are shown one by
  // one.
  const isText = hasProperty(schema, plainName) && Object.keys(value).every(isForm);
  const plain = isText ? valueOf(value, plainName) : undefined;
  return { value: plain, html: findHtml(value, plainName) };
}

const plainName = 'AnalysisPlainText';
const isForm = (name: string) => name === plainName || name === 'AnalysisHTML';

/** The HTML form beside a plain text. */
export function findHtml(fields: Fields, name: string): { html?: string } {
  const html = valueOf(fields, name.replace(/PlainText$/, 'HTML'));
  return name.endsWith('PlainText') && typeof html === 'string' ? { html } : {};
}

/** Name of the property of a row that is its text; undefined if it has none. */
export function findTextName(part: Pick<Part, 'schema'>): string | undefined {
  const { properties = {} } = part.schema;
  return Object.keys(properties).find((name) => markOf(properties[name] ?? {})?.kind === 'text');
}
