import type { Families } from '@broadsheet/contract';
import type { Check } from '../check.js';
import { accessChecks } from './access.js';
import { classificationChecks } from './classifications.js';
import { extensionChecks } from './extensions.js';
import { buildFamilyChecks } from './families.js';
import { imageListChecks } from './image-list.js';
import { oneImageChecks } from './one-image.js';
import { sectionChecks } from './sections.js';

/** The whole suite, in the order of the interface. */
export const listChecks = (families: Families): Check[] => [
  ...imageListChecks,
  ...oneImageChecks,
  ...sectionChecks,
  ...accessChecks,
  ...buildFamilyChecks(families),
  ...classificationChecks,
  ...extensionChecks,
];
