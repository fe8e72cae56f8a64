import type { IndustryProfile } from '../profile.js';
import { australiaFood } from './australia-food.js';
import { australiaResources } from './australia-resources.js';
import { australiaServices } from './australia-services.js';
import { newZealandMakers } from './new-zealand-makers.js';
import { newZealandPrimary } from './new-zealand-primary.js';
import { unitedKingdomGoods } from './united-kingdom-goods.js';
import { unitedKingdomServices } from './united-kingdom-services.js';
import { unitedStatesConsumer } from './united-states-consumer.js';
import { unitedStatesTechnology } from './united-states-technology.js';

/** The curated industries; codes and titles are those of ANZSIC 2006, NAICS 2022 and UK SIC 2007. */
export const profiles: readonly IndustryProfile[] = [
  ...australiaFood,
  ...australiaResources,
  ...australiaServices,
  ...newZealandPrimary,
  ...newZealandMakers,
  ...unitedStatesConsumer,
  ...unitedStatesTechnology,
  ...unitedKingdomGoods,
  ...unitedKingdomServices,
];
