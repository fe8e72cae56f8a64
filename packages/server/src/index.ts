export { buildApp, type App } from './app.js';
export type { AppOptions } from './app-options.js';
export { createAccess, type Access } from './access.js';
export { createSigningKey } from './authentication/key-ring.js';
export { longestTokenSeconds } from './authentication/token.js';
export { createInProcessCalls } from './mcp/reading/in-process-calls.js';
export { buildReader, type CallOperation } from './mcp/reading/reader.js';
export { parseRefusal, Refusal } from './mcp/reading/refusal.js';
export type { Metric } from './metrics/metric.js';
export type { OpenIdGrant, OpenIdSettings } from './openid/settings.js';
export type { ProcessMetrics } from './metrics/routes.js';
export type { Tracing } from './tracing/tracing.js';
export { watchStore } from './watch.js';

/** Loads the MCP server on first use; the caller brings a reader and a transport. */
export const loadMcp = () => import('./mcp/mcp-server.js');
