import type { CompanyDocument } from '@broadsheet/reports';
import { createRandom, type Random } from '../random.js';
import { curated } from './curated.js';
import { buildDocument } from './document.js';
import { generateProfile } from './generated-profiles.js';
import { japanese } from './japanese.js';
import type { CompanyProfile } from './profile.js';
import { redgumRidgeEnglish } from './redgum-ridge.js';
import { translateDocument } from './translate.js';

/** The companies that also have a Japanese edition. */
const inJapanese = new Set([1001, 1005]);

export interface DemoCompaniesOptions {
  seed: number;
  /** How many documents; by default the curated companies in all their languages. */
  count?: number;
}

/** Fictional companies with consistent figures, the curated ones first. */
export function* demoCompanies({
  seed,
  count = curated.length + inJapanese.size,
}: DemoCompaniesOptions): Iterable<CompanyDocument> {
  let made = 0;
  for (const document of listDocuments(createRandom(seed))) {
    if (made++ >= count) return;
    yield document;
  }
}

function* listDocuments(random: Random): Iterable<CompanyDocument> {
  for (const profile of curated) yield* listLanguages(profile, random);
  for (let n = 0; ; n++) {
    const profile = generateProfile(n, random.fork(`profile/${String(n)}`));
    yield buildDocument(profile, random.fork(`company/${String(profile.entityId)}`));
  }
}

function* listLanguages(profile: CompanyProfile, random: Random): Iterable<CompanyDocument> {
  const { entityId } = profile;
  const built = buildDocument(profile, random.fork(`company/${String(entityId)}`));
  const document = entityId === 1001 ? addAnalyses(built) : built;
  yield document;
  if (inJapanese.has(entityId)) yield translateDocument(document, japanese);
}

/** The one company whose narratives are hand-written, not generated. */
function addAnalyses(document: CompanyDocument): CompanyDocument {
  const { brands, swot, history } = redgumRidgeEnglish;
  return {
    ...document,
    Brands: { Analysis: brands, ...document.Brands },
    SWOT: { Analysis: swot, ...document.SWOT },
    History: { Analysis: history, ...document.History },
  };
}
