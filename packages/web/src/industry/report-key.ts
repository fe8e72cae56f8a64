/** What names an industry report, as its path gives it. */
export interface ReportKey {
  country: string;
  code: string;
  language: string;
}
