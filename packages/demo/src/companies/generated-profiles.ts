import type { Random } from '../random.js';
import type { Economics } from './economics.js';
import { getIndustry } from './market.js';
import { cities } from './places.js';
import type { CompanyKind, CompanyProfile } from './profile.js';

const firstWords = [
  'Amber',
  'Banded',
  'Billabong',
  'Bluestone',
  'Boundary',
  'Bronze',
  'Callistemon',
  'Cinnabar',
  'Clearwater',
  'Cobalt',
  'Coolabah',
  'Copper',
  'Crimson',
  'Dusty',
  'Eastern',
  'Feather',
  'Flinders',
  'Fossil',
  'Gilded',
  'Granite',
  'Heron',
  'Hollow',
  'Ivory',
  'Karri',
  'Lantern',
  'Limestone',
  'Melaleuca',
  'Moonlit',
  'Northern',
  'Ochre',
  'Painted',
  'Pelican',
  'Quartz',
  'River',
  'Sandstone',
  'Silver',
  'Speckled',
  'Tawny',
  'Topaz',
  'Wandering',
] as const;

const secondWords = [
  'Anchor',
  'Bay',
  'Bend',
  'Bridge',
  'Brook',
  'Cove',
  'Crossing',
  'Dune',
  'Falcon',
  'Fern',
  'Field',
  'Forge',
  'Gate',
  'Gully',
  'Harbour',
  'Haven',
  'Hill',
  'Ibis',
  'Island',
  'Key',
  'Lagoon',
  'Meadow',
  'Mill',
  'Mountain',
  'Orchard',
  'Pass',
  'Plain',
  'Point',
  'Reef',
  'Ridge',
  'Rock',
  'Sands',
  'Shore',
  'Spring',
  'Station',
  'Tower',
  'Valley',
  'Vista',
  'Wharf',
  'Willow',
] as const;

interface Trade {
  word: string;
  economics: Economics;
  industry: string;
  about: string;
}

const trades: readonly Trade[] = [
  { word: 'Wines', economics: 'winery', industry: '1214', about: 'Makes wine.' },
  { word: 'Dining', economics: 'hospitality', industry: '4511', about: 'Runs restaurants.' },
  { word: 'Grocers', economics: 'grocery', industry: '4110', about: 'Runs grocery stores.' },
  { word: 'Coal', economics: 'mining', industry: '0600', about: 'Mines coal.' },
  { word: 'Gold', economics: 'mining', industry: '0804', about: 'Mines gold.' },
  { word: 'Renewables', economics: 'energy', industry: '2619', about: 'Generates electricity.' },
  { word: 'Homes', economics: 'construction', industry: '3011', about: 'Builds houses.' },
  { word: 'Press', economics: 'publishing', industry: '5411', about: 'Publishes newspapers.' },
  { word: 'Aviation', economics: 'airline', industry: '4900', about: 'Runs charter flights.' },
  { word: 'Software', economics: 'technology', industry: '7000', about: 'Writes software.' },
  { word: 'Care', economics: 'care', industry: '8601', about: 'Runs aged care homes.' },
  { word: 'Dairy', economics: 'food', industry: '1133', about: 'Makes cheese and butter.' },
  { word: 'Medicines', economics: 'medicines', industry: '1841', about: 'Makes medicines.' },
  { word: 'Freight', economics: 'freight', industry: '4610', about: 'Carries freight.' },
  {
    word: 'Early Learning',
    economics: 'childcare',
    industry: '8710',
    about: 'Runs childcare centres.',
  },
  { word: 'Grain', economics: 'grain', industry: '3312', about: 'Sells grain.' },
];

const kinds: readonly CompanyKind[] = [
  'listed',
  'public',
  'proprietary',
  'proprietary',
  'proprietary',
  'small',
];
const australianCities = Object.keys(cities) as (keyof typeof cities)[];

/** The n-th generated company; distinct for the first 25,600 by name, and for all by entity id. */
export function generateProfile(n: number, random: Random): CompanyProfile {
  const trade = trades[n % trades.length] ?? trades[0];
  const first = firstWords[Math.floor(n / trades.length) % firstWords.length] ?? '';
  const second =
    secondWords[Math.floor(n / trades.length / firstWords.length) % secondWords.length] ?? '';
  if (trade === undefined) throw new RangeError('There are no trades');
  const kind = random.pick(kinds);
  const name = `${first} ${second} ${trade.word}`;
  return {
    entityId: firstGeneratedId + n,
    name,
    title: `${name} ${kind === 'listed' || kind === 'public' ? 'Limited' : 'Pty Ltd'}`,
    kind,
    economics: trade.economics,
    city: random.pick(australianCities),
    founded: random.integer(1925, 2018),
    revenue: generateRevenue(kind, trade.industry, random),
    growth: random.between(-4, 11),
    margin: random.between(-3, 2),
    divisions: [[trade.word, 100, trade.industry, trade.about]],
    ...(kind === 'listed' && { asx: writeCode(n) }),
  };
}

/** Many small companies and few large ones, as in reality; none leads its industry. */
function generateRevenue(kind: CompanyKind, industry: string, random: Random): number {
  if (kind === 'small') return random.between(0.4, 9);
  const { size = 10_000 } = getIndustry(industry);
  return Math.min(size * 0.02, 10 ** random.between(1, 2.9));
}

/** Above the curated ones. */
const firstGeneratedId = 20_001;

/** Codes of five characters, which no ordinary share has. */
const writeCode = (n: number) => `Z${n.toString(36).toUpperCase().padStart(4, '0')}`;
