import type { Chart } from '@broadsheet/client';
import { useClient } from '../session/session-context.js';
import { Failure } from '../states/failure.js';
import { useLoaded } from '../use-loaded.js';
import { getChartImage } from './get-chart-image.js';

/** The picture, exactly as the API gives it. */
export function ChartImage({ chart }: { chart: Chart }) {
  const client = useClient();
  const loaded = useLoaded(chart.url, (signal) => getChartImage(client, chart, signal));
  if (loaded.state === 'failed') {
    return <Failure error={loaded.error} onRetry={loaded.reload} heading="h4" />;
  }
  if (loaded.state === 'loading') {
    return (
      <p className="image-placeholder" role="status">
        Loading the image …
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
