import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useChartLayout } from '../chart/chart-layout.js';
import type { ReportChart } from '../chart/report-chart.js';
import type { Theme } from '../shell/theme.js';
import type { Loaded, Reload } from '../use-loaded.js';
import type { ChartSource, ChartQuery } from './chart-source.js';

export type LoadedChart = Loaded<ReportChart> & { reload: Reload };

/**
 * A limit, so that the first charts arrive first and a phone does not send all requests at once.
 */
const chartsAtATime = 4;

/**
 * All charts of a report as data, each as soon as it is loaded; a failed one does not affect
 * others.
 */
export function useCharts<Name extends string>(
  source: ChartSource,
  names: Name[],
  theme: Theme,
): ReadonlyMap<Name, LoadedChart> {
  const [held, setHeld] = useState<Record<string, LoadedChart>>({});
  const layout = useChartLayout();
  const idOf = useCallback((name: string) => `${name}/${theme}/${layout}`, [theme, layout]);

  const load = useCallback(
    async (name: string, signal?: AbortSignal) => {
      const hold = (chart: LoadedChart) => {
        setHeld((all) => ({ ...all, [idOf(name)]: chart }));
      };
      const reload: Reload = ({ isQuiet = false } = {}) => {
        if (!isQuiet) hold(awaited);
        void load(name);
      };
      const loaded = await loadChart(source, { image: name, theme, layout }, signal);
      startTransition(() => {
        if (!signal?.aborted) hold({ ...loaded, reload });
      });
    },
    [source, theme, layout, idOf],
  );

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const waiting = names.values();
    const fetchOneByOne = async () => {
      for (const name of waiting) {
        if (!signal.aborted) await load(name, signal);
      }
    };
    for (let begun = 0; begun < chartsAtATime; begun += 1) void fetchOneByOne();
    return () => {
      controller.abort();
    };
  }, [names, load]);

  return useMemo(
    () => new Map(names.map((name) => [name, held[idOf(name)] ?? awaited])),
    [names, held, idOf],
  );
}

/** A chart that has not loaded yet. */
const awaited: LoadedChart = { state: 'loading', reload: () => undefined };

async function loadChart(
  { findChart }: ChartSource,
  query: ChartQuery,
  signal: AbortSignal | undefined,
): Promise<Loaded<ReportChart>> {
  try {
    const value = await findChart(query, signal);
    if (value) return { state: 'ready', value };
    return { state: 'failed', error: new Error(`The report no longer has ${query.image}.`) };
  } catch (error) {
    return { state: 'failed', error };
  }
}
