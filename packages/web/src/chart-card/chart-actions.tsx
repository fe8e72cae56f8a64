import { useState } from 'react';
import { CopyButton } from '../api-view/copy-button.js';
import { writeCurl } from '../api-view/request-text.js';
import type { ReportChart } from '../chart/report-chart.js';
import { nameFile, saveFile } from '../download/save-file.js';
import { writeRows } from '../download/write-rows.js';
import type { Theme } from '../shell/theme.js';
import { useWords } from '../words/explorer-words.js';
import { getChartImage, type ChartSource } from './chart-source.js';
import { DownloadMenu } from './download-menu.js';

interface ActionsProps {
  source: ChartSource;
  title: string;
  chart: ReportChart;
  theme: Theme;
}

/** Downloads the image, and shows the request that returns it. */
export function ChartActions({ source, title, chart, theme }: ActionsProps) {
  const { tag, takeAlong: words } = useWords();
  const path = source.basePath + chart.url;
  return (
    <div className="chart-actions" role="group" aria-label={words.group(title)} lang={tag}>
      <DownloadButton source={source} chart={chart} />
      <DownloadMenu source={source} chart={chart} theme={theme} />
      <CopyButton label={words.copySheet} read={() => writeRows([chart.columns, ...chart.rows])} />
      <CopyButton
        label={words.copyDataUri}
        read={async () => (await getChartImage(source, chart)).toDataUri()}
      />
      <CopyButton
        label={words.copyCurl}
        read={() => writeCurl(location.origin, { method: 'POST', path })}
      />
      <CopyButton label={words.copyTypeScript} read={() => source.writeProgram(chart.name)} />
    </div>
  );
}

function DownloadButton({ source, chart }: Omit<ActionsProps, 'title' | 'theme'>) {
  const { takeAlong: words } = useWords();
  const [isFaulty, setFaulty] = useState(false);
  const download = async () => {
    try {
      const { bytes } = await getChartImage(source, chart);
      saveFile(nameFile(source.key, chart.name, 'png'), bytes, 'image/png');
      setFaulty(false);
    } catch {
      setFaulty(true);
    }
  };
  return (
    <button
      type="button"
      className="small"
      onClick={() => {
        void download();
      }}
    >
      {isFaulty ? words.notDownloaded : words.downloadPng}
    </button>
  );
}
