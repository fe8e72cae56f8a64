import { createToken } from './authentication.js';
import { getSections } from './company.js';
import { isLive, isReady } from './health.js';
import { getImage, listImages } from './industry.js';
import type { Operation } from './operation.js';

/** Every operation of the service, in the order in which the documentation shows them. */
export const operations: Operation[] = [
  createToken,
  listImages,
  getImage,
  getSections,
  isLive,
  isReady,
];
