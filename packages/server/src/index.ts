export { buildApp, type App, type AppOptions } from './app.js';
export { buildDraft, InvalidDocumentError, type SourceDocument } from './publish/draft.js';
export { refreshSpanning } from './company/spanning.js';
