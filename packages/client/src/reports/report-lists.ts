import type { PageOptions } from './report-page.js';

/** A report in a list of updates. */
export type Updated<Key> = Key & {
  /** The report's title in its language. */
  title: string;
  /** When its visible content last changed: ISO 8601. */
  updatedAt: string;
};

/** A report in a list of all. */
export type Listed<Key> = Updated<Key> & {
  /** When it was first published: ISO 8601. */
  publishedAt: string;
};

/** Which updated reports are listed. */
export interface UpdatedReportsOptions extends PageOptions {
  /** Updated at this time or later. A string is ISO 8601. */
  startDate: Date | string;
  /** Updated before this time. A string is ISO 8601. */
  endDate?: Date | string | undefined;
  /** Only reports of this country; by default all that the client may read. */
  country?: string | undefined;
  /** Only reports in this language. */
  language?: string | undefined;
}

/** Which reports are listed. */
export interface ReportListOptions extends PageOptions {
  /** The country whose reports are listed. */
  country?: string | undefined;
  /** Only reports in this language. */
  language?: string | undefined;
}

/** The fields of the request: dates as text. */
export function updatesRequestOf({ startDate, endDate, ...options }: UpdatedReportsOptions) {
  return {
    startDate: dateText(startDate),
    ...(endDate !== undefined && { endDate: dateText(endDate) }),
    ...options,
  };
}

const dateText = (date: Date | string) => (typeof date === 'string' ? date : date.toISOString());
