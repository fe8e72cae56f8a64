import type { Findings } from '@broadsheet/contract/checking';
import type { SoundDocument } from '../document.js';
import { checkCountry } from './heading.js';

/** A report is not its own neighbour, and has each of them once. */
export function checkRelated(found: Findings, document: SoundDocument): void {
  const seen = new Map<string, string>();
  document.About?.RelatedIndustries?.forEach(({ Country, Code }, index) => {
    const pointer = `/About/RelatedIndustries/${String(index)}`;
    if (Country !== undefined) checkCountry(found, Country, `${pointer}/Country`);
    const country = Country ?? document.Country ?? '';
    // Letter case makes no other report.
    const key = `${country}/${Code.toUpperCase()}`;
    const first = seen.get(key);
    if (first !== undefined) {
      found.error(
        `${pointer}/Code`,
        `"${Code}" of ${country} is given twice, first at ${first}/Code.`,
      );
    } else if (
      country === document.Country &&
      Code.toUpperCase() === document.Code?.toUpperCase()
    ) {
      found.error(
        `${pointer}/Code`,
        `"${Code}" of ${country} is the industry of this very report; name its neighbours.`,
      );
    }
    seen.set(key, first ?? pointer);
  });
}
