import type { ChartFile, ChartFileOptions, ReportImage } from '@broadsheet/client';
import type { PageLayout } from '../chart/chart-layout.js';
import type { ReportChart } from '../chart/report-chart.js';

/** The source of the charts of one report, of any family. */
export interface ChartSource {
  /** Identifies the report: another report has other charts. */
  key: string;
  /** Language name of the report, such as `Japanese`. */
  language: string;
  /** The base path of its family's operations: `/industry/v3`. */
  basePath: string;
  /** Undefined if the report has no such chart. */
  findChart: (query: ChartQuery, signal?: AbortSignal) => Promise<ReportChart | undefined>;
  findImage: (chart: ReportChart, signal?: AbortSignal) => Promise<ReportImage | undefined>;
  /** The chart as a file in another form; undefined if the report no longer has it. */
  findFile: (
    query: Omit<ChartQuery, 'layout'> & ChartFileOptions,
    signal?: AbortSignal,
  ) => Promise<ChartFile | undefined>;
  /** Returns a complete program that saves the image with this name. */
  writeProgram: (image: string) => string;
}

export interface ChartQuery {
  image: string;
  theme: string;
  layout: PageLayout;
}

export async function getChartImage(
  { findImage }: ChartSource,
  chart: ReportChart,
  signal?: AbortSignal,
): Promise<ReportImage> {
  const image = await findImage(chart, signal);
  if (!image) throw new Error(`The report no longer has the image ${chart.name}.`);
  return image;
}
