import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoRisk } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { hashDraft, openStore, sha256, type HashedDraft } from '@broadsheet/store';
import { obtainToken, saveBenchClient } from './bench-client.js';
import { load, type Ask } from './load.js';
import { startPostgres } from './postgres.js';
import { median, type Result } from './result.js';
import type { Scale } from './scale.js';
import { pinLoad, startServer, unpin } from './server-process.js';
import { measureStartTimes } from './start-times.js';
import { buildClassifications, listNationalCodes } from './synthetic-classifications.js';
import { inWorkFolder } from './work-folder.js';

const author = { name: 'bench', address: '' };
const leastGain = 20;
const mostOfStart = 1.1;
const requestedCodes = 1000;

/**
 * Many codes in one request against one request per code, and what five whole classifications cost
 * at start.
 */
export function measureClassifications(scale: Scale): Promise<Result[]> {
  return inWorkFolder(async (folder) => {
    unpin();
    const file = join(folder, 'codes.db');
    const plain = join(folder, 'plain.db');
    await fill(`sqlite:${file}`, true);
    await fill(`sqlite:${plain}`, false);
    const results = await measureStore(`sqlite:${file}`, 'SQLite', scale);
    const databaseFolder = join(folder, 'postgres');
    mkdirSync(databaseFolder);
    const postgres = await startPostgres(databaseFolder);
    try {
      await fill(postgres.url, true);
      results.push(...(await measureStore(postgres.url, 'PostgreSQL', scale)));
    } finally {
      await postgres.stop();
    }
    unpin();
    return [...results, ...(await measureStart(file, plain, scale))];
  });
}

/** Every second of the codes has a report. */
async function fill(databaseUrl: string, hasCodes: boolean): Promise<void> {
  const store = await openStore(databaseUrl);
  await saveBenchClient(store);
  const [document] = demoRisk({ seed: 1, count: 1 });
  const template = hashDraft(buildDraft({ family: 'risk', document }));
  const codes = listNationalCodes().filter((_, index) => index % 2 === 0);
  await store.editions.publish(
    codes.map((code) => vary(template, code)),
    author,
  );
  if (hasCodes) await store.classifications.publish(buildClassifications(), author);
  await store.close();
}

function vary(template: HashedDraft, code: string): HashedDraft {
  const document = template.document
    .replace(/"Code":"[^"]*/, `"Code":"${code}`)
    .replace(/"Country":"[^"]*/, '"Country":"US');
  const key = { ...template.key, country: 'US', code };
  return { ...template, key, document, sha256: sha256(document), searchTerms: [code] };
}

const operations: Record<string, (codes: string[]) => Ask> = {
  convert: (Codes) => ({
    path: '/classifications/v3/convert',
    body: { From: 'NAICS-2022', To: 'ANZSIC-2006', Codes },
  }),
  reportsbycode: (ClassificationCode) => ({
    path: '/classifications/v3/reportsbycode',
    body: { Version: ['NAICS-2022'], ClassificationCode },
  }),
};

async function measureStore(
  databaseUrl: string,
  name: string,
  { rounds }: Scale,
): Promise<Result[]> {
  pinLoad();
  const server = await startServer('service.js', [databaseUrl]);
  const token = await obtainToken(server.address);
  const codes = listNationalCodes().slice(0, requestedCodes);
  const results: Result[] = [];
  for (const [operation, ask] of Object.entries(operations)) {
    const together: number[] = [];
    const single: number[] = [];
    const shared = { address: server.address, token };
    for (let round = 0; round <= rounds; round += 1) {
      const one = await load({
        ...{ ...shared, asks: [ask(codes)], connections: 1, duration: { answers: 1 } },
      });
      const startedAt = performance.now();
      const asks = codes.map((code) => ask([code]));
      await load({ ...shared, asks, duration: { answers: requestedCodes } });
      const singleMs = performance.now() - startedAt;
      // The first round warms up both.
      if (round === 0) continue;
      together.push(median(one.latencies));
      single.push(singleMs);
    }
    const ratio = median(single.map((ms, index) => ms / (together[index] ?? NaN)));
    results.push({
      work: `${operation} of ${requestedCodes.toLocaleString('en')} codes in one request, five whole classifications in ${name}: times as fast as ${requestedCodes.toLocaleString('en')} requests of one code`,
      goal: `≥ ${String(leastGain)}`,
      measured: `${median(together).toFixed(0)} ms against ${median(single).toFixed(0)} ms`,
      ...{ ratio, holds: ratio >= leastGain },
    });
  }
  server.stop();
  return results;
}

async function measureStart(file: string, plain: string, { starts }: Scale): Promise<Result[]> {
  const times = { file: [] as number[], plain: [] as number[] };
  const pages = { file: 0, plain: 0 };
  for (let round = 0; round <= starts; round += 1) {
    for (const [name, database] of [['file', file] as const, ['plain', plain] as const]) {
      const { processorMs, pageBytes } = await measureStartTimes(database);
      pages[name] = pageBytes;
      if (round > 0) times[name].push(processorMs);
    }
  }
  const ratio = median(times.file) / median(times.plain);
  const bytes = pages.file - pages.plain;
  return [
    {
      work: 'processor time of a start with five whole classifications in the store, against one without',
      goal: `≤ ${String(mostOfStart)}`,
      measured: `${median(times.file).toFixed(0)} ms of ${median(times.plain).toFixed(0)} ms`,
      ...{ ratio, holds: ratio <= mostOfStart },
    },
    {
      work: "the explorer's first page with five whole classifications in the store: bytes more",
      goal: '0',
      measured: `${String(bytes)} of ${String(pages.plain)}`,
      holds: bytes === 0,
    },
  ];
}
