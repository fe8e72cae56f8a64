import type { EsgDocument } from '@broadsheet/reports';
import { takeFirst, type CuratedOptions } from '../curated.js';
import { lastYear } from '../industries/years.js';
import { createRandom, type Random } from '../random.js';
import { buildHeading } from '../scores/heading.js';
import { buildHistory } from '../scores/history.js';
import { translateScores } from '../scores/translate.js';
import { japaneseTexts } from './japanese.js';
import type { EsgProfile } from './profile.js';
import { australianRestaurants, australianWine } from './profiles/australia-food.js';
import { australianAgedCare, australianCoal } from './profiles/australia-others.js';
import { americanAirlines, americanSoftware, americanWine } from './profiles/united-states.js';

const profiles = [
  australianWine,
  australianRestaurants,
  australianCoal,
  australianAgedCare,
  americanWine,
  americanSoftware,
  americanAirlines,
];

const firstYear = 2017;

type Document = EsgDocument & { Family: 'esg' };

/** ESG reports on some of the demo's industries; the first one in Japanese too. */
export const demoEsg = ({ seed, count }: CuratedOptions): Iterable<Document> =>
  takeFirst(listCurated(createRandom(seed)), count);

function* listCurated(random: Random): Iterable<Document> {
  for (const profile of profiles) {
    const document = build(profile, random);
    yield document;
    if (profile === australianWine) {
      yield translateScores(document, { language: 'Japanese', texts: japaneseTexts });
    }
  }
}

function build({ country, code, ...profile }: EsgProfile, random: Random): Document {
  const { Environmental, Social, Governance } = profile;
  return {
    Family: 'esg',
    ...buildHeading(country, code),
    ScoreYear: lastYear,
    ...profile,
    History: buildHistory(
      { Environmental, Social, Governance },
      { from: firstYear, to: lastYear - 1 },
      random.fork(`esg/${country}/${code}`),
    ),
  };
}
