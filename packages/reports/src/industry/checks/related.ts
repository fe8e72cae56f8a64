import type { Findings } from '@broadsheet/contract/checking';
import { checkIndustries } from '../../checks/industries.js';
import type { SoundDocument } from '../document.js';

/** A report is not its own neighbour, and has each of them once. */
export function checkRelated(found: Findings, document: SoundDocument): void {
  const { About, Country: country, Code: own } = document;
  const place = { pointer: '/About/RelatedIndustries', country };
  checkIndustries(found, About?.RelatedIndustries ?? [], place, ({ Country, Code }, pointer) => {
    if (Country !== country || Code.toUpperCase() !== own?.toUpperCase()) return;
    found.error(
      pointer,
      `"${Code}" of ${Country} is the industry of this very report; name its neighbours.`,
    );
  });
}
