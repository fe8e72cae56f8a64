/** One hand-written size band of an industry. */
export interface BandProfile {
  /** The band, and the bounds for its average business. */
  size: string;
  /** Share of all businesses, per cent. */
  businesses: number;
  /** People employed by its average business. */
  people: number;
  /** Revenue per person, pay and margin, each relative to the average of the industry. */
  output: number;
  pay: number;
  margin: number;
  /** Annual change of its part of revenue, per cent. */
  drift: number;
}

export interface SegmentProfile {
  country: string;
  code: string;
  bands: readonly BandProfile[];
  overview: string;
}

const australian = [
  '1 to 4 employees',
  '5 to 19 employees',
  '20 to 199 employees',
  '200 or more employees',
];
const american = [
  '1 to 19 employees',
  '20 to 99 employees',
  '100 to 499 employees',
  '500 or more employees',
];

type Row = readonly [
  businesses: number,
  people: number,
  output: number,
  pay: number,
  margin: number,
  drift: number,
];

const bandsOf = (sizes: readonly string[], rows: readonly Row[]): BandProfile[] =>
  rows.map(([businesses, people, output, pay, margin, drift], index) => ({
    ...{ size: sizes[index] ?? '', businesses, people, output, pay, margin, drift },
  }));

/** Shares and sizes are invented; together they add up to the industry of the demo. */
export const segmentProfiles: readonly SegmentProfile[] = [
  {
    country: 'AU',
    code: '1214',
    bands: bandsOf(australian, [
      [68, 2.2, 0.55, 0.72, 0.4, 1.2],
      [24, 9, 0.7, 0.88, 0.7, 0.4],
      [7.4, 42, 0.95, 1, 0.9, -0.6],
      [0.6, 373, 1.4, 1.15, 1.25, 0.1],
    ]),
    overview:
      'Two wineries in three employ **fewer than five people**, and together they sell little of the wine. What keeps them going is the cellar door, where a bottle brings twice what a wholesaler pays.\n\nA handful of groups have more than a third of revenue. Makers between the two have neither the visitors of the small nor the reach of the large, and their share slips.',
  },
  {
    country: 'AU',
    code: '4511',
    bands: bandsOf(australian, [
      [51.5, 2.3, 1.05, 0.9, 0.7, -1.1],
      [40.2, 9.5, 1, 0.98, 0.95, 0.2],
      [8.2, 38, 0.95, 1.04, 1.2, 0.9],
      [0.1, 380, 1.1, 1.08, 1.4, 1.5],
    ]),
    overview:
      'Half of all cafes and restaurants are run by an owner with **up to four employees**. Rents and wages rise faster than the price of a meal, so more of them close than open.\n\nGroups with several sites buy better and share kitchens. Their share has grown every year since 2021.',
  },
  {
    country: 'AU',
    code: '3011',
    bands: bandsOf(australian, [
      [86, 2, 0.8, 0.88, 1.1, -0.8],
      [12.2, 8, 1.05, 1.02, 1, -0.2],
      [1.77, 40, 1.35, 1.15, 0.85, 0.9],
      [0.03, 650, 1.5, 1.25, 0.8, 1.6],
    ]),
    overview:
      'House building is a trade of **small firms**: most build a few houses a year and hire trades by the job. Volume builders sell from display homes and plan for hundreds of houses.\n\nFixed prices hurt the large most when materials became dear. The order book has moved towards them again since.',
  },
  {
    country: 'AU',
    code: '7000',
    bands: bandsOf(australian, [
      [85, 1.9, 0.85, 0.95, 1.3, -0.7],
      [11, 9, 0.9, 0.95, 1, -0.1],
      [3.85, 45, 1, 1, 0.9, 0.5],
      [0.15, 573, 1.15, 1.06, 0.9, 0.4],
    ]),
    overview:
      'Most businesses are **one or two specialists** who work on contract. They have the best margins and the least certainty.\n\nLarge consultants win the programs of governments and banks, which run for years and need hundreds of people.',
  },
  {
    country: 'US',
    code: '312130',
    bands: bandsOf(american, [
      [85, 5.5, 0.6, 0.82, 0.6, 0.9],
      [13, 40, 0.8, 0.95, 0.9, 0.1],
      [1.85, 190, 1.1, 1.05, 1.1, -0.2],
      [0.15, 935, 1.6, 1.15, 1.2, -0.5],
    ]),
    overview:
      'Small wineries sell **to visitors and club members**; large ones sell through three tiers of trade. The two hardly compete for the same buyer.\n\nTable wine at low prices loses ground, which is where the largest have most of their volume.',
  },
  {
    country: 'US',
    code: '722511',
    bands: bandsOf(american, [
      [64, 8, 1.05, 0.94, 0.75, -0.9],
      [33.2, 38, 0.98, 1, 1, 0.2],
      [2.5, 170, 0.96, 1.04, 1.15, 0.6],
      [0.3, 1410, 1.02, 1.04, 1.3, 0.8],
    ]),
    overview:
      'Independent restaurants with **fewer than twenty employees** are two in three, and one dollar in five is spent at them. Chains have held prices down with shared kitchens and orders by telephone and screen.\n\nGroups of a few sites do best in towns that chains pass over.',
  },
  {
    country: 'US',
    code: '236115',
    bands: bandsOf(american, [
      [97.2, 2.6, 0.85, 0.92, 1, -0.8],
      [2.5, 35, 1.1, 1.05, 1, 0.1],
      [0.25, 180, 1.3, 1.15, 1.05, 0.9],
      [0.05, 900, 1.5, 1.2, 1.1, 1.4],
    ]),
    overview:
      'Nearly all builders are **small**, and most work in one county. National builders own land for years to come and lend to their own buyers, so they could lower rates when mortgages became dear.\n\nThat moved orders to them, and is expected to go on.',
  },
];
