import type { DownloadedReport } from '../../download/report-downloads.js';
import type { ReportName } from '../../report/report-name.js';

/** All company reports are of one country, so their keys leave it out. */
export function nameCompany(entityId: number, language: string): ReportName {
  const code = String(entityId);
  return { family: 'company', country: 'AU', code, language, key: `company/${code}/${language}` };
}

export function downloadOf(entityId: number, language: string): DownloadedReport {
  return { family: 'company', key: { EntityId: entityId }, language };
}
