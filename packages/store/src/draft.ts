/** Drafts without a database, for threads that prepare them. */
export { canonicalJson, sha256 } from './canonical.js';
export { hashDraft, type EditionDraft, type HashedDraft } from './edition-draft.js';
