import { chartFormats, lookupOf, type Families, type ReportKey } from '@broadsheet/contract';
import type { ChartFileFormat, FileMaker } from '@broadsheet/downloads';
import { canonicalJson, sha256, type Store } from '@broadsheet/store';
import { writeContentDisposition } from '../downloads/content-disposition.js';
import type { ReportFiles } from '../downloads/report-files.js';
import type { ReadyEdition } from '../editions/current-editions.js';
import type { ReadyFile } from './chart-pictures.js';

interface TableRequest {
  key: ReportKey;
  /** Name of the chart. */
  name: string;
  format: ChartFileFormat;
  /** Hash of the chart data. */
  chart: string;
  edition: ReadyEdition;
}

/** The figures of charts as files: made by the workers that make files of whole reports. */
export interface ChartTables {
  get(request: TableRequest): ReadyFile | Promise<ReadyFile>;
}

interface Options {
  families: Families;
  files: ReportFiles;
  maker: Pick<FileMaker, 'version'>;
  charts: Pick<Store['images'], 'getChart'>;
}

export function createChartTables({ families, files, maker, charts }: Options): ChartTables {
  return {
    get({ key, name, format, chart, edition }) {
      const reportKey = families.formatReportKey(edition.key);
      const publishedAt = new Date(edition.publishedAt).toISOString();
      return files.get({
        name: ['chart', name, format, chart, reportKey, publishedAt, edition.title].join(' '),
        getKey: () => ({
          name: sha256(canonicalJson(['chart', { ...key }, name, format])),
          content: sha256(canonicalJson([chart, reportKey, publishedAt, maker.version])),
          report: lookupOf(edition.key),
        }),
        describe: () => {
          const { contentType, extension } = chartFormats[format];
          const disposition = writeContentDisposition({
            title: `${edition.title}, ${name}`,
            reportKey: `${reportKey}/${name}`,
            keyText: [edition.key.country, ...edition.key.code.split('/')].join(' '),
            extension,
          });
          return { contentType, disposition };
        },
        isStored: true,
        readTask: async () => ({
          chart: { format, data: await charts.getChart(chart), reportKey, publishedAt },
        }),
      });
    },
  };
}
