import { readFileSync } from 'node:fs';
import { collectText } from '@broadsheet/charts/glyphs';
import { renderVector } from '@broadsheet/charts/render/vector';
import type { Report } from '../making/read-report.js';
import { findPhrases } from '../phrases.js';
import { buildDocument, type PrintedReport } from './build-document.js';
import { chooseFonts } from './choose-fonts.js';
import { declareAccessible } from './declare-accessible.js';
import type { TypstPages } from './typst/typst-pages.js';
import { longestMs, setInTypst, startTypst } from './typst/typst.js';

const template = readFileSync(new URL('../../pages/report.typ', import.meta.url), 'utf8');

/** Designed pages: title page, contents, a chapter for each section, charts as vectors. */
export function renderPdf(report: Report): Promise<Uint8Array> {
  const { language, edition } = report.head;
  return setPdf({ ...report, edition: findPhrases(language).edition(edition) });
}

/** The same for anything that has chapters. */
export async function setPdf(report: PrintedReport): Promise<Uint8Array> {
  const startedAt = performance.now();
  // It starts while the charts are drawn.
  startTypst();
  const pages = await buildPages(report);
  const leftMs = longestMs - (performance.now() - startedAt);
  return declareAccessible(await setInTypst(pages, leftMs));
}

/** The pages as Typst takes them, with their charts drawn. */
export async function buildPages(report: PrintedReport): Promise<TypstPages> {
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
  return { template, fonts, files };
}

function writeTexts(value: unknown, write: (text: string) => string): unknown {
  if (typeof value === 'string') return write(value);
  if (Array.isArray(value)) return value.map((each) => writeTexts(each, write));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, writeTexts(each, write)]),
  );
}
