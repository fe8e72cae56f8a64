import { company, industry, procurement, supplier } from '@broadsheet/contract';
import { defineReportFamily, type Reference } from '../family.js';
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
  const { Country: own, EntityId, Industries = [], Purchases = [] } = document;
  const list = (family: string, property: string, rows: typeof Industries): Reference[] =>
    rows.map(({ Country = own, Code }, index) => ({
      pointer: `/${property}/${String(index)}/Code`,
      report: { family, country: Country, code: Code },
    }));
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
    ...list(industry.name, 'Industries', Industries),
    ...list(procurement.name, 'Purchases', Purchases),
  ];
}
