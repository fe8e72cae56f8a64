import type { Broadsheet, Chart, ImageName } from '@broadsheet/client';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useClient } from '../session/session-context.js';
import type { Theme } from '../shell/theme.js';
import type { Loaded, Reload } from '../use-loaded.js';
import type { ReportKey } from './report-key.js';

export type LoadedChart = Loaded<Chart> & { reload: Reload };

/** The first are read first, and a phone need not send all requests in one go. */
const chartsAtATime = 4;

/** All charts of a report as data, each as soon as it is there; one that fails leaves the others alone. */
export function useCharts(
  { country, code, language }: ReportKey,
  names: ImageName[],
  theme: Theme,
): ReadonlyMap<ImageName, LoadedChart> {
  const client = useClient();
  const [held, setHeld] = useState<Record<string, Loaded<Chart>>>({});
  const idOf = useCallback((name: ImageName) => `${name}/${theme}`, [theme]);

  const load = useCallback(
    async (name: ImageName, signal?: AbortSignal) => {
      const settle = (loaded: Loaded<Chart>) => {
        startTransition(() => {
          if (!signal?.aborted) setHeld((all) => ({ ...all, [idOf(name)]: loaded }));
        });
      };
      const wanted = { country, code, language, image: name, theme };
      settle(await fetchChart(client, wanted, signal));
    },
    [client, country, code, language, theme, idOf],
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
    for (let lane = 0; lane < chartsAtATime; lane += 1) void fetchOneByOne();
    return () => {
      controller.abort();
    };
  }, [names, load]);

  return useMemo(
    () =>
      new Map(
        names.map((name) => [
          name,
          {
            ...(held[idOf(name)] ?? { state: 'loading' as const }),
            reload: ({ isQuiet = false } = {}) => {
              if (!isQuiet) setHeld((all) => ({ ...all, [idOf(name)]: { state: 'loading' } }));
              void load(name);
            },
          },
        ]),
      ),
    [names, held, idOf, load],
  );
}

type Wanted = Parameters<Broadsheet['industry']['chart']>[0];

async function fetchChart(
  client: Broadsheet,
  wanted: Wanted,
  signal: AbortSignal | undefined,
): Promise<Loaded<Chart>> {
  try {
    const value = await client.industry.chart(wanted, { signal });
    if (value) return { state: 'ready', value };
    return { state: 'failed', error: new Error(`The report no longer has ${wanted.image}.`) };
  } catch (error) {
    return { state: 'failed', error };
  }
}
