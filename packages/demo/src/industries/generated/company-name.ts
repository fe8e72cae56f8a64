import type { Random } from '../../random.js';

const places = [
  'Amber',
  'Birch',
  'Cobalt',
  'Dune',
  'Ember',
  'Fjord',
  'Garnet',
  'Harbour',
  'Indigo',
  'Juniper',
  'Kelp',
  'Linden',
  'Meadow',
  'Nimbus',
  'Opal',
  'Prairie',
  'Quartz',
  'Ridge',
  'Sable',
  'Terrace',
  'Umber',
  'Valley',
  'Willow',
  'Zephyr',
];
const kinds = [
  'Brothers',
  'Collective',
  'Company',
  'Enterprises',
  'Group',
  'Holdings',
  'House',
  'Industries',
  'Partners',
  'Union',
  'Ventures',
  'Works',
];

/** Names that no two leading companies of one report share. */
export function listCompanyNames(count: number, random: Random): string[] {
  const names = new Set<string>();
  while (names.size < count) names.add(`${random.pick(places)} ${random.pick(kinds)}`);
  return [...names];
}
