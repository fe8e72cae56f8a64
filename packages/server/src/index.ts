export { buildApp, type App, type AppOptions } from './app.js';
export { createAccess, type Access } from './access.js';
export { createSigningKey } from './authentication/key-ring.js';
export { tokenLifetimeSeconds } from './authentication/token.js';
export { checkDocument, isError, type SourceDocument } from './publish/check-document.js';
export { findDocumentFamily, findDocumentKey, tellingProperties } from './publish/document-key.js';
export {
  buildDraft,
  InvalidDocumentError,
  prepareEdition,
  type PreparedEdition,
} from './publish/draft.js';
export { buildDocumentSchema, type DocumentSchema } from './publish/schemas.js';
export { refreshSpanning } from './company/spanning.js';
export { loadMcp } from './mcp/load-mcp.js';
export { createInProcessCalls } from './mcp/reading/in-process-calls.js';
export { buildReader, type CallOperation } from './mcp/reading/reader.js';
export { parseRefusal, Refusal } from './mcp/reading/refusal.js';
export { html, trustedHtml, type Html, type HtmlPart } from './documentation/html/html.js';
export type { Metric } from './metrics/metric.js';
export type { ProcessMetrics } from './metrics/routes.js';
export { watchStore } from './watch.js';
