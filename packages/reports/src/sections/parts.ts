import { renderAnalysis, type Analysis as Rendered } from '../text/markdown.js';

/** A text in the form of its section; nothing if there is none. */
export function writeText(source: string | undefined): Partial<Rendered> {
  return source === undefined ? {} : renderAnalysis(source);
}

/** Undefined if the body is empty. */
export function orAbsent<Body extends object>(body: Body): Body | undefined {
  return Object.keys(body).length === 0 ? undefined : body;
}

/** A property with rows, if there are any. */
export function some<Name extends string, Row>(
  name: Name,
  rows: readonly Row[] | undefined,
): Partial<Record<Name, Row[]>> {
  const part: Partial<Record<Name, Row[]>> = {};
  if (rows !== undefined && rows.length > 0) part[name] = [...rows];
  return part;
}
