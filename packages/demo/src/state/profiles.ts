/** One hand-written region of an industry. */
export interface RegionProfile {
  region: string;
  /** People per establishment, revenue per person and pay, each relative to the country. */
  people: number;
  output: number;
  pay: number;
  /** Annual change of its part of the country, per cent. */
  drift: number;
  overview: string;
  outlook: string;
}

export interface StateProfile {
  country: string;
  code: string;
  regions: readonly RegionProfile[];
  drivers: readonly {
    Name: string;
    Direction: 'Positive' | 'Negative' | 'Mixed';
    Detail: string;
  }[];
  driversText: string;
}

/** Figures are invented; together the regions add up to the industry of the demo. */
export const stateProfiles: readonly StateProfile[] = [
  {
    country: 'AU',
    code: '1214',
    driversText:
      'Harvests decide how much wine there is to sell, and currencies decide what exports bring. **States differ in which of the two matters more.**',
    drivers: [
      {
        Name: 'Rain and water rights',
        Direction: 'Positive',
        Detail: 'Irrigated inland regions depend on both; cool coastal ones on neither.',
      },
      {
        Name: 'Price of wine grapes',
        Direction: 'Negative',
        Detail: 'Makers who buy fruit pay more; those who grow it themselves gain.',
      },
      {
        Name: 'Visitors from other states and abroad',
        Direction: 'Positive',
        Detail: 'They buy at the cellar door, where margins are best.',
      },
    ],
    regions: [
      {
        ...{ region: 'NSW', people: 1.15, output: 1.2, pay: 1, drift: -0.3 },
        overview:
          'Large makers in the Riverina fill bottles and tanks for every price. The Hunter Valley lives on visitors from Sydney.',
        outlook: 'Demand for the cheapest wine falls, and the Riverina has most of it.',
      },
      {
        ...{ region: 'VIC', people: 0.85, output: 0.9, pay: 0.98, drift: 0.2 },
        overview:
          'No other state has so many wine regions so close to a large city. Most of its wineries are small.',
        outlook: 'Cool regions such as the Yarra Valley keep growing; the Murray does not.',
      },
      {
        ...{ region: 'QLD', people: 0.6, output: 0.6, pay: 0.9, drift: 0.8 },
        overview:
          'A few wineries on the Granite Belt, high enough for cool nights, sell to visitors.',
        outlook: 'Cider and fruit wine grow faster than wine from grapes.',
      },
      {
        ...{ region: 'SA', people: 1.25, output: 1.15, pay: 1.04, drift: -0.1 },
        overview:
          'Wine has its **centre** here: the Barossa, McLaren Vale and the Riverland have the largest cellars, and most exports leave from Port Adelaide.',
        outlook: 'Shipments to China return slowly; what they add is lost at the cheaper end.',
      },
      {
        ...{ region: 'WA', people: 0.8, output: 0.85, pay: 1.02, drift: 0.3 },
        overview: 'Margaret River makes little of the volume and much of the best.',
        outlook: 'Visitors by air are back, and direct sales with them.',
      },
      {
        ...{ region: 'TAS', people: 0.5, output: 0.75, pay: 0.97, drift: 2.1 },
        overview: 'Sparkling wine and pinot noir made a small island a name in two decades.',
        outlook: 'New vineyards come into bearing. No region is expected to grow faster.',
      },
      {
        ...{ region: 'ACT', people: 0.4, output: 0.7, pay: 1.05, drift: 0.5 },
        overview: 'Small cellars around the capital sell nearly everything to people who come by.',
        outlook: 'Little changes: the district has hardly any land left for vines.',
      },
      {
        ...{ region: 'NT', people: 0.5, output: 0.6, pay: 1, drift: -1 },
        overview: 'Too hot for vines; a few makers of fruit wine and cider work for local bars.',
        outlook: 'The few makers there are keep what they have.',
      },
    ],
  },
  {
    country: 'GB',
    code: '56101',
    driversText:
      'Wages and rents decide who stays open. **Visitors matter most in Scotland**, commuters in England.',
    drivers: [
      {
        Name: 'National living wage',
        Direction: 'Negative',
        Detail: 'Staff are a third of costs, and most earn little more than the minimum.',
      },
      {
        Name: 'Household spending on meals out',
        Direction: 'Positive',
        Detail: 'The first thing families cut, and the first they return to.',
      },
    ],
    regions: [
      {
        ...{ region: 'ENG', people: 1.01, output: 1.02, pay: 1.01, drift: 0 },
        overview:
          'Most licensed restaurants are in England, and one in five of these in London. Chains have closed more sites than they opened.',
        outlook: 'Fewer, larger sites. Lunch near offices does not come back on Fridays.',
      },
      {
        ...{ region: 'SCT', people: 0.97, output: 0.95, pay: 0.99, drift: 0.4 },
        overview: 'Edinburgh and the Highlands fill tables from May to September.',
        outlook: 'A levy on overnight stays begins; few expect it to keep visitors away.',
      },
      {
        ...{ region: 'WLS', people: 0.92, output: 0.86, pay: 0.94, drift: -0.4 },
        overview: 'Family businesses in towns and on the coast; few chains beyond Cardiff.',
        outlook: 'Costs rise faster than prices can, so more owners give up than begin.',
      },
      {
        ...{ region: 'NIR', people: 1.02, output: 0.9, pay: 0.92, drift: 0.6 },
        overview: 'Belfast grew into a city to eat in. Guests from across the border help.',
        outlook: 'Growth goes on as long as the pound stays cheap for guests from the south.',
      },
    ],
  },
];
