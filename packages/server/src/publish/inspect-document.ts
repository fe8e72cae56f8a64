import type { Theme } from '@broadsheet/charts/options';
import type {
  ChartData,
  ChartLayout,
  DocumentFinding,
  PreviewResponse,
} from '@broadsheet/contract';
import { isError, listWholeResults, type Preparation } from '@broadsheet/editions';
import { buildChartTable, type Reference, type ReportFamily } from '@broadsheet/reports';
import { hashDraft, type EditionDraft, type HashedDraft } from '@broadsheet/store/draft';
import { readUpload } from './read-upload.js';

/** How the charts of a preview are laid out. */
export interface ChartLook {
  theme: Theme;
  layout: ChartLayout;
}

/** The result of checking a document by itself, without comparing it with published reports. */
export interface Inspected {
  family?: string;
  /** Undefined if a key field is missing or malformed. */
  key?: HashedDraft['key'];
  document?: unknown;
  findings: DocumentFinding[];
  /** Only of a document without errors. */
  readers?: ReadersView;
}

interface ReadersView {
  draft: HashedDraft;
  references: Reference[];
  sections: NonNullable<PreviewResponse['Sections']>;
  charts: NonNullable<PreviewResponse['Charts']>;
}

/** Reads and checks an uploaded document, and builds what readers would get. */
export async function inspectDocument(
  preparation: Preparation,
  body: unknown,
  look: ChartLook,
): Promise<Inspected> {
  const upload = await readUpload(preparation, body);
  if ('problems' in upload) {
    const { problems: findings, correctable } = upload;
    return { findings, ...(correctable && describeCorrectable(preparation, correctable)) };
  }
  const { family, document, locate } = upload;
  const findings = preparation.checkDocument({ family, document });
  const key = preparation.findKey({ family, document });
  return {
    family,
    ...(key && { key }),
    document,
    findings: locate(findings),
    ...(!findings.some(isError) && {
      readers: await buildReadersView(preparation, { family, document }, look),
    }),
  };
}

/** With its key, so that the publisher already sees what it would change. */
function describeCorrectable(
  preparation: Preparation,
  correctable: { family: string; document: unknown },
): Pick<Inspected, 'family' | 'key' | 'document'> {
  const key = preparation.findKey(correctable);
  return { ...correctable, ...(key && { key }) };
}

async function buildReadersView(
  preparation: Preparation,
  source: { family: string; document: unknown },
  look: ChartLook,
): Promise<ReadersView> {
  const { draft, references } = preparation.prepareEdition(source);
  const charts = [...(draft.charts?.values() ?? [])] as ChartData[];
  return {
    draft: hashDraft(draft),
    references,
    sections: listSections(preparation.families.get(source.family), draft),
    charts: await buildCharts(charts, look),
  };
}

/** As readers of the whole report get them, in the order of the definition. */
function listSections(
  { definition }: ReportFamily,
  { sections }: EditionDraft,
): ReadersView['sections'] {
  return listWholeResults(definition, sections).map(
    ([, result]) => JSON.parse(result.toString()) as ReadersView['sections'][number],
  );
}

async function buildCharts(
  charts: readonly ChartData[],
  { theme, layout }: ChartLook,
): Promise<ReadersView['charts']> {
  // Loaded on first use: this module includes the world map.
  const { buildOption, sizeChart } = await import('@broadsheet/charts/options');
  return charts.map((data) => {
    const { unit, columns, rows } = buildChartTable(data);
    const size = sizeChart(data, theme, layout);
    return {
      ...{ Name: data.name, Title: data.title, AltText: data.altText, Source: data.source },
      ...{ Unit: unit, Columns: columns, Rows: rows },
      Size: { Width: size.width, Height: size.height },
      Option: buildOption(data, theme, size),
    };
  });
}
