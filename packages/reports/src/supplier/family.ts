import { company, industry, procurement, supplier } from '@broadsheet/contract';
import { defineReportFamily, type Reference } from '../family.js';
import { referFrom } from '../refer-from.js';
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
  const { Country, EntityId, Industries, Purchases } = document;
  const refer = referFrom(Country);
  const { onlyCountry: country } = company.key;
  return [
    ...(EntityId === undefined
      ? []
      : [
          {
            pointer: '/EntityId',
            report: { family: company.name, country, code: String(EntityId) },
          },
        ]),
    ...refer(industry.name, 'Industries', Industries),
    ...refer(procurement.name, 'Purchases', Purchases),
  ];
}
