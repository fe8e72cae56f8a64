import { createHash } from 'node:crypto';
import type { DownloadFormat } from '@broadsheet/contract';
import { renderCsvFiles } from '../csv/render-csv-files.js';
import { renderJson } from '../json/render-json.js';
import { renderMarkdownFile } from '../markdown/render-markdown-file.js';
import type { MadeFile, ReportTask } from '../report-task.js';
import { readReport, type Report } from './read-report.js';

type RenderFile = (report: Report) => Uint8Array | Promise<Uint8Array>;

/** One entry for each format of the contract. */
const renderers: Record<DownloadFormat, RenderFile> = {
  csv: renderCsvFiles,
  json: renderJson,
  md: renderMarkdownFile,
};

export async function makeFile(task: ReportTask): Promise<MadeFile> {
  const bytes = await renderers[task.format](readReport(task));
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}
