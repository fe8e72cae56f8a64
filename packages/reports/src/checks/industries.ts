import type { Findings } from '@broadsheet/contract/checking';
import { checkCountry } from './heading.js';

/** An industry that a document refers to. */
export interface NamedIndustry {
  /** If it is not the country of the document. */
  Country?: string;
  Code: string;
}

interface ListPosition {
  /** The pointer to the list. */
  pointer: string;
  /** The country of the document. */
  country: string | undefined;
}

/**
 * Countries must exist, and each industry is listed once. Further checks of an entry get its
 * pointer.
 */
export function checkIndustries(
  found: Findings,
  industries: readonly NamedIndustry[],
  { pointer, country: own = '' }: ListPosition,
  checkFirst: (industry: Required<NamedIndustry>, pointer: string) => void = () => undefined,
): void {
  const seen = new Map<string, string>();
  industries.forEach(({ Country, Code }, index) => {
    const at = `${pointer}/${String(index)}`;
    if (Country !== undefined) checkCountry(found, Country, `${at}/Country`);
    const country = Country ?? own;
    // Keys that differ in letter case name the same report.
    const key = `${country}/${Code.toUpperCase()}`;
    const first = seen.get(key);
    if (first === undefined) checkFirst({ Country: country, Code }, `${at}/Code`);
    else {
      found.error(`${at}/Code`, `"${Code}" of ${country} is given twice, first at ${first}/Code.`);
    }
    seen.set(key, first ?? at);
  });
}
