import type { Paged } from '../reports/paged.js';
import {
  updatesRequestOf,
  type Listed,
  type ReportListOptions,
  type Updated,
  type UpdatedReportsOptions,
} from '../reports/report-lists.js';
import { listReports, type ReportPage } from '../reports/report-page.js';
import type { FamilyShape } from './family-shape.js';
import type { FamilySource } from './family-source.js';
import { shippedKeys } from './shipped-keys.js';

interface UpdatedReports<Shape extends FamilyShape> {
  /** The reports that were published or changed in a period; an extension of the specification. */
  updatedReports(
    options: UpdatedReportsOptions,
  ): Paged<ReportPage<Updated<Shape['report']>>, Updated<Shape['report']>>;
}

type ReportList<Shape extends FamilyShape> = Paged<
  ReportPage<Listed<Shape['report']>>,
  Listed<Shape['report']>
>;

/** The lists that every family has. */
export interface ListMethods<Shape extends FamilyShape> extends UpdatedReports<Shape> {
  /** The reports of a country; an extension of the specification. */
  reportList(options: ReportListOptions & { country: string }): ReportList<Shape>;
}

/** The lists of a family whose reports are all of one country. */
export interface OneCountryListMethods<Shape extends FamilyShape> extends UpdatedReports<Shape> {
  /** The reports there are; an extension of the specification. */
  reportList(options?: ReportListOptions): ReportList<Shape>;
}

export function createListMethods<Shape extends FamilyShape>({
  send,
  name,
}: Pick<FamilySource, 'send' | 'name'>): OneCountryListMethods<Shape> {
  const { country } = shippedKeys[name] ?? {};
  return {
    updatedReports: (options) =>
      listReports(send, `/${name}/v3/updatedreports`, updatesRequestOf(options)),
    reportList: (options) => listReports(send, `/${name}/v3/reportlist`, { country, ...options }),
  };
}
