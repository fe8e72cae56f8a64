import { getAuditLog, getUsage } from './admin-account.js';
import { adminClients } from './admin-clients.js';
import { createToken } from './authentication.js';
import { listChanges } from './changes.js';
import { getSections } from './company.js';
import { isLive, isReady } from './health.js';
import { getChart, getImage, listImages } from './industry.js';
import { callMcp, getProtectedResource } from './mcp.js';
import { getMetrics } from './metrics.js';
import { createOAuthToken, revokeToken } from './oauth.js';
import type { Operation } from './operation.js';
import { publishCompany, publishIndustry } from './publish.js';
import {
  listCompanyReports,
  listIndustryReports,
  listUpdatedCompanyReports,
  listUpdatedIndustryReports,
} from './report-lists.js';
import { getDocumentSchema } from './schemas.js';
import { searchReports } from './search.js';
import { getAuthorizationServer, getKeySet } from './well-known.js';

/** Every operation of the service, in the order in which the documentation shows them. */
export const operations: Operation[] = [
  createToken,
  createOAuthToken,
  revokeToken,
  getAuthorizationServer,
  getKeySet,
  listImages,
  getImage,
  getChart,
  listUpdatedIndustryReports,
  listIndustryReports,
  getSections,
  listUpdatedCompanyReports,
  listCompanyReports,
  searchReports,
  listChanges,
  callMcp,
  getProtectedResource,
  ...Object.values(publishIndustry),
  ...Object.values(publishCompany),
  getDocumentSchema,
  ...Object.values(adminClients),
  getUsage,
  getAuditLog,
  isLive,
  isReady,
  getMetrics,
];
