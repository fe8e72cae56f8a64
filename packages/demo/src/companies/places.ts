/** Cities with their state, postcode and area code; streets and numbers are made up. */
export const cities = {
  Adelaide: { state: 'SA', postcode: '5000', area: '8', box: 'GPO Box' },
  Brisbane: { state: 'QLD', postcode: '4000', area: '7', box: 'GPO Box' },
  Canberra: { state: 'ACT', postcode: '2601', area: '2', box: 'GPO Box' },
  Darwin: { state: 'NT', postcode: '0800', area: '8', box: 'GPO Box' },
  Hobart: { state: 'TAS', postcode: '7000', area: '3', box: 'GPO Box' },
  Melbourne: { state: 'VIC', postcode: '3000', area: '3', box: 'GPO Box' },
  Newcastle: { state: 'NSW', postcode: '2300', area: '2', box: 'PO Box' },
  Perth: { state: 'WA', postcode: '6000', area: '8', box: 'GPO Box' },
  Sydney: { state: 'NSW', postcode: '2000', area: '2', box: 'GPO Box' },
  Tanunda: { state: 'SA', postcode: '5352', area: '8', box: 'PO Box' },
  Toowoomba: { state: 'QLD', postcode: '4350', area: '7', box: 'PO Box' },
  'Wagga Wagga': { state: 'NSW', postcode: '2650', area: '2', box: 'PO Box' },
} as const;

export const newZealandCities = {
  Auckland: { postcode: '1010', area: '9' },
  Hamilton: { postcode: '3204', area: '7' },
} as const;

export type City = keyof typeof cities | keyof typeof newZealandCities;

export const streets = [
  'Paperbark Street',
  'Old Signal Road',
  'Quandong Terrace',
  'Foundry Lane',
  'Ferryman Parade',
  'Wheelwright Street',
  'Casuarina Avenue',
  'Surveyor Street',
  'Tidegate Road',
  'Lamplighter Square',
  'Woolstore Street',
  'Grevillea Crescent',
] as const;
