import type { AnyFamily } from '@broadsheet/client';
import type { ChartSource } from '../chart-card/chart-source.js';
import { writeImageProgram } from '../chart-card/image-program.js';
import type { PathReport } from './read-steps.js';

/** The charts of a report of any family. */
export function createChartSource(
  reader: AnyFamily,
  family: string,
  { name, key }: PathReport,
): ChartSource {
  return {
    key: name.key,
    language: name.language,
    basePath: `/${family}/v3`,
    findChart: (request, signal) => reader.chart({ ...key, ...request }, { signal }),
    findImage: (chart, signal) => reader.image(chart, { signal }),
    findFile: (request, signal) => reader.chartFile({ ...key, ...request }, { signal }),
    writeProgram: (image) =>
      writeImageProgram({
        origin: location.origin,
        reader: `family(${JSON.stringify(family)})`,
        key,
        image,
      }),
  };
}
