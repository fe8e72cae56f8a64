import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { openStore } from '@broadsheet/store';
import { load, type Ask } from './load.js';
import { quantile, type Result } from './result.js';
import type { Scale } from './scale.js';
import { startThreadedServer } from './server-process.js';
import { inWorkFolder } from './work-folder.js';

const mostOfIdle = 2;
/** Several, because a user may obtain 120 tokens a minute and an address 600. */
const users = ['ann', 'bob', 'cem', 'dee', 'eva', 'fay'];
const password = 'bench';
/** One at a time: on two cores, two logins would wait for each other. */
const betweenLoginsMs = 100;
/** As many requests as `broadsheet publish` sends at once. */
const connections = 16;
/** How long the work runs before the first login. */
const aheadMs = 1000;

const works = ['idle', 'drawing', 'publishing'] as const;
type Work = (typeof works)[number];

/** Logins while charts are drawn and while many reports are published, against an idle service. */
export function measureLogins(scale: Scale): Promise<Result[]> {
  return inWorkFolder(async (folder) => {
    const databaseUrl = `sqlite:${join(folder, 'logins.db')}`;
    const documents = listDocuments();
    await fill(databaseUrl, documents);
    const { address, stop } = await startThreadedServer('service.js', [databaseUrl, '', 'all']);
    const { token } = await logIn(address, 0);
    const publishes = listPublishes(documents);
    const times: Record<Work, number[]> = { idle: [], drawing: [], publishing: [] };
    // The first round warms up.
    for (let round = 0; round <= scale.rounds; round += 1) {
      const asks = { idle: [], drawing: listDrawings(round), publishing: publishes };
      for (const work of works) {
        const seconds = scale.loginSeconds + aheadMs / 1000;
        const shared = { address, token, connections, duration: { seconds } };
        const working =
          asks[work].length > 0 ? load({ ...shared, asks: asks[work] }) : pause(seconds * 1000);
        const took = await logInUntil(address, working);
        if (round > 0) times[work].push(...took);
      }
    }
    stop();
    return [
      compare('a login while charts are drawn', times.drawing, times.idle),
      compare('a login while much is published', times.publishing, times.idle),
    ];
  });
}

function compare(work: string, busy: number[], idle: number[]): Result {
  const [ours, theirs] = [quantile(busy, 0.99), quantile(idle, 0.99)];
  const ratio = ours / theirs;
  const medians = `median ${quantile(busy, 0.5).toFixed(0)} of ${quantile(idle, 0.5).toFixed(0)}`;
  return {
    work: `${work}, p99 against a service without work`,
    goal: `≤ ${String(mostOfIdle)}`,
    measured: `${ours.toFixed(0)} of ${theirs.toFixed(0)} ms (${medians})`,
    ratio,
    holds: ratio <= mostOfIdle,
  };
}

interface Document {
  family: string;
  document: object;
}

function listDocuments(): Document[] {
  const counts = { industry: 32, company: 0 };
  return [...demoDocuments({ counts })]
    .filter(({ family }) => family === 'industry')
    .map(({ family, document }) => ({ family, document: document as object }));
}

async function fill(databaseUrl: string, documents: Document[]): Promise<void> {
  const store = await openStore(databaseUrl);
  const everything = { families: '*', countries: '*', languages: '*' } as const;
  await store.clients.save({
    id: 'bench',
    name: 'Benchmark',
    entitlements: [
      { access: 'read', ...everything },
      { access: 'publish', ...everything },
    ],
    users: Object.fromEntries(users.map((user) => [user, password])),
  });
  await store.editions.publish(documents.map(buildDraft), { name: 'bench', address: '' });
  await store.close();
}

/** Each document alternates between two dates, so that each publish is a new edition. */
function listPublishes(documents: Document[]): Ask[] {
  return ['2026-06-29', '2026-06-28'].flatMap((DataDate) =>
    documents.map(({ family, document }) => {
      const { Country, Code, Language } = document as Record<string, string>;
      const path = ['', 'publish', 'v1', family, Country, Code, Language].join('/');
      return { method: 'PUT', path: encodeURI(path), body: { ...document, DataDate } };
    }),
  );
}

const charts = ['Revenue', 'Employees', 'CostStructure', 'MajorMarkets', 'ProductsAndServices'];
const widthsARound = 250;

/** Sizes that were not requested before. */
function listDrawings(round: number): Ask[] {
  return Array.from({ length: widthsARound }, (_, index) => 400 + round * widthsARound + index)
    .flatMap((Width) => charts.map((Image) => ({ Width, Image })))
    .map((chosen) => ({
      path: '/industry/v3/chart',
      body: { Country: 'AU', Code: '1214', Language: 'English', Format: 'png', ...chosen },
    }));
}

/** Logs in again and again until the work ends; returns the milliseconds of each login. */
async function logInUntil(address: string, working: Promise<unknown>): Promise<number[]> {
  const ending = new AbortController();
  const ended = working.finally(() => {
    ending.abort();
  });
  await pause(aheadMs);
  const times: number[] = [];
  for (let turn = 0; !ending.signal.aborted; turn += 1) {
    const { tookMs } = await logIn(address, turn);
    times.push(tookMs);
    await pause(betweenLoginsMs);
  }
  await ended;
  // The work ended during the last one.
  return times.slice(0, -1);
}

async function logIn(address: string, turn: number): Promise<{ token: string; tookMs: number }> {
  const startedAt = performance.now();
  const Username = users[turn % users.length];
  const answer = await fetch(`${address}/authentication/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ClientId: 'bench', Username, Password: password }),
  });
  const body = (await answer.json()) as { access_token: string };
  if (!answer.ok) throw new Error(`a login was refused: ${JSON.stringify(body)}`);
  return { token: body.access_token, tookMs: performance.now() - startedAt };
}
