import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { families } from '@broadsheet/contract';
import { openStore } from '@broadsheet/store';
import { prepareDemo } from '../src/demo-mode.js';

/**
 * Writes into the given folder a demo store as a first start leaves it, but with one industry and
 * one company only: with it, `serve --demo` is ready in a second and has few charts to draw ahead.
 */
export async function createSmallDemo(folder: string): Promise<void> {
  await mkdir(join(folder, 'data'), { mode: 0o700 });
  await fillDemo(`sqlite:${join(folder, 'data', 'demo.db')}`, { industry: 1, company: 1 });
}

/**
 * A demo store as a first start leaves it, with only the first industries and companies, and one report
 * of each other family.
 */
export async function fillShortDemo(databaseUrl: string): Promise<void> {
  const one = Object.fromEntries(families.names.map((family) => [family, 1]));
  await fillDemo(databaseUrl, { ...one, industry: 3, company: 3 });
}

async function fillDemo(databaseUrl: string, counts: Record<string, number>): Promise<void> {
  const store = await openStore(databaseUrl, { secretCost: { logN: 4, r: 1, p: 1 } });
  await prepareDemo(store, { host: '127.0.0.1', databaseUrl, counts });
  await store.close();
}

/** The demo's response for the rank of its first company, a figure that spans reports. */
export async function readRank(address: string): Promise<number | undefined> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const login = { ClientId: 'demo', Username: 'demo', Password: 'demo' };
  const { access_token } = (await post('/authentication/token', login)) as { access_token: string };
  const company = { Country: 'AU', EntityId: 1001, Language: 'English', ReportSections: ['rank'] };
  const authorization = `Bearer ${access_token}`;
  const { Sections } = (await post('/company/v3/sections', company, { authorization })) as {
    Sections: { StatusCode: number }[];
  };
  return Sections[0]?.StatusCode;
}
