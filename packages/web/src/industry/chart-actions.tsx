import type { Chart } from '@broadsheet/client';
import { useState } from 'react';
import { CopyButton } from '../api-view/copy-button.js';
import { writeCurl } from '../api-view/request-text.js';
import { useClient } from '../session/session-context.js';
import { chartTitles } from './chart-sections.js';
import { getChartImage } from './get-chart-image.js';
import { writeImageProgram } from './image-program.js';
import type { ReportKey } from './report-key.js';
import { saveFile } from './save-file.js';

interface ActionsProps {
  report: ReportKey;
  chart: Chart;
}

/** The picture to take along, and the request that gives it. */
export function ChartActions({ report, chart }: ActionsProps) {
  const client = useClient();
  const title = chartTitles[chart.name];
  const path = `/industry/v3${chart.url}`;
  return (
    <div className="chart-actions" role="group" aria-label={`${title}: take it along`}>
      <DownloadButton report={report} chart={chart} />
      <CopyButton
        label="Copy data URI"
        read={async () => (await getChartImage(client, chart)).toDataUri()}
      />
      <CopyButton
        label="Copy curl"
        read={() => writeCurl(location.origin, { method: 'POST', path })}
      />
      <CopyButton
        label="Copy TypeScript"
        read={() => writeImageProgram(location.origin, report, chart.name)}
      />
    </div>
  );
}

function DownloadButton({ report, chart }: ActionsProps) {
  const client = useClient();
  const [isFaulty, setFaulty] = useState(false);
  const { country, code, language } = report;
  const download = async () => {
    try {
      const { bytes } = await getChartImage(client, chart);
      const name = [country, code, language, chart.name].join('-').toLowerCase();
      saveFile(`${name.replace(/\s+/g, '-')}.png`, bytes, 'image/png');
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
