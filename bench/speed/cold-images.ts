import { join } from 'node:path';
import { openStore } from '@broadsheet/store';
import { obtainToken, saveBenchClient } from './bench-client.js';
import { fillStore } from './fill.js';
import { load } from './load.js';
import { median, type Result } from './result.js';
import type { Scale } from './scale.js';
import { pinLoad, startServer, startThreadedServer, unpin } from './server-process.js';
import { askImage, listImageAsks, listReports, shuffle } from './stored-reports.js';
import { addSyntheticImages } from './synthetic-images.js';
import { inWorkFolder, settle } from './work-folder.js';

const goal = 0.4;
/** Enough for both threads: while some answers are sent, others are read. */
const connections = 16;

/**
 * Images requested once each, and so read from the database file, against one image in memory. Both
 * from the same process, whose cache has the default size, holds one image in a hundred, and is
 * full.
 */
export function measureColdImages({ images, rounds }: Scale): Promise<Result[]> {
  return inWorkFolder(async (folder) => {
    const file = join(folder, 'images.db');
    unpin();
    await fillImages(file, images);
    settle();
    pinLoad();
    // Images that are not in memory are read in a separate thread.
    const { address, stop } = await startThreadedServer('service.js', [`sqlite:${file}`]);
    const token = await obtainToken(address);
    const [first, ...others] = shuffle(listImageAsks(file));
    const hot = first ? [first] : [];
    // Cold code is slow: as many requests at once as later would be too many.
    const gently = { address, token, connections: 2, asks: hot, duration: { answers: 1000 } };
    await load(gently);
    // The first round warms up, and fills the cache.
    const turns = cut(others, rounds + 1);
    const speeds = { cold: [] as number[], hot: [] as number[] };
    for (const [round, asks] of turns.entries()) {
      const shared = { address, token, duration: { answers: asks.length }, connections };
      const a = await load({ ...shared, asks });
      const b = await load({ ...shared, asks: hot });
      if (round === 0) continue;
      speeds.cold.push(a.perSecond);
      speeds.hot.push(b.perSecond);
    }
    stop();
    const ratio = median(speeds.cold.map((speed, index) => speed / (speeds.hot[index] ?? NaN)));
    return [
      {
        work: `image not in memory, SQLite with ${images.toLocaleString('en')} images on disk, against hot`,
        goal: `≥ ${goal.toFixed(2)}`,
        measured: `${median(speeds.cold).toFixed(0)}/s of ${median(speeds.hot).toFixed(0)}/s`,
        ratio,
        holds: ratio >= goal,
      },
    ];
  });
}

/** Not every industry trades abroad: reports have a dozen images on average. */
const imagesAReport = 12;

async function fillImages(file: string, images: number): Promise<void> {
  const reports = Math.ceil(images / imagesAReport);
  const store = await openStore(`sqlite:${file}`);
  await saveBenchClient(store);
  await fillStore(store, { editions: reports, documents: reports, companies: 0 });
  await store.close();
  await drawOne(file);
  addSyntheticImages(file, images);
}

/** One really drawn image, which shows the theme and renderer that images are stored under. */
export async function drawOne(file: string): Promise<void> {
  const service = await startServer('service.js', [`sqlite:${file}`]);
  const [report] = listReports(file, 'industry', 1);
  if (!report) throw new Error('there is no industry report to draw');
  const { path } = askImage(report);
  const headers = { authorization: `Bearer ${await obtainToken(service.address)}` };
  const answer = await fetch(service.address + path, { method: 'POST', headers });
  if (!answer.ok) throw new Error(`the first picture was answered with ${String(answer.status)}`);
  service.stop();
}

function cut<T>(items: T[], pieces: number): T[][] {
  const size = Math.ceil(items.length / pieces);
  return Array.from({ length: pieces }, (_, piece) =>
    items.slice(piece * size, (piece + 1) * size),
  );
}
