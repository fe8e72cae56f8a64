import type { ChartFileOptions } from '@broadsheet/client';
import type { ReportChart } from '../chart/report-chart.js';
import { FormatMenu } from '../download/format-menu.js';
import { nameFile, saveFile } from '../download/save-file.js';
import type { Theme } from '../shell/theme.js';
import { useWords, type ExplorerWords } from '../words/explorer-words.js';
import type { ChartSource } from './chart-source.js';

interface MenuProps {
  source: ChartSource;
  chart: ReportChart;
  theme: Theme;
}

interface Choice {
  label: keyof ExplorerWords['takeAlong']['formats'];
  request: ChartFileOptions;
  /** After the name of the chart, so that files of several shapes do not replace each other. */
  suffix?: string;
}

const choices: Choice[] = [
  { label: 'svg', request: { format: 'svg' } },
  { label: 'csv', request: { format: 'csv' } },
  { label: 'xlsx', request: { format: 'xlsx' } },
  { label: 'pngLarge', request: { format: 'png', width: 2400 }, suffix: '-large' },
  { label: 'pngSquare', request: { format: 'png', layout: '1:1' }, suffix: '-square' },
  { label: 'png45', request: { format: 'png', layout: '4:5' }, suffix: '-4-5' },
  { label: 'pngPhone', request: { format: 'png', layout: 'narrow' }, suffix: '-narrow' },
];

/** The chart in other forms and shapes. */
export function DownloadMenu({ source, chart, theme }: MenuProps) {
  const { takeAlong: words } = useWords();
  const save = async ({ request, suffix = '' }: Choice) => {
    const file = await source.findFile({ image: chart.name, theme, ...request });
    if (!file) throw new Error(`The report no longer has the chart ${chart.name}.`);
    const name = nameFile(source.key, `${chart.name}${suffix}`, request.format);
    saveFile(name, file.bytes, file.contentType);
  };
  return (
    <FormatMenu
      label={words.moreFormats}
      choices={choices.map((choice) => ({
        label: words.formats[choice.label],
        save: () => save(choice),
      }))}
    />
  );
}
