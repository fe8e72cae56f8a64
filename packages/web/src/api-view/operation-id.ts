/** The operations that the explorer uses, by path; the ids link to the documentation. */
export const operationIds: Record<string, string> = {
  '/admin/v1/usage': 'getUsage',
  '/changes/v1/list': 'listChanges',
  '/classifications/v3/codes': 'listClassificationCodes',
  '/classifications/v3/codesbyreport': 'listCodesByReport',
  '/classifications/v3/convert': 'convertClassificationCodes',
  '/classifications/v3/reportsbycode': 'listReportsByCode',
  '/classifications/v3/versions': 'listClassificationVersions',
  '/company/v3/sections': 'getSections',
  '/compare/v1/reports': 'compareReports',
  '/industry/v3/chart': 'getChart',
  '/industry/v3/image/': 'getImage',
  '/industry/v3/images': 'listImages',
  '/publish/v1/list': 'listPublishedReports',
  '/publish/v1/preview': 'previewReport',
  '/publish/v1/workbook': 'writeDocumentWorkbook',
  '/references/v1/list': 'listReferences',
  '/search/v1/reports': 'searchReports',
};

/** Undefined for an operation that the explorer does not use. */
export function findDocumentation(path: string): string | undefined {
  const [operation = ''] = path.split('?');
  const id = operationIds[operation];
  return id && `/docs#operation-${id}`;
}
