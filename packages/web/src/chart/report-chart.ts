import type { ChartOf } from '@broadsheet/client';

/** A chart of any family. */
export type ReportChart = ChartOf<string>;
