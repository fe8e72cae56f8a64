import { join } from 'node:path';
import { companySectionTokens } from '@broadsheet/contract';
import { openStore } from '@broadsheet/store';
import { obtainToken, saveBenchClient } from './bench-client.js';
import { fillStore } from './fill.js';
import { load, type Ask } from './load.js';
import { median, type Result } from './result.js';
import type { Scale } from './scale.js';
import { startServer, type ServerProcess } from './server-process.js';
import { readStoredSection } from './stored-sections.js';
import { inWorkFolder } from './work-folder.js';

const company = { Country: 'AU', EntityId: 1001, Language: 'English' };
const allSections: Ask = {
  path: '/company/v3/sections',
  body: { ...company, ReportSections: companySectionTokens },
};
const fullReport: Ask = { path: '/company/v3/fullreport', body: company };

/** Whole reports, and one section of many reports. */
export async function measureReportSections(scale: Scale): Promise<Result[]> {
  return [await measureFullReport(scale), await measureOneSection(scale)];
}

const mostTimeOfSections = 1.1;

async function measureFullReport(scale: Scale): Promise<Result> {
  const server = await startServer('demo-service.js');
  const token = await obtainToken(server.address);
  const speeds: Record<'full' | 'all', number[]> = { full: [], all: [] };
  const turn = async (name: keyof typeof speeds, ask: Ask, seconds: number) => {
    const asks: [Ask] = [ask];
    const shared = { address: server.address, token, asks, connections: 8 };
    const { perSecond } = await load({ ...shared, duration: { seconds } });
    speeds[name].push(perSecond);
  };
  await turn('full', fullReport, 2);
  await turn('all', allSections, 2);
  speeds.full = [];
  speeds.all = [];
  for (let round = 0; round < scale.hotRounds; round += 1) {
    const order = [
      () => turn('full', fullReport, scale.hotSeconds),
      () => turn('all', allSections, scale.hotSeconds),
    ];
    for (const take of round % 2 === 0 ? order : order.toReversed()) await take();
  }
  server.stop();
  const ratio = median(speeds.all.map((all, index) => all / (speeds.full[index] ?? NaN)));
  return {
    work: 'fullreport of company 1001, time against sections with all 34 tokens',
    goal: `≤ ${String(mostTimeOfSections)}`,
    measured: `${median(speeds.full).toFixed(0)}/s of ${median(speeds.all).toFixed(0)}/s`,
    ratio,
    holds: ratio <= mostTimeOfSections,
  };
}

const sectionReports = 10_000;
const leastOfReading = 0.5;
const token = 'financials';

/** Bytes per second, against reading the same bytes from the database without a server. */
function measureOneSection(scale: Scale): Promise<Result> {
  return inWorkFolder(async (folder) => {
    const file = join(folder, 'sections.db');
    const store = await openStore(`sqlite:${file}`);
    await saveBenchClient(store);
    const documents = Math.min(sectionReports, 2000);
    await fillStore(store, { editions: sectionReports, documents, companies: 1 });
    await store.close();
    const server = await startServer('service.js', [`sqlite:${file}`]);
    const access = await obtainToken(server.address);
    const speeds: Record<'served' | 'read', number[]> = { served: [], read: [] };
    for (let round = 0; round <= scale.rounds; round += 1) {
      const served = await measureBytes(() => fetchAll(server, access));
      const read = await measureBytes(() => Promise.resolve(readStoredSection(file, token)));
      if (round === 0) continue;
      speeds.served.push(served);
      speeds.read.push(read);
    }
    server.stop();
    const ratio = median(speeds.served.map((speed, index) => speed / (speeds.read[index] ?? NaN)));
    const inMegabytes = (speed: number) => `${(speed / 1e6).toFixed(1)} MB/s`;
    return {
      work: `section ${token} of ${sectionReports.toLocaleString('en')} reports, against reading the same bytes from SQLite`,
      goal: `≥ ${String(leastOfReading)}`,
      measured: `${inMegabytes(median(speeds.served))} of ${inMegabytes(median(speeds.read))}`,
      ratio,
      holds: ratio >= leastOfReading,
    };
  });
}

/** Bytes per second. */
async function measureBytes(read: () => Promise<number>): Promise<number> {
  const startedAt = performance.now();
  const bytes = await read();
  return (bytes / (performance.now() - startedAt)) * 1000;
}

async function fetchAll({ address }: ServerProcess, access: string): Promise<number> {
  let bytes = 0;
  let After: string | undefined;
  do {
    const answer = await fetch(`${address}/company/v3/section`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${access}`,
        'content-type': 'application/json',
        'accept-encoding': 'identity',
      },
      body: JSON.stringify({
        ...{ Country: 'AU', ReportSection: token, Limit: 1000 },
        ...(After !== undefined && { After }),
      }),
    });
    const text = await answer.text();
    bytes += text.length;
    [, After] = /"Next":"([\w-]+)"\}$/.exec(text.slice(-400)) ?? [];
  } while (After !== undefined);
  return bytes;
}
