import type { Broadsheet, ImageName } from '@broadsheet/client';
import type { ChartSource } from '../chart-card/chart-source.js';
import { writeImageProgram } from '../chart-card/image-program.js';
import type { ReportKey } from './report-key.js';

/** The charts of an industry report. */
export function createIndustryCharts(client: Broadsheet, report: ReportKey): ChartSource {
  const { country, code, language } = report;
  return {
    key: `${country}/${code}/${language}`,
    language,
    basePath: '/industry/v3',
    findChart: ({ image, ...options }, signal) =>
      client.industry.chart({ ...report, ...options, image: image as ImageName }, { signal }),
    findImage: ({ name, url }, signal) =>
      client.industry.image({ name: name as ImageName, url }, { signal }),
    findFile: ({ image, ...options }, signal) =>
      client.industry.chartFile({ ...report, ...options, image: image as ImageName }, { signal }),
    writeProgram: (image) =>
      writeImageProgram({
        origin: location.origin,
        reader: 'industry',
        key: { country, code, language },
        image,
      }),
  };
}
