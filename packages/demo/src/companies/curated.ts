import type { CompanyProfile } from './profile.js';
import { careAndGrowers } from './profiles/care-and-growers.js';
import { drinks } from './profiles/drinks.js';
import { energyAndBuilding } from './profiles/energy-and-building.js';
import { grocersAndMiners } from './profiles/grocers-and-miners.js';
import { services } from './profiles/services.js';

/** The companies whose facts are chosen, by number. */
export const curated: readonly CompanyProfile[] = [
  ...drinks,
  ...grocersAndMiners,
  ...energyAndBuilding,
  ...services,
  ...careAndGrowers,
].sort((a, b) => a.entityId - b.entityId);
