import type { Renderer } from '@broadsheet/charts/render';
import type { Store } from '@broadsheet/store';
import type { CacheStats } from '../byte-cache.js';
import type { LoadGate } from '../limits/load-gate.js';
import type { Watch } from '../watch.js';
import { counter, gauge, type Metric } from './metric.js';

interface Sources {
  caches: Record<string, () => CacheStats>;
  renderer: Pick<Renderer, 'stats'>;
  store: { connectionStats: Store['connectionStats']; editions: Pick<Store['editions'], 'stats'> };
  load: Pick<LoadGate, 'isOverloaded' | 'refused'>;
  watch: Pick<Watch, 'silence' | 'position'>;
}

/**
 * Metrics of caches, drawing, publishing, connections and overload, and of how well the process
 * follows the store.
 */
export function createServiceMetrics(sources: Sources): () => Metric[] {
  const { caches, renderer, store, load, watch } = sources;
  return () => {
    const drawing = renderer.stats();
    return [
      ...listCaches(caches),
      gauge('broadsheet_drawing_waiting', 'Charts that wait to be drawn.', drawing.queued),
      gauge('broadsheet_drawing_busy', 'Charts that are being drawn.', drawing.busy),
      counter('broadsheet_drawn_total', 'Charts that were drawn.', drawing.completed),
      counter(
        'broadsheet_drawing_failures_total',
        'Charts that could not be drawn.',
        drawing.failed,
      ),
      ...listPublishing(store.editions.stats()),
      ...listConnections(store.connectionStats()),
      gauge(
        'broadsheet_overloaded',
        '1 while more requests come than can be answered.',
        +load.isOverloaded,
      ),
      counter(
        'broadsheet_overload_refusals_total',
        'Requests that were refused because of overload, before they were read.',
        load.refused,
      ),
      gauge(
        'broadsheet_store_silence_seconds',
        'Time since the store last answered.',
        watch.silence() / 1000,
      ),
      gauge(
        'broadsheet_change_position',
        'The last change of reports that readers of this process see.',
        watch.position(),
      ),
    ];
  };
}

function listPublishing({ waiting, writing }: ReturnType<Store['editions']['stats']>): Metric[] {
  return [
    gauge('broadsheet_publishing_waiting', 'Changes of reports that wait to be written.', waiting),
    gauge('broadsheet_publishing_busy', 'Changes of reports that are being written.', writing),
  ];
}

/** Empty for SQLite, which has no connection pool. */
function listConnections(stats: ReturnType<Store['connectionStats']>): Metric[] {
  if (!stats) return [];
  const { busy, idle, waiting, limit } = stats;
  return [
    {
      name: 'broadsheet_database_connections',
      type: 'gauge',
      help: 'Connections to PostgreSQL, by state: busy or idle.',
      samples: [
        { value: busy, labels: { state: 'busy' } },
        { value: idle, labels: { state: 'idle' } },
      ],
    },
    gauge('broadsheet_database_connections_limit', 'Most connections that are allowed.', limit),
    gauge('broadsheet_database_waiting', 'Requests that wait for a connection.', waiting),
  ];
}

function listCaches(caches: Sources['caches']): Metric[] {
  const stats = Object.entries(caches).map(([memory, read]) => ({ memory, ...read() }));
  const of = (field: keyof CacheStats) =>
    stats.map(({ memory, [field]: value }) => ({ value, labels: { memory } }));
  return [
    {
      name: 'broadsheet_memory_bytes',
      type: 'gauge',
      help: 'Bytes in the cache.',
      samples: of('bytes'),
    },
    {
      name: 'broadsheet_memory_limit_bytes',
      type: 'gauge',
      help: 'Largest size of the cache in bytes.',
      samples: of('maxBytes'),
    },
    {
      name: 'broadsheet_memory_hits_total',
      type: 'counter',
      help: 'Reads answered from the cache.',
      samples: of('hits'),
    },
    {
      name: 'broadsheet_memory_misses_total',
      type: 'counter',
      help: 'Reads that the cache passed on to the store.',
      samples: of('misses'),
    },
  ];
}
