import type { ChartFileFormat } from '@broadsheet/client';
import { chartFormats } from '@broadsheet/contract';

/** Formats of charts, and `pdf` of whole reports. */
export type MirrorFormat = ChartFileFormat | 'pdf';

export const mirrorFormats: readonly string[] = [
  ...Object.keys(chartFormats).filter((name) => name !== 'json'),
  'pdf',
];

export const isChartFormat = (format: MirrorFormat): format is ChartFileFormat => format !== 'pdf';
