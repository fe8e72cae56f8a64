import type { Findings } from '@broadsheet/contract/checking';
import { checkCountry } from './heading.js';

/** An industry that a document refers to. */
export interface NamedIndustry {
  /** Where it is not that of the document. */
  Country?: string;
  Code: string;
}

interface Place {
  /** Where the list stands. */
  pointer: string;
  /** The country of the document. */
  country: string | undefined;
}

/** Codes of countries that exist, and each industry once. What else is asked of one is asked with its pointer. */
export function checkIndustries(
  found: Findings,
  industries: readonly NamedIndustry[],
  { pointer, country: own = '' }: Place,
  checkFirst: (industry: Required<NamedIndustry>, pointer: string) => void = () => undefined,
): void {
  const seen = new Map<string, string>();
  industries.forEach(({ Country, Code }, index) => {
    const at = `${pointer}/${String(index)}`;
    if (Country !== undefined) checkCountry(found, Country, `${at}/Country`);
    const country = Country ?? own;
    // Letter case makes no other report.
    const key = `${country}/${Code.toUpperCase()}`;
    const first = seen.get(key);
    if (first === undefined) checkFirst({ Country: country, Code }, `${at}/Code`);
    else {
      found.error(`${at}/Code`, `"${Code}" of ${country} is given twice, first at ${first}/Code.`);
    }
    seen.set(key, first ?? at);
  });
}
