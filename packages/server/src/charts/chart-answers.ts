import type {
  ChartData,
  ChartLayout,
  ChartResponse,
  FamilyDefinition,
  ReportKey,
} from '@broadsheet/contract';
import { imageUrl } from '@broadsheet/editions';
import { buildChartTable } from '@broadsheet/reports';
import type { Store } from '@broadsheet/store';
import type { ReadyEdition } from '../editions/current-editions.js';
import type { ChartImages } from './chart-images.js';
import type { NamedTheme } from './themes.js';

interface ChartInput {
  definition: FamilyDefinition;
  key: ReportKey;
  name: string;
  theme: NamedTheme;
  layout: ChartLayout;
  edition: ReadyEdition;
  /** Hash of the chart data. */
  chart: string;
}

interface Services {
  charts: Pick<Store['images'], 'getChart'>;
  images: ChartImages;
}

/** A chart as data. */
export async function buildChartAnswer(
  { charts, images }: Services,
  { definition, key, name, theme, layout, edition, chart }: ChartInput,
): Promise<ChartResponse> {
  const [data, { sha256 }, { buildOption, sizeChart }] = await Promise.all([
    charts.getChart(chart),
    images.get(chart, theme),
    // Loaded on first use: this module includes the world map, which the start of a service should
    // not wait for.
    import('@broadsheet/charts/options'),
  ]);
  const { unit, columns, rows } = buildChartTable(data);
  const size = sizeChart(data, theme.theme, layout);
  const themed = theme.name === 'light' ? '' : `&theme=${encodeURIComponent(theme.name)}`;
  return {
    Name: name,
    Title: data.title,
    AltText: data.altText,
    Unit: unit,
    ...readCurrency(data),
    Columns: columns,
    Rows: rows,
    Source: data.source,
    Edition: edition.number,
    SHA256: sha256,
    URL: imageUrl(definition, key, name) + themed,
    Size: { Width: size.width, Height: size.height },
    Option: buildOption(data, theme.theme, size),
  };
}

function readCurrency(data: ChartData): Pick<ChartResponse, 'Currency'> {
  return 'measure' in data && data.measure.kind === 'currency'
    ? { Currency: data.measure.currency }
    : {};
}
