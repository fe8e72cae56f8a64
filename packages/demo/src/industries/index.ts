import type { IndustryDocument } from '@broadsheet/reports';
import { createRandom, type Random } from '../random.js';
import { buildDocument } from './build-document.js';
import { japanese } from './japanese.js';
import { australiaFood } from './profiles/australia-food.js';
import { australiaResources } from './profiles/australia-resources.js';
import { australiaServices } from './profiles/australia-services.js';
import { translateDocument } from './translate.js';

const profiles = [...australiaFood, ...australiaResources, ...australiaServices];

export interface DemoIndustriesOptions {
  seed: number;
  /** How many documents; by default the curated ones. */
  count?: number;
}

/** Industry reports with real classification codes and synthetic figures, the curated ones first. */
export function* demoIndustries({
  seed,
  count,
}: DemoIndustriesOptions): Iterable<IndustryDocument> {
  let made = 0;
  for (const document of listCurated(createRandom(seed))) {
    if (made++ === count) return;
    yield document;
  }
}

function* listCurated(random: Random): Iterable<IndustryDocument> {
  for (const profile of profiles) {
    const { country, code } = profile;
    const document = buildDocument(profile, random.fork(`industry/${country}/${code}`));
    yield document;
    if (country === 'AU' && code === '1214') yield translateDocument(document, japanese);
  }
}
