import { useMemo, useState } from 'react';
import { findChartFrame } from '../chart/chart-frame.js';
import { ChartStage } from '../chart/chart-stage.js';
import type { ReportChart } from '../chart/report-chart.js';
import { languageTag } from '../language-tag.js';
import type { Theme } from '../shell/theme.js';
import { Failure } from '../states/failure.js';
import { ChartActions } from './chart-actions.js';
import { ChartImage } from './chart-image.js';
import type { ChartSource } from './chart-source.js';
import { ChartTable } from './chart-table.js';
import { ChartViews, type ChartView } from './chart-views.js';
import type { LoadedChart } from './use-charts.js';
import './chart-card.css';

interface CardProps {
  source: ChartSource;
  name: string;
  /** Heads the card, in the words of the page. */
  title: string;
  loaded: LoadedChart | undefined;
  theme: Theme;
  isChanged: boolean;
}

/** One chart in its three forms, and the ways to take it along. */
export function ChartCard({ source, name, title, loaded, theme, isChanged }: CardProps) {
  const id = `chart-${name}`;
  return (
    <article className="chart-card" id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        {title}
        {isChanged && <span className="changed">Changed in this edition</span>}
      </h3>
      {loaded?.state === 'ready' ? (
        <ChartContent source={source} title={title} chart={loaded.value} theme={theme} />
      ) : loaded?.state === 'failed' ? (
        <Failure error={loaded.error} onRetry={loaded.reload} heading="h4" />
      ) : (
        <p className="chart-placeholder" role="status">
          <span className="visually-hidden">Loading {title} …</span>
        </p>
      )}
    </article>
  );
}

interface ContentProps {
  source: ChartSource;
  title: string;
  chart: ReportChart;
  theme: Theme;
}

function ChartContent({ source, title, chart, theme }: ContentProps) {
  const [view, setView] = useState<ChartView>('chart');
  const frame = useMemo(() => findChartFrame(chart), [chart]);
  const tag = languageTag(source.language);
  return (
    <>
      <p className="chart-subtitle" lang={tag}>
        {frame.subtitle}
      </p>
      <div className="chart-view" lang={tag}>
        {view === 'chart' && <ChartStage chart={chart} frame={frame} tag={tag} theme={theme} />}
        {view === 'image' && <ChartImage source={source} chart={chart} />}
        {view === 'table' && <ChartTable chart={chart} tag={tag} />}
      </div>
      <p className="chart-source" lang={tag}>
        {chart.source}
      </p>
      <div className="chart-tools">
        <ChartViews title={title} view={view} onView={setView} />
        <ChartActions source={source} title={title} chart={chart} />
      </div>
    </>
  );
}
