import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { demoClassifications, demoDocuments, demoFirstEditions } from '@broadsheet/demo';
import { buildDraft, refreshSpanning } from '@broadsheet/editions';
import { openStore } from '@broadsheet/store';

export interface Service {
  address: string;
  user: User;
  stop(): Promise<void>;
}

export interface Cookie {
  name: string;
  value: string;
}

interface User {
  ClientId: string;
  Username: string;
  Password: string;
}

const namesake = (name: string): User => ({ ClientId: name, Username: name, Password: name });
/** May see every page. */
const benchUser = namesake('bench');

/** The command with the demo reports, and with a client that may also publish and administer. */
export async function startService(root: string, folder: string): Promise<Service> {
  const databaseUrl = `sqlite:${join(folder, 'reports.db')}`;
  await fillStore(databaseUrl);
  return { ...(await startCommand(root, [], databaseUrl)), user: benchUser };
}

/** The demo as a revision has it. */
export async function startDemo(root: string, folder: string): Promise<Service> {
  const command = await startCommand(root, ['--demo'], `sqlite:${join(folder, 'demo.db')}`);
  return { ...command, user: namesake('demo') };
}

/** Signs in as the form does, and returns the cookie. */
export async function signIn({ address, user }: Service): Promise<Cookie> {
  const answer = await fetch(`${address}/authentication/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(user),
  });
  const [, name, value] = /^([^=]+)=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  if (name === undefined || value === undefined) {
    throw new Error(`Nobody was signed in: ${await answer.text()}`);
  }
  return { name, value };
}

async function fillStore(databaseUrl: string): Promise<void> {
  const store = await openStore(databaseUrl);
  const author = { name: 'bench', address: '' };
  const everything = { families: '*', countries: '*', languages: '*' } as const;
  await store.clients.save({
    id: benchUser.ClientId,
    name: 'Benchmark',
    entitlements: [
      { access: 'read', ...everything },
      { access: 'publish', ...everything },
      { access: 'administer', ...everything },
    ],
    users: { [benchUser.Username]: benchUser.Password },
  });
  // Reports have earlier editions, so that some of them moved.
  await store.editions.publish([...demoFirstEditions()].map(buildDraft), author);
  await store.editions.publish([...demoDocuments()].map(buildDraft), author);
  await store.classifications.publish(demoClassifications(), author);
  await refreshSpanning(store);
  await store.close();
}

async function startCommand(root: string, args: string[], databaseUrl: string) {
  const command = join(root, 'packages/cli/bin/broadsheet.js');
  const child = spawn(process.execPath, [command, 'serve', '--port', '0', ...args], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const address = await findAddress(child);
  await waitUntilIdle(child);
  return {
    address,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

function findAddress(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      output += data.toString();
      const [, found] = /listens on (\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.on('close', () => {
      reject(new Error(`The service ended: ${output}`));
    });
  });
}

/** After its start the service draws all charts, which would slow down the browser beside it. */
async function waitUntilIdle({ pid = 0 }: ChildProcess): Promise<void> {
  const readTime = () => execFileSync('ps', ['-o', 'time=', '-p', String(pid)]).toString();
  let before;
  let now = readTime();
  do {
    before = now;
    await setTimeout(3000);
    now = readTime();
  } while (now !== before);
}
