import type { ChartFileAsked } from '@broadsheet/client';
import { useRef, useState } from 'react';
import type { ReportChart } from '../chart/report-chart.js';
import type { Theme } from '../shell/theme.js';
import type { ChartSource } from './chart-source.js';
import { nameFile, saveFile } from './save-file.js';

interface MenuProps {
  source: ChartSource;
  chart: ReportChart;
  theme: Theme;
}

interface Choice extends ChartFileAsked {
  label: string;
  /** After the name of the chart, so that files of several shapes do not replace each other. */
  suffix?: string;
}

const choices: Choice[] = [
  { label: 'SVG', format: 'svg' },
  { label: 'CSV', format: 'csv' },
  { label: 'Excel', format: 'xlsx' },
  { label: 'PNG, large', format: 'png', width: 2400, suffix: '-large' },
  { label: 'PNG, square', format: 'png', layout: '1:1', suffix: '-square' },
  { label: 'PNG, 4:5', format: 'png', layout: '4:5', suffix: '-4-5' },
  { label: 'PNG, for phones', format: 'png', layout: 'narrow', suffix: '-narrow' },
];

/** The chart in other forms and shapes. */
export function DownloadMenu({ source, chart, theme }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [failed, setFailed] = useState<string>();
  const download = async ({ label, suffix = '', ...asked }: Choice) => {
    try {
      const file = await source.findFile({ image: chart.name, theme, ...asked });
      if (!file) throw new Error(`The report no longer has the chart ${chart.name}.`);
      const name = nameFile(source.key, `${chart.name}${suffix}`, asked.format);
      saveFile(name, file.bytes, file.contentType);
      setFailed(undefined);
      if (menu.current) menu.current.open = false;
    } catch {
      setFailed(label);
    }
  };
  return (
    <details ref={menu} className="download-menu">
      <summary>More formats</summary>
      <div role="group" aria-label="More formats">
        {choices.map((choice) => (
          <button
            key={choice.label}
            type="button"
            className="small"
            onClick={() => {
              void download(choice);
            }}
          >
            {failed === choice.label ? 'Not downloaded: try again' : choice.label}
          </button>
        ))}
      </div>
    </details>
  );
}
