import { industry, procurement, supplier } from '@broadsheet/contract';
import { defineReportFamily, type Reference } from '../family.js';
import { referFrom, referToCompany } from '../refer-from.js';
import { checkMeaning } from './check.js';
import { SupplierDocument } from './document.js';
import { buildSections } from './sections.js';

export const supplierFamily = defineReportFamily({
  definition: supplier,
  document: SupplierDocument,
  check: checkMeaning,
  listReferences,
  derive(document) {
    const { Code, Title, RegisteredName, RegistrationNumber, Industries } = document;
    const { sections, all } = buildSections(document);
    const terms = [String(Code), RegisteredName, RegistrationNumber];
    return {
      title: Title,
      sector: Industries?.[0]?.Title ?? '',
      searchTerms: terms.filter((term) => term !== undefined),
      sections,
      variants: { AllYears: all },
      charts: {},
    };
  },
});

function listReferences(document: SupplierDocument): Reference[] {
  const { Country, EntityId, Industries, Purchases, Title } = document;
  const refer = referFrom(Country);
  return [
    ...(EntityId === undefined
      ? []
      : [referToCompany(EntityId, '/EntityId', { name: Title, pointer: '/Title' })]),
    ...refer(industry.name, 'Industries', Industries),
    ...refer(procurement.name, 'Purchases', Purchases),
  ];
}
