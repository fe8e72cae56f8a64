/** A metric in the sense of Prometheus. */
export interface Metric {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** What the metric counts or measures, in one sentence. */
  help: string;
  samples: Sample[];
}

export interface Sample {
  value: number;
  labels?: Record<string, string>;
  /** `_bucket`, `_sum` or `_count` of a histogram. */
  suffix?: string;
}

export function gauge(name: string, help: string, value: number): Metric {
  return { name, type: 'gauge', help, samples: [{ value }] };
}

export function counter(name: string, help: string, value: number): Metric {
  return { name, type: 'counter', help, samples: [{ value }] };
}

export type MetricsFormat = 'prometheus' | 'openmetrics';

/**
 * Writes the text format 0.0.4 of Prometheus, or OpenMetrics 1.0. Samples of one metric from several processes are
 * grouped.
 */
export function formatMetrics(metrics: Metric[], format: MetricsFormat): string {
  const byName = new Map<string, Metric>();
  for (const metric of metrics) {
    const known = byName.get(metric.name);
    const samples = [...(known?.samples ?? []), ...metric.samples];
    byName.set(metric.name, { ...metric, samples });
  }
  const isOpen = format === 'openmetrics';
  const texts = [...byName.values()].map((metric) => formatMetric(metric, isOpen));
  return texts.join('') + (isOpen ? '# EOF\n' : '');
}

function formatMetric({ name, type, help, samples }: Metric, isOpen: boolean): string {
  // OpenMetrics names a counter without the ending that its samples have.
  const family = isOpen && type === 'counter' ? name.replace(/_total$/, '') : name;
  const lines = samples.map(({ value, labels = {}, suffix = '' }) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
    const braces = pairs.length > 0 ? `{${pairs.join(',')}}` : '';
    return `${name}${suffix}${braces} ${String(value)}\n`;
  });
  return `# HELP ${family} ${help}\n# TYPE ${family} ${type}\n${lines.join('')}`;
}

function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
