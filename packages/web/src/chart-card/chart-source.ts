import type { ReportImage } from '@broadsheet/client';
import type { ReportChart } from '../chart/report-chart.js';

/** Where the charts of one report come from, whatever its family. */
export interface ChartSource {
  /** Names the report: another one has other charts. */
  key: string;
  /** Language name of the report, such as `Japanese`. */
  language: string;
  /** Where the operations of its family are: `/industry/v3`. */
  basePath: string;
  /** Undefined where the report has no such chart. */
  findChart: (wanted: WantedChart, signal?: AbortSignal) => Promise<ReportChart | undefined>;
  findImage: (chart: ReportChart, signal?: AbortSignal) => Promise<ReportImage | undefined>;
  /** A whole program that saves the picture of this name. */
  writeProgram: (image: string) => string;
}

export interface WantedChart {
  image: string;
  theme: string;
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
