const page = '/explore/classifications';

/** The page with the tree open at a code. */
export const pathOfCode = (version: string, code: string): string =>
  `${page}?${new URLSearchParams({ version, code }).toString()}`;

/** The page with the codes of a report. */
export const pathOfReportCodes = (report: string): string =>
  `${page}?${new URLSearchParams({ report }).toString()}`;
