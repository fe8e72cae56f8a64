import { drivers } from '../industries/words/kinds/drivers.js';
import type { DriverKind } from '../industries/words/kinds/kind.js';
import type { Parts } from './driver-parts.js';

/** Hand-written data of the report on one driver of one country. */
export interface DriverProfile {
  country: string;
  code: string;
  sector: string;
  driver: DriverKind;
  /** For a series that is not yearly. */
  parts?: Parts;
  /** What it is, why it changed, and why it will change; figures are added to the text. */
  overview: string;
  past: string;
  ahead: string;
}

const quarters: Parts = { count: 4, firstYear: 2018, lastYear: 2028 };
const months: Parts = { count: 12, firstYear: 2021, lastYear: 2027 };

export const driverProfiles: readonly DriverProfile[] = [
  {
    country: 'AU',
    code: 'INCOME',
    sector: 'Households',
    driver: drivers.income,
    overview:
      'What households have left after tax and interest, with rising prices taken out. It is **the widest measure of what people can spend**, and moves trade, hospitality and leisure alike.',
    past: 'Support payments lifted incomes while shops were shut; dearer food and mortgages then took much of it back before wages followed.',
    ahead:
      'Wages that grow a little faster than prices, and rates that no longer rise, let incomes recover slowly.',
  },
  {
    country: 'AU',
    code: 'EXCHANGE',
    sector: 'Finance',
    driver: drivers.exchange,
    overview:
      'The value of the Australian dollar against the currencies of the countries that Australia trades with, each weighted by its trade. A higher figure is **a dearer dollar**.',
    past: 'The dollar follows the prices of iron ore and coal, and the gap between interest rates here and abroad.',
    ahead: 'Commodity prices that ease from their heights pull it down a little.',
  },
  {
    country: 'AU',
    code: 'ALCOHOL',
    sector: 'Consumers',
    driver: drivers.drinking,
    overview:
      'Pure alcohol in the beer, wine, spirits and cider that is available for drinking, for each person aged 15 and over.',
    past: 'Adults drink a little less every year, the young most clearly, and choose dearer bottles when they do.',
    ahead: 'Health advice, prices and drinks without alcohol keep the decline going.',
  },
  {
    country: 'AU',
    code: 'VISITORS',
    sector: 'Travel',
    driver: drivers.visitors,
    overview:
      'People from abroad who arrive for less than a year: on holiday, to see friends, to study or on business.',
    past: 'Numbers grew with cheaper flights and a middle class in Asia that travels.',
    ahead: 'New routes and more seats bring further growth, slower than before.',
  },
  {
    country: 'AU',
    code: 'LENDING',
    sector: 'Finance',
    driver: drivers.interest,
    parts: months,
    overview:
      'The average rate of outstanding loans to businesses, **month by month**. It follows the cash rate of the central bank with a lag of some weeks.',
    past: 'Banks passed on every step of the central bank, to small businesses sooner than to large ones.',
    ahead:
      'Little change is expected: inflation is near its target, and banks compete for borrowers.',
  },
  {
    country: 'AU',
    code: 'POWER',
    sector: 'Energy',
    driver: drivers.wholesalePower,
    parts: quarters,
    overview:
      'What generators are paid on the wholesale market for electricity, averaged over regions and over each quarter.',
    past: 'Outages of old coal plants and dear gas drove the price up; wind and sun bring it down, most of all at noon.',
    ahead: 'Plants that close and storage that opens pull in opposite directions.',
  },
  {
    country: 'US',
    code: 'INCOME',
    sector: 'Households',
    driver: drivers.income,
    overview:
      'What American households have left after tax, with rising prices taken out. No other figure says as much about spending in shops, restaurants and online.',
    past: 'Cheques from the government made two unusual years; employment and wages carried what followed.',
    ahead: 'Employment stays high, and incomes grow about as fast as output per worker.',
  },
  {
    country: 'US',
    code: 'MORTGAGE',
    sector: 'Finance',
    driver: drivers.mortgage,
    overview:
      'The usual rate of a mortgage that is fixed for thirty years. It decides **what a buyer can borrow**, and so how many houses are begun.',
    past: 'Owners who had borrowed cheaply stayed where they were, which left new houses as the ones to buy.',
    ahead: 'Long rates move little, so that affordability depends on prices and wages.',
  },
  {
    country: 'US',
    code: 'INVESTMENT',
    sector: 'Business',
    driver: drivers.investment,
    overview:
      'What businesses spend on software, computers and other equipment, with changes of price taken out.',
    past: 'Programmes that moved systems into the cloud ran through weak quarters; equipment was put off sooner.',
    ahead: 'Spending on automation grows faster than the economy.',
  },
];

/** The report on a driver of a country; undefined if the demo has none. */
export function findDriverProfile(driver: DriverKind, country: string): DriverProfile | undefined {
  return driverProfiles.find((profile) => profile.driver === driver && profile.country === country);
}
