import { procurement } from '@broadsheet/contract';
import type { ProcurementDocument } from '@broadsheet/reports';
import { findDriverProfile } from '../businessenvironment/profiles.js';
import { takeFirst, type CuratedOptions } from '../curated.js';
import { demoSource } from '../industries/build-document.js';
import { getEconomy } from '../industries/economies.js';
import { profiles as industries } from '../industries/profiles/index.js';
import { allYears, dataDate, lastYear } from '../industries/years.js';
import { createRandom, type Random } from '../random.js';
import { translateScores } from '../scores/translate.js';
import { australianGoods } from './australia-goods.js';
import { australianServices } from './australia-services.js';
import { japaneseTexts } from './japanese.js';
import type { PriceCourse, ProcurementProfile } from './profile.js';
import { americanPurchases } from './united-states.js';

const profiles: readonly ProcurementProfile[] = [
  ...australianGoods,
  ...australianServices,
  ...americanPurchases,
];

/** Buyers see four years of outlook. */
const outlookYears = 4;

type Document = ProcurementDocument & { Family: string };

/** Procurement reports with synthetic prices; the first one in Japanese too. */
export const demoProcurement = ({ seed, count }: CuratedOptions): Iterable<Document> =>
  takeFirst(listCurated(createRandom(seed)), count);

const translation = {
  language: 'Japanese',
  texts: japaneseTexts,
  keys: ['Per', 'Lever', 'Element', 'Target', 'Term'],
};

function* listCurated(random: Random): Iterable<Document> {
  for (const profile of profiles) {
    const document = build(profile, random.fork(`procurement/${profile.country}/${profile.code}`));
    yield document;
    if (profile === profiles[0]) yield translateScores(document, translation);
  }
}

function build(profile: ProcurementProfile, random: Random): Document {
  const { country, code, title, per, price, drivers, buyers, makers, market, ...written } = profile;
  return {
    Family: procurement.name,
    ...{ Country: country, Code: code, Language: 'English', Title: title },
    ...written,
    ...{ Source: demoSource, DataDate: dataDate },
    Price: {
      Currency: getEconomy(country).currency,
      Per: per,
      Years: buildPrices(price, random),
    },
    PriceDrivers: drivers.map(([driver, Direction, Strength]) => ({
      Code: findDriverProfile(driver, country)?.code ?? '',
      ...{ Title: driver.name, Direction, Strength },
    })),
    Buyers: refer(country, buyers),
    SupplyMarket: {
      ...market,
      ...(makers.length > 0 && { Industries: refer(country, makers) }),
    },
  };
}

function refer(country: string, codes: readonly string[]) {
  return codes.map((code) => {
    const found = industries.find((each) => each.country === country && each.code === code);
    if (!found) throw new RangeError(`the demo has no industry ${country}/${code}`);
    return { Code: code, Title: found.title };
  });
}

function buildPrices(course: PriceCourse, random: Random) {
  const { latest, growth, outlookGrowth, swing, range } = course;
  const tidy = (value: number) => Number(value.toPrecision(3));
  const years = allYears.filter((year) => year <= lastYear + outlookYears);
  return years.map((year) => {
    const isOutlook = year > lastYear;
    const usual = isOutlook ? outlookGrowth : growth;
    const off = year === lastYear ? 0 : random.between(-swing, swing) * (isOutlook ? 0.2 : 1);
    const average = latest * (1 + usual / 100) ** (year - lastYear) * (1 + off / 100);
    return {
      Year: year,
      Average: tidy(average),
      ...(range !== undefined && {
        Lowest: tidy(average * (1 - range / 100)),
        Highest: tidy(average * (1 + (range * 1.3) / 100)),
      }),
      ...(isOutlook && { Outlook: true }),
    };
  });
}
