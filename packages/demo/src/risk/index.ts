import type { RiskDocument } from '@broadsheet/reports';
import { takeFirst, type CuratedOptions } from '../curated.js';
import { lastYear } from '../industries/years.js';
import { createRandom, type Random } from '../random.js';
import { buildHeading } from '../scores/heading.js';
import { buildHistory } from '../scores/history.js';
import { translateScores } from '../scores/translate.js';
import { findFirstEdition } from './first-edition.js';
import { japaneseTexts } from './japanese.js';
import type { RiskProfile } from './profile.js';
import { australianRestaurants, australianWine } from './profiles/australia-food.js';
import { australianCoal, australianHouses } from './profiles/australia-others.js';
import { americanAirlines, americanChips, americanWine } from './profiles/united-states.js';

const profiles = [
  australianWine,
  australianRestaurants,
  australianCoal,
  australianHouses,
  americanWine,
  americanAirlines,
  americanChips,
];

const firstYear = 2017;

type Document = RiskDocument & { Family: 'risk' };

/** Risk reports on some of the demo's industries; the first one in Japanese too. */
export const demoRisk = ({ seed, count }: CuratedOptions): Iterable<Document> =>
  takeFirst(listCurated(createRandom(seed)), count);

/** Earlier editions of the reports whose scores moved since. */
export function* demoFirstRisk({ seed, count = Infinity }: CuratedOptions): Iterable<Document> {
  const named = new Set([...demoRisk({ seed, count })].map(keyOf));
  for (const document of listCurated(createRandom(seed), findFirstEdition)) {
    if (named.has(keyOf(document))) yield { ...document, DataDate: firstDate };
  }
}

const firstDate = `${String(lastYear - 1)}-12-31`;
const keyOf = ({ Country, Code, Language }: Document) => [Country, Code, Language].join('/');

function* listCurated(
  random: Random,
  editionOf: (profile: RiskProfile) => RiskProfile | undefined = (profile) => profile,
): Iterable<Document> {
  for (const profile of profiles) {
    const edition = editionOf(profile);
    if (!edition) continue;
    const document = build(edition, random);
    yield document;
    if (profile === australianWine) {
      yield translateScores(document, { language: 'Japanese', texts: japaneseTexts });
    }
  }
}

/** Scores are for the year to come. */
function build(
  { country, code, related, shocks, ...profile }: RiskProfile,
  random: Random,
): Document {
  const { Structural, Growth, Sensitivity } = profile;
  return {
    Family: 'risk',
    ...buildHeading(country, code),
    ScoreYear: lastYear + 1,
    ...profile,
    History: buildHistory(
      { Structural, Growth, Sensitivity },
      { from: firstYear, to: lastYear, shocks },
      random.fork(`risk/${country}/${code}`),
    ),
    RelatedIndustries: related.map(([Country, Code]) => ({
      ...(Country !== country && { Country }),
      Code,
      Title: buildHeading(Country, Code).Title,
    })),
  };
}
