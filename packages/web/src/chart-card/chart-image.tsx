import type { ReportChart } from '../chart/report-chart.js';
import { Failure } from '../states/failure.js';
import { useLoaded } from '../use-loaded.js';
import { useWords } from '../words/explorer-words.js';
import { getChartImage, type ChartSource } from './chart-source.js';

/** The image exactly as the API returns it. */
export function ChartImage({ source, chart }: { source: ChartSource; chart: ReportChart }) {
  const { tag, takeAlong: words } = useWords();
  const loaded = useLoaded(chart.url, (signal) => getChartImage(source, chart, signal));
  if (loaded.state === 'failed') {
    return <Failure error={loaded.error} onRetry={loaded.reload} heading="h4" />;
  }
  if (loaded.state === 'loading') {
    return (
      <p className="image-placeholder" role="status" lang={tag}>
        {words.loadingImage}
      </p>
    );
  }
  return (
    <img
      className="chart-image"
      src={loaded.value.toDataUri()}
      alt={chart.altText}
      width={1200}
      height={675}
    />
  );
}
