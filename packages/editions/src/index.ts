/** Documents checked and made into editions, for every program that publishes. */
export { fillFigures } from './fill-figures.js';
export { fillReferences } from './fill-references.js';
export { buildImageListing, imageUrl } from './image-listing.js';
export { listDifferences, type Difference } from './list-differences.js';
export { listUndone, type UndoneChange } from './list-undone.js';
export {
  createPreparation,
  InvalidDocumentError,
  isError,
  type DocumentSchema,
  type Preparation,
  type PreparedEdition,
  type SourceDocument,
} from './preparation.js';
export { findSpan, isSpanningStale, refreshSpanning } from './refresh-spanning.js';
export { reviewPublished } from './review.js';
export { buildSectionResults, listWholeResults } from './section-results.js';
export { partName, variantName } from '@broadsheet/store/draft';
export { buildDraft, checkDocument, prepareEdition, shippedPreparation } from './shipped.js';
