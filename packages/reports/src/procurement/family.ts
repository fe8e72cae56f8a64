import { businessEnvironment, industry, procurement, supplier } from '@broadsheet/contract';
import { defineReportFamily, type Reference } from '../family.js';
import { referFrom, referToCompany } from '../refer-from.js';
import { buildCharts } from './charts.js';
import { checkMeaning, listDrawnTexts } from './check.js';
import { ProcurementDocument } from './document.js';
import { buildSections } from './sections.js';

export const procurementFamily = defineReportFamily({
  definition: procurement,
  document: ProcurementDocument,
  check: checkMeaning,
  listDrawnTexts,
  listReferences,
  derive(document) {
    const charts = buildCharts(document);
    return {
      title: document.Title,
      sector: document.Sector ?? '',
      searchTerms: [document.Code],
      sections: buildSections(document, charts),
      charts,
    };
  },
});

function listReferences(document: ProcurementDocument): Reference[] {
  const { Country: own, PriceDrivers, Buyers, SupplyMarket, Vendors = [] } = document;
  const refer = referFrom(own);
  return [
    ...refer(businessEnvironment.name, 'PriceDrivers', PriceDrivers),
    ...refer(industry.name, 'Buyers', Buyers),
    ...refer(industry.name, 'SupplyMarket/Industries', SupplyMarket?.Industries),
    ...Vendors.flatMap(({ EntityId, SupplierCode, Name }, index) => {
      const at = `/Vendors/${String(index)}`;
      const called = { name: Name, pointer: `${at}/Name` };
      return [
        ...(EntityId === undefined ? [] : [referToCompany(EntityId, `${at}/EntityId`, called)]),
        ...(SupplierCode === undefined
          ? []
          : [
              {
                pointer: `${at}/SupplierCode`,
                report: { family: supplier.name, country: own, code: String(SupplierCode) },
                called,
              },
            ]),
      ];
    }),
  ];
}
