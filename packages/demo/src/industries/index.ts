import type { IndustryDocument } from '@broadsheet/reports';
import { takeFirst } from '../curated.js';
import { createRandom, type Random } from '../random.js';
import { buildDocument } from './build-document.js';
import { generateProfiles } from './generated/profiles.js';
import { japanese } from './japanese.js';
import type { IndustryProfile } from './profile.js';
import { profiles } from './profiles/index.js';
import { translateDocument } from './translate.js';
import { writeJapaneseWords, writeWords } from './words/index.js';

export interface DemoIndustriesOptions {
  seed: number;
  /** How many documents; by default the curated ones alone. */
  count?: number;
}

/**
 * Industry reports with real classification codes and synthetic figures: the curated ones, then the
 * requested number more, over the divisions of ISIC in other countries. There are a little over ten
 * thousand.
 */
export function demoIndustries({ seed, count }: DemoIndustriesOptions): Iterable<IndustryDocument> {
  const random = createRandom(seed);
  return count === undefined ? listCurated(random) : takeFirst(listAll(random), count);
}

function* listAll(random: Random): Iterable<IndustryDocument> {
  yield* listCurated(random);
  for (const profile of generateProfiles(random)) {
    yield addWords(build(profile, random), random);
  }
}

function* listCurated(random: Random): Iterable<IndustryDocument> {
  for (const profile of profiles) {
    const document = build(profile, random);
    yield addWords(document, random);
    if (profile.country === 'AU' && profile.code === '1214') {
      const translated = translateDocument(document, japanese);
      yield {
        ...translated,
        ...writeJapaneseWords(document, translated, seedWords(document, random)),
      };
    }
  }
}

/** The English report on a curated industry, for reports on parts of it. */
export function buildCurated(
  { country, code }: Pick<IndustryProfile, 'country' | 'code'>,
  random: Random,
): IndustryDocument {
  const profile = profiles.find((each) => each.country === country && each.code === code);
  if (!profile) throw new RangeError(`the demo has no industry ${country}/${code}`);
  return addWords(build(profile, random), random);
}

function build(profile: IndustryProfile, random: Random): IndustryDocument {
  return buildDocument(profile, random.fork(`industry/${profile.country}/${profile.code}`));
}

function addWords(document: IndustryDocument, random: Random): IndustryDocument {
  return { ...document, ...writeWords(document, seedWords(document, random)) };
}

/** Texts have their own random source: no figure changes when a sentence does. */
function seedWords({ Country, Code }: IndustryDocument, random: Random): Random {
  return random.fork(`words/${Country}/${Code}`);
}
