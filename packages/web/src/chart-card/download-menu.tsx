import type { ChartFileAsked } from '@broadsheet/client';
import type { ReportChart } from '../chart/report-chart.js';
import { FormatMenu } from '../download/format-menu.js';
import { nameFile, saveFile } from '../download/save-file.js';
import type { Theme } from '../shell/theme.js';
import type { ChartSource } from './chart-source.js';

interface MenuProps {
  source: ChartSource;
  chart: ReportChart;
  theme: Theme;
}

interface Choice {
  label: string;
  asked: ChartFileAsked;
  /** After the name of the chart, so that files of several shapes do not replace each other. */
  suffix?: string;
}

const choices: Choice[] = [
  { label: 'SVG', asked: { format: 'svg' } },
  { label: 'CSV', asked: { format: 'csv' } },
  { label: 'Excel', asked: { format: 'xlsx' } },
  { label: 'PNG, large', asked: { format: 'png', width: 2400 }, suffix: '-large' },
  { label: 'PNG, square', asked: { format: 'png', layout: '1:1' }, suffix: '-square' },
  { label: 'PNG, 4:5', asked: { format: 'png', layout: '4:5' }, suffix: '-4-5' },
  { label: 'PNG, for phones', asked: { format: 'png', layout: 'narrow' }, suffix: '-narrow' },
];

/** The chart in other forms and shapes. */
export function DownloadMenu({ source, chart, theme }: MenuProps) {
  const save = async ({ asked, suffix = '' }: Choice) => {
    const file = await source.findFile({ image: chart.name, theme, ...asked });
    if (!file) throw new Error(`The report no longer has the chart ${chart.name}.`);
    const name = nameFile(source.key, `${chart.name}${suffix}`, asked.format);
    saveFile(name, file.bytes, file.contentType);
  };
  return (
    <FormatMenu
      label="More formats"
      choices={choices.map((choice) => ({ label: choice.label, save: () => save(choice) }))}
    />
  );
}
