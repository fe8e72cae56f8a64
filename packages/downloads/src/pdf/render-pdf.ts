import { renderVector } from '@broadsheet/charts/render/vector';
import type { Report } from '../making/read-report.js';
import { buildDocument } from './build-document.js';
import { chooseFonts } from './choose-fonts.js';
import { declareAccessible } from './declare-accessible.js';
import { compilePdf } from './typst.js';

/** Designed pages: title page, contents, a chapter for each section, charts as vectors. */
export async function renderPdf(report: Report): Promise<Uint8Array> {
  const { head, theme } = report;
  const { document, figures } = buildDocument(report);
  const japanese = head.language.toLowerCase() === 'japanese';
  const words = figures.map(({ chart }) => JSON.stringify(chart.data)).join('');
  const text = collectText(document) + words;
  const { fonts, families, write } = await chooseFonts({ text, japanese, theme });
  const data = writeTexts({ ...document, fonts: families }, write);
  const files = new Map<string, Uint8Array>([['/data.json', Buffer.from(JSON.stringify(data))]]);
  for (const { file, chart } of figures) {
    files.set(file, Buffer.from(renderVector(chart.data, theme)));
  }
  return declareAccessible(await compilePdf({ fonts, files }));
}

function collectText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(collectText).join('');
}

function writeTexts(value: unknown, write: (text: string) => string): unknown {
  if (typeof value === 'string') return write(value);
  if (Array.isArray(value)) return value.map((each) => writeTexts(each, write));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, writeTexts(each, write)]),
  );
}
