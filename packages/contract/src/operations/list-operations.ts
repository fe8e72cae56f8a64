import { getAuditLog, getUsage } from '../admin/account.js';
import { adminClients } from '../admin/clients.js';
import { classificationOperations } from '../classifications/classification-operations.js';
import { listClassificationPublishing } from '../classifications/publish.js';
import type { Families } from '../families/families.js';
import type { Operation } from '../operation.js';
import { listPublishedReports } from '../publishing/list-reports.js';
import { previewReport } from '../publishing/preview-report.js';
import { writeDocumentWorkbook } from '../publishing/write-workbook.js';
import { createToken } from '../sign-in/authentication.js';
import { createOAuthToken, revokeToken } from '../sign-in/oauth.js';
import { finishOpenId, startOpenId } from '../sign-in/openid.js';
import { createSession, endSession, endSessions, getSession } from '../sign-in/session.js';
import { listChanges } from './changes.js';
import { compareReports } from './compare.js';
import { buildDownloadReport } from './downloads.js';
import { getEmbed } from './embed.js';
import { isLive, isReady } from './health.js';
import { callMcp, getProtectedResource } from './mcp.js';
import { getMetrics } from './metrics.js';
import { listReferences } from './references.js';
import { getDocumentSchema } from './schemas.js';
import { searchReports } from './search.js';
import { getAuthorizationServer, getKeySet } from './well-known.js';

/** Every operation of a service with these families, in the order in which the documentation shows them. */
export function listOperations(families: Families): Operation[] {
  return [
    ...[createToken, createOAuthToken, revokeToken, getAuthorizationServer, getKeySet],
    ...[createSession, getSession, endSession, endSessions, startOpenId, finishOpenId],
    ...families.readingOperations(),
    getEmbed,
    ...[searchReports, listReferences, compareReports, buildDownloadReport(families), listChanges],
    ...Object.values(classificationOperations),
    ...[callMcp, getProtectedResource],
    ...[listPublishedReports, previewReport, writeDocumentWorkbook],
    ...families.publishOperations(),
    ...listClassificationPublishing(),
    getDocumentSchema,
    ...Object.values(adminClients),
    ...[getUsage, getAuditLog, isLive, isReady, getMetrics],
  ];
}
