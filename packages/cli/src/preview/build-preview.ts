import type { Renderer } from '@broadsheet/charts/render';
import type { ChartData, SectionToken } from '@broadsheet/contract';
import { checkDocument, isError, prepareEdition } from '@broadsheet/server/publish';
import { readSource, type Source } from '../sources/read-source.js';
import type { PreviewReport } from './preview-page.js';

/** Everything that readers would get of a file's document; of one with errors, only those. */
export async function buildPreview(path: string, renderer: Renderer): Promise<PreviewReport> {
  const { source, problems } = readSource(path);
  if (!source) return { ...withoutContent(path), problems };
  const findings = checkDocument(source);
  const located = source.locate(findings);
  if (findings.some(isError))
    return { ...withoutContent(path), key: source.key, problems: located };
  return { ...(await drawSource(source, renderer)), problems: located };
}

async function drawSource(source: Source, renderer: Renderer): Promise<PreviewReport> {
  const { title, charts = new Map<string, unknown>(), sections } = prepareEdition(source).draft;
  const drawn = [...charts.values()].map(async (chart) => {
    const data = chart as ChartData;
    return { data, png: (await renderer.render({ data })).png };
  });
  const { path, key } = source;
  return {
    path,
    key,
    title,
    problems: [],
    charts: await Promise.all(drawn),
    sections: listBodies(sections),
  };
}

/** The bodies of section results that are ready to send. */
function listBodies(results = new Map<string, Buffer>()): PreviewReport['sections'] {
  return [...results].map(([token, result]) => {
    const { Body } = JSON.parse(result.toString()) as { Body: Record<string, unknown> };
    return [token as SectionToken, Body];
  });
}

const withoutContent = (path: string): PreviewReport => ({
  path,
  key: undefined,
  title: path,
  problems: [],
  charts: [],
  sections: [],
});
