import type { Renderer } from '@broadsheet/charts/render';
import type { ChartData, FamilyDefinition } from '@broadsheet/contract';
import {
  isError,
  listWholeResults,
  shippedPreparation,
  type Preparation,
} from '@broadsheet/editions';
import { buildSectionView, type SectionView } from '@broadsheet/view';
import { readSource, type Source } from '../sources/read-source.js';
import type { PreviewReport } from './preview-page.js';

/** Everything that readers would get of a file's document; only the errors, if it has any. */
export async function buildPreview(
  path: string,
  renderer: Renderer,
  preparation: Preparation = shippedPreparation,
): Promise<PreviewReport> {
  const { source, problems } = await readSource(path, preparation);
  if (!source) return { ...withoutContent(path), problems };
  const findings = preparation.checkDocument(source);
  const located = source.locate(findings);
  if (findings.some(isError))
    return { ...withoutContent(path), key: source.key, problems: located };
  return { ...(await drawSource(source, renderer, preparation)), problems: located };
}

async function drawSource(
  source: Source,
  renderer: Renderer,
  preparation: Preparation,
): Promise<PreviewReport> {
  const { draft } = preparation.prepareEdition(source);
  const { title, charts = new Map<string, unknown>(), sections, key: reportKey } = draft;
  const drawn = [...charts.values()].map(async (chart) => {
    const data = chart as ChartData;
    return { data, png: (await renderer.render({ data })).bytes };
  });
  const { path, key } = source;
  return {
    path,
    key,
    title,
    problems: [],
    charts: await Promise.all(drawn),
    sections: listViews(
      preparation.families.get(source.family).definition,
      reportKey.language,
      sections,
    ),
  };
}

/** The sections that are ready to send, as readers see them. */
function listViews(
  definition: FamilyDefinition,
  language: string,
  results: ReadonlyMap<string, Buffer> | undefined,
): { token: string; view: SectionView }[] {
  const { sections, words } = definition;
  return listWholeResults(definition, results).flatMap(([token, result]) => {
    const section = sections[token];
    if (!section) return [];
    const { Body: body } = JSON.parse(result.toString()) as { Body: unknown };
    const { label, body: form } = section;
    return [{ token, view: buildSectionView({ label, body: form, words }, { body, language }) }];
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
