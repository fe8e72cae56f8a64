import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { collectText } from '@broadsheet/charts/glyphs';
import { chartSize } from '@broadsheet/charts/options';
import { renderVector } from '@broadsheet/charts/render/vector';
import type { Report } from '../making/read-report.js';
import { findPhrases } from '../phrases.js';
import { buildDocument, type PrintedReport } from './build-document.js';
import { chooseFonts } from './choose-fonts.js';
import { declareAccessible } from './declare-accessible.js';
import { startTypst, type Typst } from './run-typst.js';

const template = readFileSync(new URL('../../pages/report.typ', import.meta.url), 'utf8');

/** Designed pages: title page, contents, a chapter for each section, charts as vectors. */
export function renderPdf(report: Report): Promise<Uint8Array> {
  const { language, edition } = report.head;
  return setPdf({ ...report, edition: findPhrases(language).edition(edition) });
}

/** The same for anything that has chapters. */
export async function setPdf(report: PrintedReport): Promise<Uint8Array> {
  // Typst starts while the charts are drawn.
  const typst = startTypst();
  try {
    return declareAccessible(await setPages(report, typst));
  } finally {
    typst.stop();
  }
}

async function setPages(report: PrintedReport, typst: Typst): Promise<Uint8Array> {
  const { head, theme } = report;
  const { document, figures } = buildDocument(report);
  const japanese = head.language.toLowerCase() === 'japanese';
  const words = figures.map(({ chart }) => JSON.stringify(chart.data)).join('');
  const text = collectText(document) + words;
  const { fonts, families, write } = await chooseFonts({ text, japanese, theme, typst });
  const data = writeTexts({ ...document, fonts: families }, write);
  const files = new Map<string, Uint8Array>([['/data.json', Buffer.from(JSON.stringify(data))]]);
  for (const { file } of figures) files.set(file, emptyChart);
  const layingOut = typst.run({ layOut: { template, fonts, files } });
  // Drawing blocks this thread, so the task must reach the other thread first.
  await setImmediate();
  const charts = new Map<string, Uint8Array>();
  for (const { file, chart } of figures) {
    charts.set(file, Buffer.from(renderVector(chart.data, theme)));
  }
  const [, pdf] = await Promise.all([layingOut, typst.run({ write: charts })]);
  return pdf as Uint8Array;
}

const { width, height } = chartSize;
/** A placeholder until the chart is drawn. */
const emptyChart = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"/>`,
);

function writeTexts(value: unknown, write: (text: string) => string): unknown {
  if (typeof value === 'string') return write(value);
  if (Array.isArray(value)) return value.map((each) => writeTexts(each, write));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, writeTexts(each, write)]),
  );
}
