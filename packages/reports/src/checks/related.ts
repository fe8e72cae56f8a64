import type { Findings } from '@broadsheet/contract/checking';
import { checkIndustries, type NamedIndustry } from './industries.js';

interface OwnKey {
  /** The pointer to the list. */
  pointer: string;
  /** The key fields of the document; undefined if they are malformed. */
  Country?: string | undefined;
  Code?: string | undefined;
}

/** A report is not related to itself, and lists each related report once. */
export function checkRelated(
  found: Findings,
  related: readonly NamedIndustry[],
  { pointer, Country: country, Code: own }: OwnKey,
): void {
  checkIndustries(found, related, { pointer, country }, ({ Country, Code }, at) => {
    if (Country !== country || Code.toUpperCase() !== own?.toUpperCase()) return;
    found.error(
      at,
      `"${Code}" of ${Country} is the industry of this very report; name its neighbours.`,
    );
  });
}
