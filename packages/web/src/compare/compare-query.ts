/** What a comparison shows, from its address. */
export interface CompareQuery {
  /** Keys of reports, in the order of the columns. */
  reports: string[];
  /** The measure of the chart; empty for the first one. */
  measure: string;
  /** How the chart shows it; empty for the default of the figures. */
  as: 'index' | 'values' | '';
  /** The year of the tables; undefined for the latest that all reports have. */
  year: number | undefined;
}

export const comparePath = '/explore/compare';
/** As many as the service compares. */
export const mostReports = 6;

/** Invalid values are ignored. */
export function readQuery(search: string): CompareQuery {
  const params = new URLSearchParams(search);
  const as = params.get('as');
  const year = params.get('year') ?? '';
  const reports = params.getAll('report').filter((key) => key !== '');
  return {
    reports: [...new Set(reports)].slice(0, mostReports),
    measure: params.get('measure') ?? '',
    as: as === 'index' || as === 'values' ? as : '',
    year: /^\d{4}$/.test(year) ? Number(year) : undefined,
  };
}

/** The address of a comparison; slashes of keys stay readable. */
export function writeAddress(query: Partial<CompareQuery> & Pick<CompareQuery, 'reports'>): string {
  const { reports, measure = '', as = '', year } = query;
  const params = new URLSearchParams(reports.map((key) => ['report', key]));
  if (measure !== '') params.set('measure', measure);
  if (as !== '') params.set('as', as);
  if (year !== undefined) params.set('year', String(year));
  const text = params.toString().replaceAll('%2F', '/');
  return text === '' ? comparePath : `${comparePath}?${text}`;
}
