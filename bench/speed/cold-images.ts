import { join } from 'node:path';
import { openStore } from '@broadsheet/store';
import { obtainToken, saveBenchClient } from './bench-client.js';
import { fillStore } from './fill.js';
import { load } from './load.js';
import { median, type Result } from './result.js';
import type { Scale } from './scale.js';
import { startServer } from './server-process.js';
import { askImage, listImageAsks, listReports, shuffle } from './stored-reports.js';
import { addSyntheticImages } from './synthetic-images.js';
import { inWorkFolder } from './work-folder.js';

const goal = 0.4;
/** Room for a picture or two: whatever is asked for next is not in it. */
const noMemory = '100000';

/** Pictures that are read from the disk's file each time, against one that is in memory. */
export function measureColdImages({ images, rounds, seconds }: Scale): Promise<Result[]> {
  return inWorkFolder(async (folder) => {
    const file = join(folder, 'images.db');
    await fillImages(file, images);
    const cold = await startServer('service.js', [`sqlite:${file}`, noMemory]);
    const hot = await startServer('service.js', [`sqlite:${file}`]);
    const token = await obtainToken(hot.address);
    const asks = shuffle(listImageAsks(file));
    const [first] = asks;
    const speeds = { cold: [] as number[], hot: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const shared = { token, seconds, connections: 8 };
      const a = await load({
        ...shared,
        address: cold.address,
        asks: rotate(asks, round / rounds),
      });
      const b = await load({ ...shared, address: hot.address, asks: first ? [first] : [] });
      if (round === 0) continue;
      speeds.cold.push(a.perSecond);
      speeds.hot.push(b.perSecond);
    }
    cold.stop();
    hot.stop();
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

/** Not every industry trades abroad: reports have a dozen pictures on average. */
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

/** One real picture, which tells under what theme and renderer pictures are kept. */
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

const rotate = <T>(items: T[], share: number): T[] => {
  const start = Math.floor(items.length * (share % 1));
  return [...items.slice(start), ...items.slice(0, start)];
};
