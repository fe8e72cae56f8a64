/** Drafts without a database, for worker threads that prepare them. */
export type {
  ClassificationKind,
  HashedClassification,
} from './classifications/classification-draft.js';
export {
  hashDocument,
  hashDraft,
  type EditionDraft,
  type HashedDocument,
  type HashedDraft,
} from './editions/edition-draft.js';
export { encodeJson } from './editions/encode-json.js';
export { partName, variantName } from './editions/variant-name.js';
