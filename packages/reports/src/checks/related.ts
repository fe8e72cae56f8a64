import type { Findings } from '@broadsheet/contract/checking';
import { checkIndustries, type NamedIndustry } from './industries.js';

interface Own {
  /** Where the list stands. */
  pointer: string;
  /** Those of the document; undefined where they are of the wrong form. */
  Country?: string | undefined;
  Code?: string | undefined;
}

/** A report is not its own neighbour, and has each of them once. */
export function checkRelated(
  found: Findings,
  related: readonly NamedIndustry[],
  { pointer, Country: country, Code: own }: Own,
): void {
  checkIndustries(found, related, { pointer, country }, ({ Country, Code }, at) => {
    if (Country !== country || Code.toUpperCase() !== own?.toUpperCase()) return;
    found.error(
      at,
      `"${Code}" of ${Country} is the industry of this very report; name its neighbours.`,
    );
  });
}
