import { join } from 'node:path';
import { refreshSpanning } from '@broadsheet/editions';
import { openStore } from '@broadsheet/store';
import { obtainToken, saveBenchClient } from './bench-client.js';
import { drawOne } from './cold-images.js';
import { fillStore } from './fill.js';
import { load, type Ask } from './load.js';
import { median, quantile, type Result } from './result.js';
import type { Scale } from './scale.js';
import { pinLoad, startServer, unpin, type ServerProcess } from './server-process.js';
import { measureStarts } from './starts.js';
import { askImage, askImages, askSections, listReports, shuffle } from './stored-reports.js';
import { addSyntheticImages } from './synthetic-images.js';
import { inWorkFolder } from './work-folder.js';

const worstRatio = 1.3;
const longestStartMs = 1000;
/** The same number of each family is requested in the small store and in the large one. */
const askedReports = 100;
/** No report stays in memory: each read goes to the store, because its size is what is compared. */
const noMemory = '0';

/**
 * The time of a read among a million editions, against a read among a thousand; and the time of a
 * start.
 */
export function measureManyEditions(scale: Scale): Promise<Result[]> {
  return inWorkFolder(async (folder) => {
    // A starting service may use every core, and so may the process that fills a store.
    unpin();
    const large = join(folder, 'large.db');
    const small = join(folder, 'small.db');
    const fillSeconds = await fill(large, scale.editions);
    await fill(small, scale.fewEditions);
    const starts = await measureStarts(large, scale.starts);
    pinLoad();
    const servers = {
      large: await startServer('service.js', [`sqlite:${large}`, noMemory]),
      small: await startServer('service.js', [`sqlite:${small}`, noMemory]),
    };
    const asks = { large: listAsks(large), small: listAsks(small) };
    const reads = await compare(
      servers,
      { large: asks.large.reads, small: asks.small.reads },
      scale,
    );
    const lists = await compare(
      servers,
      { large: asks.large.lists, small: asks.small.lists },
      scale,
    );
    servers.large.stop();
    servers.small.stop();
    const count = scale.editions.toLocaleString('en');
    const few = scale.fewEditions.toLocaleString('en');
    return [
      {
        work: `p99 at ${count} editions against p99 at ${few}: image, images list, sections`,
        goal: `≤ ${String(worstRatio)}`,
        ...reads,
        holds: reads.ratio <= worstRatio,
      },
      { work: `the same: report list, updated reports, changes`, goal: '', ...lists },
      {
        work: `start to first answer, with ${count} editions (made in ${fillSeconds.toFixed(0)} s)`,
        goal: '≤ 1 s',
        measured: `${(median(starts) / 1000).toFixed(2)} s`,
        holds: median(starts) <= longestStartMs,
      },
    ];
  });
}

async function fill(file: string, editions: number): Promise<number> {
  const startedAt = performance.now();
  const store = await openStore(`sqlite:${file}`);
  await saveBenchClient(store);
  await fillStore(store, { editions, depth: 4, documents: Math.min(2000, editions / 4) });
  // A service does this when publishing pauses; otherwise the first start on this store would do it
  // during the measurement.
  await refreshSpanning(store);
  await store.close();
  const seconds = (performance.now() - startedAt) / 1000;
  await drawOne(file);
  addSyntheticImages(file, 30_000);
  return seconds;
}

function listAsks(file: string): { reads: Ask[]; lists: Ask[] } {
  const industries = listReports(file, 'industry', askedReports);
  const companies = listReports(file, 'company', askedReports);
  const reads = [
    ...industries.map((report) => askImage(report)),
    ...industries.map(askImages),
    ...companies.map(askSections),
  ];
  const lists = industries.flatMap(({ country, language }): Ask[] => [
    { path: '/industry/v3/reportlist', body: { Country: country, Language: language, Limit: 20 } },
    { path: '/industry/v3/updatedreports', body: { StartDate: '2020-01-01', Limit: 20 } },
    { path: '/changes/v1/list', body: { Limit: 20 } },
  ]);
  return { reads: shuffle(reads), lists: shuffle(lists) };
}

async function compare(
  servers: Record<'large' | 'small', ServerProcess>,
  asks: Record<'large' | 'small', Ask[]>,
  { rounds, seconds }: Scale,
): Promise<{ measured: string; ratio: number }> {
  const tokens = {
    large: await obtainToken(servers.large.address),
    small: await obtainToken(servers.small.address),
  };
  const p99s = { large: [] as number[], small: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const size of ['large', 'small'] as const) {
      const { address } = servers[size];
      const duration = { seconds };
      const asked = { address, token: tokens[size], asks: asks[size], duration };
      const { latencies } = await load(asked);
      if (round > 0) p99s[size].push(quantile(latencies, 0.99));
    }
  }
  const ratio = median(p99s.large.map((p99, index) => p99 / (p99s.small[index] ?? NaN)));
  const measured = `${median(p99s.large).toFixed(2)} ms of ${median(p99s.small).toFixed(2)} ms`;
  return { measured, ratio };
}
