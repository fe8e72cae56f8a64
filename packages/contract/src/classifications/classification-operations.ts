import { listCodesByReport } from './codes-by-report.js';
import { listClassificationCodes } from './codes.js';
import { convertClassificationCodes } from './convert.js';
import { listReportsByCode } from './reports-by-code.js';
import { listClassificationVersions } from './versions.js';

/** The operations about classifications, by the last part of their path. */
export const classificationOperations = {
  versions: listClassificationVersions,
  codes: listClassificationCodes,
  reportsbycode: listReportsByCode,
  codesbyreport: listCodesByReport,
  convert: convertClassificationCodes,
} as const;
