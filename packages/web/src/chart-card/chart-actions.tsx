import { useState } from 'react';
import { CopyButton } from '../api-view/copy-button.js';
import { writeCurl } from '../api-view/request-text.js';
import type { ReportChart } from '../chart/report-chart.js';
import { getChartImage, type ChartSource } from './chart-source.js';
import { saveFile } from './save-file.js';

interface ActionsProps {
  source: ChartSource;
  title: string;
  chart: ReportChart;
}

/** Downloads the image, and shows the request that returns it. */
export function ChartActions({ source, title, chart }: ActionsProps) {
  const path = source.basePath + chart.url;
  return (
    <div className="chart-actions" role="group" aria-label={`${title}: take it along`} lang="en">
      <DownloadButton source={source} chart={chart} />
      <CopyButton
        label="Copy data URI"
        read={async () => (await getChartImage(source, chart)).toDataUri()}
      />
      <CopyButton
        label="Copy curl"
        read={() => writeCurl(location.origin, { method: 'POST', path })}
      />
      <CopyButton label="Copy TypeScript" read={() => source.writeProgram(chart.name)} />
    </div>
  );
}

function DownloadButton({ source, chart }: Omit<ActionsProps, 'title'>) {
  const [isFaulty, setFaulty] = useState(false);
  const download = async () => {
    try {
      const { bytes } = await getChartImage(source, chart);
      const name = `${source.key}/${chart.name}`.toLowerCase().replace(/[\s/]+/g, '-');
      saveFile(`${name}.png`, bytes, 'image/png');
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
      {isFaulty ? 'Not downloaded: try again' : 'Download PNG'}
    </button>
  );
}
