import { join } from 'node:path';
import { demoRisk } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { hashDraft, openStore, sha256, type HashedDraft, type Store } from '@broadsheet/store';
import { DatabaseSync } from '@photostructure/sqlite';
import { obtainToken, saveBenchClient } from './bench-client.js';
import { load, type Ask } from './load.js';
import { median, quantile, type Result } from './result.js';
import type { Scale } from './scale.js';
import { pinLoad, startServer, unpin } from './server-process.js';
import { inWorkFolder } from './work-folder.js';

const editions = 10;
const batchSize = 200;
const author = { name: 'bench', address: '' };
const mostOfList = 3;
const mostOfSql = 1.5;

const dayMs = 86_400_000;
const start = Date.UTC(2026, 0, 1);
/** Editions are ten days apart; in one report of a hundred, the last edition is a day newer. */
const timeOf = (edition: number) => start + edition * 10 * dayMs;
const lately = timeOf(editions) + dayMs;
const beforeLast = timeOf(editions) - dayMs;
const beforeLately = timeOf(editions) + dayMs / 2;

/**
 * Which of many risk scores moved: against a page of a list, and against the same SQL written by
 * hand.
 */
export function measureRiskWarnings(scale: Scale): Promise<Result[]> {
  return inWorkFolder(async (folder) => {
    unpin();
    const file = join(folder, 'risk.db');
    await fill(file, scale.riskReports);
    pinLoad();
    const server = await startServer('service.js', [`sqlite:${file}`]);
    const token = await obtainToken(server.address);
    const count = scale.riskReports.toLocaleString('en');
    const ask = (Since: number): Ask => ({
      path: '/risk/v3/earlywarning',
      body: { Since: new Date(Since).toISOString() },
    });
    const asked = { address: server.address, token, ask: ask(beforeLately) };
    const few = await compareWithList(asked, scale, 1);
    const atOnce = await compareWithList(asked, scale, 4);
    const all = await compareWithSql(
      { address: server.address, token, ask: ask(beforeLast) },
      file,
      scale,
    );
    server.stop();
    return [
      {
        work: `early warning over ${count} risk reports of ${String(editions)} editions, 1 % changed: p99 against a page of reportlist`,
        goal: `≤ ${String(mostOfList)}`,
        ...few,
        holds: few.ratio <= mostOfList,
      },
      { work: 'the same, four at once', goal: '', ...atOnce },
      {
        work: 'the same, all of them changed: time against the same SQL by hand',
        goal: `≤ ${String(mostOfSql)}`,
        ...all,
        holds: all.ratio <= mostOfSql,
      },
    ];
  });
}

async function fill(file: string, reports: number): Promise<void> {
  let now = start;
  const store = await openStore(`sqlite:${file}`, { clock: () => now });
  await saveBenchClient(store);
  const [document] = demoRisk({ seed: 1, count: 1 });
  const template = hashDraft(buildDraft({ family: 'risk', document }));
  for (let edition = 1; edition <= editions; edition += 1) {
    now = timeOf(edition);
    const isLast = edition === editions;
    const numbers = Array.from({ length: reports }, (_, index) => index);
    await publish(store, template, {
      edition,
      numbers: isLast ? numbers.filter((index) => index % 100 > 0) : numbers,
    });
    if (!isLast) continue;
    now = lately;
    await publish(store, template, {
      edition,
      numbers: numbers.filter((index) => index % 100 === 0),
    });
  }
  // Changes get their times when they are first read.
  await store.lists.listUpdated({ scopes: [], from: now, limit: 1 });
  await store.close();
}

async function publish(
  store: Store,
  template: HashedDraft,
  { edition, numbers }: { edition: number; numbers: number[] },
): Promise<void> {
  for (let from = 0; from < numbers.length; from += batchSize) {
    const batch = numbers
      .slice(from, from + batchSize)
      .map((index) => vary(template, index, edition));
    await store.editions.publish(batch, author);
  }
  await store.lists.listUpdated({ scopes: [], from: 0, limit: 1 });
}

/** Different codes, and a score that moves from edition to edition. */
function vary(template: HashedDraft, index: number, edition: number): HashedDraft {
  const code = String(100_000 + index);
  const key = { ...template.key, code };
  const document = template.document
    .replace(/"Code":"[^"]*/, `"Code":"${code}`)
    .replace(/"DataDate":"[^"]*/, `"DataDate":"${String(2000 + edition)}-06-30`);
  const value = 2 + ((index * 7 + edition * 13) % 60) / 10;
  const keyFigures = template.keyFigures.map((figure) => ({ ...figure, value }));
  return { ...template, key, document, sha256: sha256(document), searchTerms: [code], keyFigures };
}

interface Asked {
  address: string;
  token: string;
  ask: Ask;
}

/**
 * One request after another shows how long each takes; concurrent requests would wait for each
 * other.
 */
async function compareWithList(
  { ask, ...server }: Asked,
  { rounds, seconds }: Scale,
  connections: number,
) {
  const list: Ask = { path: '/risk/v3/reportlist', body: { Country: 'AU' } };
  const p99s = { moved: [] as number[], listed: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, asked] of [['moved', ask] as const, ['listed', list] as const]) {
      const { latencies } = await load({
        ...{ ...server, asks: [asked], connections, duration: { seconds } },
      });
      if (round > 0) p99s[name].push(quantile(latencies, 0.99));
    }
  }
  const ratio = median(p99s.moved.map((p99, index) => p99 / (p99s.listed[index] ?? NaN)));
  const measured = `${median(p99s.moved).toFixed(2)} ms of ${median(p99s.listed).toFixed(2)} ms`;
  return { measured, ratio };
}

async function compareWithSql({ ask, ...server }: Asked, file: string, { rounds }: Scale) {
  const database = new DatabaseSync(file, { readOnly: true });
  const statement = database.prepare(byHand);
  const times = { served: [] as number[], read: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const { latencies } = await load({
      ...{ ...server, asks: [ask], connections: 1, duration: { answers: 3 } },
    });
    const startedAt = performance.now();
    for (let turn = 0; turn < 3; turn += 1) statement.all(beforeLast, beforeLast);
    const read = (performance.now() - startedAt) / 3;
    if (round === 0) continue;
    times.served.push(median(latencies));
    times.read.push(read);
  }
  database.close();
  const ratio = median(times.served.map((time, index) => time / (times.read[index] ?? NaN)));
  const measured = `${median(times.served).toFixed(0)} ms of ${median(times.read).toFixed(0)} ms`;
  return { measured, ratio };
}

/** The first hundred reports whose total moved by 0.5, as a direct SQL query. */
const byHand = `
  select report.country, report.code, report.language, report.title, was.value, is_now.value,
    was.parts, is_now.parts, old.number, new.number
  from report
  join figure as is_now on is_now.report_id = report.id and is_now.name = 'Total'
    and is_now.edition_id = report.edition_id
  join figure as was on was.report_id = report.id and was.name = 'Total'
    and was.edition_id = (
      select max(edition_id) from figure
      where report_id = report.id and name = 'Total' and at < ?
    )
  join edition as old on old.id = was.edition_id
  join edition as new on new.id = is_now.edition_id
  where report.family = 'risk' and report.updated_at >= ? and report.edition_id is not null
    and abs(is_now.value - was.value) >= 0.5
  order by is_now.value - was.value desc, report.id limit 100`;
