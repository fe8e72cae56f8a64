import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { obtainToken } from './bench-client.js';
import { compareWithBare } from './hot-reads.js';
import { startPrinter } from './print-explorer.js';
import { median, type Result } from './result.js';
import type { Scale } from './scale.js';
import { pinLoad, unpin } from './server-process.js';
import { prepareWorkbook } from './workbook-making.js';
import { findWorkbookPeer } from './workbook-peer.js';

const wine = { Family: 'industry', Country: 'AU', Code: '1214', Language: 'English' };
const page = '/explore/industry/AU/1214/English';
const path = '/downloads/v3/report';
/** How often everything runs before it is measured, because cold code is slow. */
const warmUps = 5;

/** Newly made files, against other ways of making them, and files from memory. */
export async function measureDownloads(scale: Scale): Promise<Result[]> {
  unpin();
  const service = await startDownloads();
  const pdf = await comparePdf(service, scale);
  const results = [...(pdf ? [pdf] : []), ...(await compareWorkbooks(service, scale))];
  service.stop();
  pinLoad();
  const asks = ['pdf', 'xlsx'].map((Format) => ({ path, body: { ...wine, Format } }));
  for (const ask of asks) {
    const name = `${ask.body.Format} of a report, from memory`;
    results.push(...(await compareWithBare([{ name, goal: 0.7, asks: [ask] }], scale)));
  }
  return results;
}

interface Downloads {
  address: string;
  /** Publishes an edition that no file was made from yet. */
  publish(): Promise<void>;
  make(format: string): Promise<Uint8Array>;
  stop(): void;
}

async function startDownloads(): Promise<Downloads> {
  const script = fileURLToPath(new URL('download-service.js', import.meta.url));
  const child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [address] = (await once(child, 'message')) as [string];
  const token = await obtainToken(address);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = async (to: string, body: object) => {
    const answer = await fetch(address + to, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
    if (!answer.ok) throw new Error(`${to} answered ${String(answer.status)}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  return {
    address,
    async publish() {
      child.send('publish');
      await once(child, 'message');
      // Both sides find the images drawn: the page requests their hashes.
      const { Images } = JSON.parse(
        Buffer.from(await post('/industry/v3/images', wine)).toString(),
      ) as { Images: { Name: string }[] };
      for (const { Name } of Images) await post('/industry/v3/chart', { ...wine, Image: Name });
    },
    make: (Format) => post(path, { ...wine, Format }),
    stop: () => child.kill(),
  };
}

/** Runs both in turns, alternating which is first, and returns the median milliseconds of each. */
async function takeTurns(
  service: Downloads,
  rounds: number,
  sides: [() => Promise<unknown>, () => Promise<unknown>],
  /** Before each round, and not measured. */
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    await service.publish();
    await prepare();
    for (const side of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const startedAt = performance.now();
      await sides[side]();
      if (round >= warmUps) times[side].push(performance.now() - startedAt);
    }
  }
  return [median(times[0]), median(times[1])];
}

async function comparePdf(service: Downloads, { rounds }: Scale): Promise<Result | undefined> {
  const printer = await startPrinter(service.address, page);
  if (!printer) {
    process.stderr.write('There is no Chromium here to compare with; CHROMIUM names one.\n');
    return undefined;
  }
  const [ours, printed] = await takeTurns(
    service,
    rounds,
    [() => service.make('pdf'), () => printer.print()],
    () => printer.leave(),
  );
  await printer.stop();
  return {
    work: 'PDF of a new edition of AU/1214, against printing its page with a Chromium that is running',
    goal: '≥ 2',
    measured: `${ours.toFixed(0)} of ${printed.toFixed(0)} ms`,
    ratio: printed / ours,
    holds: printed / ours >= 2,
  };
}

/** The making alone, for which the goal is, and all that a user waits for. */
async function compareWorkbooks(service: Downloads, { rounds }: Scale): Promise<Result[]> {
  const peer = await findWorkbookPeer();
  if (!peer) {
    process.stderr.write('exceljs could not be installed into bench/peers.\n');
    return [];
  }
  const makeHere = await prepareWorkbook(wine);
  const cells = await peer.readCells(await makeHere());
  const write = () => peer.writeCells(cells);
  const [made, written] = await takeTurns(service, rounds * 3, [makeHere, write]);
  const [answered, writtenBeside] = await takeTurns(service, rounds * 3, [
    () => service.make('xlsx'),
    write,
  ]);
  return [
    {
      work: 'making a workbook of AU/1214 with charts and formulas, against exceljs writing its cells, in one process',
      goal: '≥ 1',
      measured: `${made.toFixed(0)} of ${written.toFixed(0)} ms`,
      ratio: written / made,
      holds: written / made >= 1,
    },
    {
      work: 'workbook of a new edition of AU/1214 over HTTP, against exceljs writing its cells',
      goal: '',
      measured: `${answered.toFixed(0)} of ${writtenBeside.toFixed(0)} ms`,
      ratio: writtenBeside / answered,
    },
  ];
}
