import { createHash } from 'node:crypto';
import type { DownloadFormat } from '@broadsheet/contract';
import type { FileTask, MadeFile } from '../report-task.js';
import { readReport, type Report } from './read-report.js';

type RenderFile = (report: Report) => Uint8Array | Promise<Uint8Array>;

/** One entry for each format of the contract. A renderer's libraries are loaded on first use. */
const renderers: Record<DownloadFormat, () => Promise<RenderFile>> = {
  pdf: async () => (await import('../pdf/render-pdf.js')).renderPdf,
  xlsx: async () => (await import('../xlsx/render-xlsx.js')).renderXlsx,
  csv: async () => (await import('../csv/render-csv-files.js')).renderCsvFiles,
  json: async () => (await import('../json/render-json.js')).renderJson,
  md: async () => (await import('../markdown/render-markdown-file.js')).renderMarkdownFile,
};

export async function makeFile(task: FileTask): Promise<MadeFile> {
  const bytes = await render(task);
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

async function render(task: FileTask): Promise<Uint8Array> {
  if ('chart' in task) {
    const { renderChartFile } = await import('./render-chart-file.js');
    return renderChartFile(task);
  }
  if ('comparison' in task) {
    const { renderComparison } = await import('../comparison/render-comparison.js');
    return renderComparison(task);
  }
  const renderReport = await renderers[task.format]();
  return renderReport(readReport(task));
}
