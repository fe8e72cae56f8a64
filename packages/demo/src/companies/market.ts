interface Industry {
  title: string;
  /** Revenue in millions of Australian dollars, for companies whose market share is given. */
  size?: number;
  /** Market shares of the leading companies, in per cent, as the demo industry reports show them. */
  leaders?: Readonly<Record<string, number>>;
}

/** Classes of the Australian and New Zealand Standard Industrial Classification 2006. */
export const market: Readonly<Record<string, Industry>> = {
  '0131': { title: 'Grape Growing', size: 1_310 },
  '0149': { title: 'Other Grain Growing' },
  '0160': { title: 'Dairy Cattle Farming' },
  '0202': { title: 'Offshore Caged Aquaculture', size: 1_480 },
  '0600': {
    title: 'Coal Mining',
    size: 92_300,
    leaders: {
      'Bowen Basin Resources': 21.4,
      'Ironbark Mining': 15.8,
      'Hunter Seam Holdings': 11.5,
      'Black Ridge Energy': 7.2,
    },
  },
  '0804': { title: 'Gold Ore Mining', size: 31_400 },
  '1120': { title: 'Seafood Processing', size: 1_620 },
  '1133': { title: 'Cheese and Other Dairy Product Manufacturing', size: 9_100 },
  '1174': { title: 'Bakery Product Manufacturing (Non-factory based)', size: 4_300 },
  '1212': { title: 'Beer Manufacturing', size: 5_700 },
  '1213': { title: 'Spirit Manufacturing', size: 1_250 },
  '1214': {
    title: 'Wine and Other Alcoholic Beverage Manufacturing',
    size: 6_480,
    leaders: {
      'Redgum Ridge Wines': 16.4,
      'Southern Vintners Group': 11.2,
      'Kookaburra Creek Estates': 7.9,
      'Blackwattle Beverages': 4.3,
    },
  },
  '1841': { title: 'Human Pharmaceutical and Medicinal Product Manufacturing', size: 12_600 },
  '2619': {
    title: 'Other Electricity Generation',
    size: 7_940,
    leaders: {
      'Westerly Wind Power': 12.3,
      'Sunline Renewables': 9.7,
      'Plateau Energy Partners': 6.1,
    },
  },
  '2640': { title: 'On Selling Electricity and Electricity Market Operation', size: 38_800 },
  '2811': { title: 'Water Supply', size: 19_700 },
  '2812': { title: 'Sewerage and Drainage Services', size: 9_900 },
  '3011': {
    title: 'House Construction',
    size: 71_200,
    leaders: {
      'Banksia Homes Group': 5.8,
      'Southern Cross Homebuilders': 4.1,
      'Paddock Lane Homes': 2.7,
      'Wattle & Stone Builders': 1.9,
    },
  },
  '3019': { title: 'Other Residential Building Construction', size: 47_500 },
  '3211': { title: 'Land Development and Subdivision', size: 28_600 },
  '3312': { title: 'Cereal Grain Wholesaling', size: 27_900 },
  '3606': { title: 'Liquor and Tobacco Product Wholesaling', size: 18_400 },
  '4110': {
    title: 'Supermarket and Grocery Stores',
    size: 144_500,
    leaders: {
      'Corner Pantry Stores': 34.2,
      'Greenway Supermarkets': 26.8,
      'Daily Basket Foods': 10.1,
      'Outback Grocers Co-operative': 6.4,
    },
  },
  '4123': { title: 'Liquor Retailing', size: 16_300 },
  '4511': {
    title: 'Cafes and Restaurants',
    size: 31_900,
    leaders: { 'Harbour Table Group': 2.6, 'Little Magpie Cafes': 1.9, 'Saltbush Dining': 1.1 },
  },
  '4512': { title: 'Takeaway Food Services', size: 26_700 },
  '4513': { title: 'Catering Services', size: 8_900 },
  '4610': { title: 'Road Freight Transport', size: 66_800 },
  '4900': {
    title: 'Air and Space Transport',
    size: 30_600,
    leaders: { 'Austral Airways': 48.7, 'Skyline Pacific': 22.9, 'Redbird Regional': 5.3 },
  },
  '5220': { title: 'Airport Operations and Other Air Transport Support Services', size: 7_600 },
  '5292': { title: 'Freight Forwarding Services', size: 8_200 },
  '5301': { title: 'Grain Storage Services', size: 1_450 },
  '5309': { title: 'Other Warehousing and Storage Services', size: 9_800 },
  '5411': {
    title: 'Newspaper Publishing',
    size: 1_730,
    leaders: {
      'Masthead Media': 38.6,
      'Coastal Tribune Group': 21.3,
      'Country Press Holdings': 6.2,
    },
  },
  '5420': { title: 'Software Publishing', size: 9_400 },
  '5700': { title: 'Internet Publishing and Broadcasting', size: 4_800 },
  '5921': { title: 'Data Processing and Web Hosting Services', size: 6_100 },
  '7000': {
    title: 'Computer System Design and Related Services',
    size: 98_700,
    leaders: {
      'Quokka Systems': 4.4,
      'Meridian Digital': 3.8,
      'Tallow Cloud': 2.1,
      'Bright Anvil Software': 1.4,
    },
  },
  '8601': {
    title: 'Aged Care Residential Services',
    size: 31_800,
    leaders: {
      'Jacaranda Care': 6.9,
      'Evergreen Living Communities': 5.2,
      'Lighthouse Aged Care': 4.4,
    },
  },
  '8609': { title: 'Other Residential Care Services', size: 14_200 },
  '8710': { title: 'Child Care Services', size: 22_300 },
  '8790': { title: 'Other Social Assistance Services', size: 49_000 },
};

export function getIndustry(code: string): Industry {
  const industry = market[code];
  if (!industry) throw new RangeError(`No industry ${code} in the demo market`);
  return industry;
}

/** The revenue of a leading company in millions, if `part` per cent of it is in that industry. */
export function revenueOfLeader(code: string, name: string, part: number): number {
  const { size, leaders } = getIndustry(code);
  const share = leaders?.[name];
  if (size === undefined || share === undefined) throw new RangeError(`${name} leads no ${code}`);
  return (size * share) / part;
}
