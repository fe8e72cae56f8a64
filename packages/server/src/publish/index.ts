/** Documents checked and made into editions, for programs that publish and do not serve. */
export { checkDocument, isError, type SourceDocument } from './check-document.js';
export { findDocumentFamily, findDocumentKey, tellingProperties } from './document-key.js';
export { buildDraft, InvalidDocumentError, prepareEdition, type PreparedEdition } from './draft.js';
export { buildDocumentSchema, type DocumentSchema } from './schemas.js';
export { refreshSpanning } from '../company/spanning.js';
