import { drivers } from '../industries/words/kinds/drivers.js';
import { shares } from '../occupation/profile.js';
import { component } from '../scores/component.js';
import { elements, kpi, levers, terms, type ProcurementProfile } from './profile.js';

export const australianGoods: readonly ProcurementProfile[] = [
  {
    country: 'AU',
    code: 'BULKWINE',
    title: 'Bulk wine',
    Sector: 'Food and drink',
    per: 'litre',
    price: { latest: 1.18, growth: 0.9, outlookGrowth: 1.6, swing: 12, range: 24 },
    drivers: [
      [drivers.exchange, 'Negative', 'High'],
      [drivers.drinking, 'Positive', 'Medium'],
    ],
    buyers: ['4110', '4511'],
    makers: ['1214'],
    market: { VendorCount: 420, Concentration: 'Medium', ImportShare: 9 },
    InputCosts: shares({ Grapes: 52, Wages: 14, 'Storage and cooling': 12, Freight: 9, Other: 13 }),
    Vendors: [
      {
        Name: 'Redgum Ridge Wines Limited',
        Share: 16.4,
        EntityId: 1001,
        SupplierCode: 1001,
        Text: 'Sells what its own labels do not need, by the tanker.',
      },
      {
        Name: 'Southern Vintners Group Limited',
        Share: 11.2,
        EntityId: 1003,
        SupplierCode: 1003,
        Text: 'The widest choice of regions.',
      },
      {
        Name: 'Blackwattle Beverages Pty Ltd',
        Share: 4.3,
        EntityId: 1005,
        SupplierCode: 1005,
        Text: 'Blends to order.',
      },
    ],
    SupplierRisk: [
      component('Failure of harvests', 6.4, 40, 'Frost, heat and smoke hit whole regions at once.'),
      component(
        'Financial health of vendors',
        5.2,
        35,
        'Two years of surplus have used up reserves.',
      ),
      component('Change of vendor', 2.8, 25, 'Styles are standard, and samples come within days.'),
    ],
    BuyerPower: [
      component('Number of vendors', 4, 40, 'Several hundred sell in bulk.'),
      component('Ease of change', 4.2, 35, 'Contracts are for one vintage.'),
      component('Share of spending', 2.5, 25, 'Small buyers count for little.'),
    ],
    Negotiation: levers({
      Volume: 'Discounts begin at a tanker of 24,000 litres.',
      Timing: 'Prices are lowest before vintage, when tanks must be emptied.',
    }),
    RfpElements: elements({
      'Samples and analysis': 'Alcohol, sulphur and smoke taint, by an accredited laboratory.',
      'Vintage and region': 'With the records that labels have to rest on.',
    }),
    Kpis: [
      kpi('Deliveries in full and on time', '97% or more', 'Counted by order.'),
      kpi('Batches rejected', 'Under 1%', 'At the tanker, before unloading.'),
    ],
    ServiceTerms: terms({
      'Price review': 'Once a vintage, by an index that both can see.',
      'Right to inspect': 'Of tanks and records, with two days of notice.',
    }),
    Analysis: {
      Overview:
        'Wine sold by the tanker, to be bottled under the label of a shop or a restaurant group. **The price follows the size of the vintage**, and moves more than that of bottled wine.',
      Price:
        'Large vintages and closed export markets pushed the price down; smaller crops have brought some of it back.',
      PriceDrivers:
        'A dear dollar keeps wine at home and lowers the price. Drinking habits work more slowly.',
      InputCosts: 'Grapes are half of the cost. Power for cooling rose fastest.',
      Demand: 'Supermarkets buy for their own labels, restaurant groups for the house wine.',
      SupplyMarket:
        'Many sell a little and a few sell a lot. Imports fill gaps in cheap white wine.',
      Vendors: 'The three largest sell a third.',
      SupplierRisk: 'The harvest is the main risk. A second region in the contract halves it.',
      BuyerPower: 'Buyers have the upper hand in years of surplus.',
      Negotiation: 'Agree on a volume for several vintages, and leave the price to an index.',
      RfpElements: 'Ask for samples of the lot that will be delivered, not of the style.',
      Kpis: 'Few indicators, counted by order, are enough.',
      ServiceTerms: 'Terms on smoke taint deserve most care.',
    },
  },
  {
    country: 'AU',
    code: 'POWER',
    title: 'Electricity for business',
    Sector: 'Energy',
    per: 'megawatt hour',
    price: { latest: 212, growth: 4.1, outlookGrowth: 1.2, swing: 9, range: 18 },
    drivers: [[drivers.wholesalePower, 'Positive', 'High']],
    buyers: ['4110', '0600', '1214'],
    makers: ['2619'],
    market: { VendorCount: 64, Concentration: 'High' },
    InputCosts: shares({
      'Wholesale power': 43,
      Networks: 39,
      'Green certificates': 7,
      'Retail costs and margin': 11,
    }),
    Vendors: [
      {
        Name: 'Westerly Wind Power Limited',
        Share: 12.3,
        EntityId: 1017,
        SupplierCode: 1017,
        Text: 'Long contracts straight from wind farms.',
      },
      {
        Name: 'Sunline Renewables Pty Ltd',
        Share: 9.7,
        EntityId: 1018,
        SupplierCode: 1018,
        Text: 'Cheapest for use by day.',
      },
    ],
    SupplierRisk: [
      component(
        'Failure of the retailer',
        3.4,
        45,
        'A retailer of last resort takes over, at a higher price.',
      ),
      component(
        'Swings of the wholesale price',
        7.1,
        55,
        'Contracts without a fixed price pass them on.',
      ),
    ],
    BuyerPower: [
      component('Number of vendors', 3.2, 50, 'Large users have a choice, small ones a tariff.'),
      component('Own generation', 3.6, 50, 'Roofs and batteries are a real alternative.'),
    ],
    Negotiation: levers({
      'Load profile': 'Use at noon is worth a discount.',
      Term: 'Seven years buy a lower price than three.',
    }),
    Kpis: [kpi('Bills without error', '99.5% or more', 'By meter and month.')],
    Analysis: {
      Overview:
        'Power for shops, mines and plants on contracts of one to ten years. **Networks are as large a part of the bill as power itself.**',
      Price:
        'Outages of old plants drove prices up; sun and wind have brought the noon price down.',
      SupplierRisk: 'The price is the risk, not the supply.',
    },
  },
];
