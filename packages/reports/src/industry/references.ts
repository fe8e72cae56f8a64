import { businessEnvironment, industry } from '@broadsheet/contract';
import type { Reference } from '../family.js';
import { referFrom, referToCompany } from '../refer-from.js';
import type { IndustryDocument } from './document.js';

/** Other reports that this one links to. */
export function listReferences(document: IndustryDocument): Reference[] {
  const { About, Companies, ExternalDrivers } = document;
  const references = referFrom(document.Country)(
    industry.name,
    'About/RelatedIndustries',
    About?.RelatedIndustries,
  );
  const add = (family: string, country: string, code: string, pointer: string) => {
    references.push({ pointer, report: { family, country, code } });
  };
  Companies?.forEach(({ EntityId, Name }, index) => {
    if (EntityId === undefined) return;
    const at = `/Companies/${String(index)}`;
    const called = { name: Name, pointer: `${at}/Name` };
    references.push(referToCompany(EntityId, `${at}/EntityId`, called));
  });
  ExternalDrivers?.forEach(({ Profile }, index) => {
    if (Profile === undefined) return;
    const { Country = document.Country, Code } = Profile;
    const pointer = `/ExternalDrivers/${String(index)}/Profile/Code`;
    add(businessEnvironment.name, Country, Code, pointer);
  });
  return references;
}
