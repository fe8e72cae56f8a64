import type { CompanyDocument } from '@broadsheet/reports';
import { createRandom, type Random } from '../random.js';
import { buildDocument } from './document.js';
import type { CompanyProfile } from './profile.js';
import { careAndGrowers } from './profiles/care-and-growers.js';
import { drinks } from './profiles/drinks.js';
import { energyAndBuilding } from './profiles/energy-and-building.js';
import { grocersAndMiners } from './profiles/grocers-and-miners.js';
import { services } from './profiles/services.js';

const curated: readonly CompanyProfile[] = [
  ...drinks,
  ...grocersAndMiners,
  ...energyAndBuilding,
  ...services,
  ...careAndGrowers,
].sort((a, b) => a.entityId - b.entityId);

export interface DemoCompaniesOptions {
  seed: number;
  /** How many documents; by default the curated ones. */
  count?: number;
}

/** Fictional companies with figures that hang together, the curated ones first. */
export function* demoCompanies({ seed, count }: DemoCompaniesOptions): Iterable<CompanyDocument> {
  let made = 0;
  for (const document of listDocuments(createRandom(seed))) {
    if (made++ === (count ?? curated.length)) return;
    yield document;
  }
}

function* listDocuments(random: Random): Iterable<CompanyDocument> {
  for (const profile of curated) {
    yield buildDocument(profile, random.fork(`company/${String(profile.entityId)}`));
  }
}
