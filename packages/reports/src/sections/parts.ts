import { renderAnalysis, type Analysis as Rendered } from '../text/markdown.js';

/** A text as its section carries it; nothing where there is none. */
export function writeText(source: string | undefined): Partial<Rendered> {
  return source === undefined ? {} : renderAnalysis(source);
}

/** A body, or undefined where nothing stands in it. */
export function orAbsent<Body extends object>(body: Body): Body | undefined {
  return Object.keys(body).length === 0 ? undefined : body;
}

/** A property for rows of which there are some. */
export function some<Name extends string, Row>(
  name: Name,
  rows: readonly Row[] | undefined,
): Partial<Record<Name, Row[]>> {
  return rows === undefined || rows.length === 0
    ? {}
    : ({ [name]: [...rows] } as Partial<Record<Name, Row[]>>);
}
