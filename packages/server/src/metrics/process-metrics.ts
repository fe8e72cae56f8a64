import { performance } from 'node:perf_hooks';
import { counter, gauge, type Metric } from './metric.js';

interface Build {
  version: string;
  /** Undefined if the build does not know it. */
  commit: string | undefined;
}

/** The standard Prometheus metrics of a process, which build it runs, and how busy the event loop is. */
export function createProcessMetrics(clock: () => number, build: Build): () => Metric[] {
  const buildInfo = describeBuild(build);
  const startedAt = clock() - process.uptime() * 1000;
  let utilization = performance.eventLoopUtilization();
  return () => {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    const now = performance.eventLoopUtilization();
    const since = performance.eventLoopUtilization(now, utilization);
    utilization = now;
    return [
      buildInfo,
      counter(
        'process_cpu_seconds_total',
        'Processor time that the process used.',
        (user + system) / 1e6,
      ),
      gauge('process_resident_memory_bytes', 'Memory that the process takes.', rss),
      gauge('process_start_time_seconds', 'When it started, since 1970.', startedAt / 1000),
      gauge('nodejs_heap_used_bytes', 'Memory of objects.', heapUsed),
      gauge('nodejs_external_memory_bytes', 'Memory of bytes, kept answers above all.', external),
      gauge(
        'broadsheet_event_loop_utilization',
        'Share of the time since these figures were last asked for in which it was busy, 0 to 1.',
        since.utilization,
      ),
    ];
  };
}

/** As is usual, the facts are labels and the value is 1, so that other metrics can be joined with them. */
function describeBuild({ version, commit = '' }: Build): Metric {
  const labels = { version, commit, node: process.versions.node };
  const help = 'Always 1; the labels name the running build and its version of Node.';
  return { name: 'broadsheet_build_info', type: 'gauge', help, samples: [{ value: 1, labels }] };
}
