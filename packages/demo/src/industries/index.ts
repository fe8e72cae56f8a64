import type { IndustryDocument } from '@broadsheet/reports';
import { createRandom } from '../random.js';
import { australia } from './australia.js';
import { buildDocument } from './build-document.js';

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
  const random = createRandom(seed);
  let made = 0;
  for (const profile of australia) {
    if (made++ === count) return;
    yield buildDocument(profile, random.fork(`industry/${profile.country}/${profile.code}`));
  }
}
