import { getAuditLog, getUsage } from './admin/account.js';
import { adminClients } from './admin/clients.js';
import { listChanges } from './changes.js';
import { classificationOperations } from './classifications/classification-operations.js';
import { listClassificationPublishing } from './classifications/publish.js';
import { buildDownloadReport } from './downloads.js';
import { getEmbed } from './embed.js';
import type { Families } from './families/families.js';
import { isLive, isReady } from './health.js';
import { callMcp, getProtectedResource } from './mcp.js';
import { getMetrics } from './metrics.js';
import type { Operation } from './operation.js';
import { listReferences } from './references.js';
import { getDocumentSchema } from './schemas.js';
import { searchReports } from './search.js';
import { createToken } from './sign-in/authentication.js';
import { createOAuthToken, revokeToken } from './sign-in/oauth.js';
import { finishOpenId, startOpenId } from './sign-in/openid.js';
import { createSession, endSession, endSessions, getSession } from './sign-in/session.js';
import { getAuthorizationServer, getKeySet } from './well-known.js';

/** Every operation of a service with these families, in the order in which the documentation shows them. */
export function listOperations(families: Families): Operation[] {
  return [
    ...[createToken, createOAuthToken, revokeToken, getAuthorizationServer, getKeySet],
    ...[createSession, getSession, endSession, endSessions, startOpenId, finishOpenId],
    ...families.readingOperations(),
    getEmbed,
    ...[searchReports, listReferences, buildDownloadReport(families), listChanges],
    ...Object.values(classificationOperations),
    ...[callMcp, getProtectedResource],
    ...families.publishOperations(),
    ...listClassificationPublishing(),
    getDocumentSchema,
    ...Object.values(adminClients),
    ...[getUsage, getAuditLog, isLive, isReady, getMetrics],
  ];
}
