import { createHash } from 'node:crypto';
import type { DownloadFormat } from '@broadsheet/contract';
import { renderCsvFiles } from '../csv/render-csv-files.js';
import { renderJson } from '../json/render-json.js';
import { renderMarkdownFile } from '../markdown/render-markdown-file.js';
import type { FileTask, MadeFile } from '../report-task.js';
import { renderXlsx } from '../xlsx/render-xlsx.js';
import { readReport, type Report } from './read-report.js';
import { renderChartFile } from './render-chart-file.js';

type RenderFile = (report: Report) => Uint8Array | Promise<Uint8Array>;

/** One entry for each format of the contract. */
const renderers: Record<DownloadFormat, RenderFile> = {
  xlsx: renderXlsx,
  csv: renderCsvFiles,
  json: renderJson,
  md: renderMarkdownFile,
};

export async function makeFile(task: FileTask): Promise<MadeFile> {
  const bytes =
    'chart' in task ? renderChartFile(task) : await renderers[task.format](readReport(task));
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}
