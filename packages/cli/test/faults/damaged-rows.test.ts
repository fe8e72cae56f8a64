/**
 * Bytes that change in the database by themselves: found when they are read, and computed again.
 */
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { createRenderer } from '@broadsheet/charts/render';
import { buildApp, type App } from '@broadsheet/server';
import type { Store } from '@broadsheet/store';
import { DatabaseSync } from '@photostructure/sqlite';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { shareRenderer } from '../../../../test/share-renderer.js';
import { createPostgresDatabase } from '../postgres-database.js';
import { createFolder } from '../service-process.js';
import { fillLibrary } from './library.js';

interface Damageable {
  url: string;
  /** Changes one byte in the middle of a column of every row. */
  flip(table: string, column: string): Promise<void>;
  /** Removes the checksums, as in a database of an older version. */
  forgetChecksums(): Promise<void>;
  remove(): Promise<void>;
}

async function createSqlite(): Promise<Damageable> {
  const folder = await createFolder();
  const path = join(folder.path, 'reports.db');
  const execute = (statement: string) => {
    const sqlite = new DatabaseSync(path, { timeout: 30_000 });
    sqlite.exec(statement);
    sqlite.close();
    return Promise.resolve();
  };
  return {
    url: `sqlite:${path}`,
    flip: (table, column) =>
      execute(
        `update ${table} set ${column} = cast(substr(${column}, 1, length(${column}) / 2) || x'7e' || substr(${column}, length(${column}) / 2 + 2) as blob) where ${column} is not null`,
      ),
    forgetChecksums: () => execute('update image set crc32 = null'),
    remove: folder.remove,
  };
}

async function createPostgres(): Promise<Damageable> {
  const { url, execute, remove } = await createPostgresDatabase();
  return {
    url,
    async flip(table, column) {
      await execute(
        `update ${table} set ${column} = set_byte(${column}, length(${column}) / 2, 126) where ${column} is not null`,
      );
    },
    async forgetChecksums() {
      await execute('update image set crc32 = null');
    },
    remove,
  };
}

/** Reused, because each new one would load all drawing code. */
const renderer = shareRenderer(() => createRenderer({ workers: 1 }));
afterAll(() => renderer.close());

interface Running {
  store: Store;
  app: App;
  /** The logged errors. */
  errors: string[];
  ask(path: string, body?: object): Promise<{ status: number; text: string }>;
  stop(): Promise<void>;
}

/** Starts with an empty cache, so that everything is read from the database. */
async function start(store: Store, cacheBytes?: number): Promise<Running> {
  const errors: string[] = [];
  const log = new Writable({
    write: (line: Buffer, _encoding, done) => {
      errors.push((JSON.parse(line.toString()) as { msg: string }).msg);
      done();
    },
  });
  const logger = pino({ level: 'error' }, log);
  const app = await buildApp({
    ...{ store, renderer, logger, version: '0.0.0' },
    // A machine that is busy with other tests is no reason to refuse a request.
    overloadDelayMs: 0,
    ...(cacheBytes !== undefined && { cacheBytes }),
  });
  const credentials = { ClientId: 'read', Username: 'ann', Password: 'secret' };
  const login = await app.http.inject({
    ...{ method: 'POST', url: '/authentication/token', payload: credentials },
  });
  const { access_token: token } = login.json<{ access_token: string }>();
  return {
    ...{ store, app, errors },
    async ask(url, payload) {
      const { statusCode, body } = await app.http.inject({
        ...{ method: 'POST', url, headers: { authorization: `Bearer ${token}` } },
        ...(payload && { payload }),
      });
      return { status: statusCode, text: body };
    },
    async stop() {
      await app.http.close();
    },
  };
}

/** A refresh waits for a pause in publishing. */
const patience = { timeout: 20_000, interval: 100 };

const contentOf = (text: string): unknown => (text.startsWith('{') ? JSON.parse(text) : text);

const image = '/industry/v3/image/?country=au&code=1214&language=english&image=revenue';
const images = { Country: 'AU', Code: '1214' };
const sections = { Country: 'AU', EntityId: 1001, ReportSections: ['title', 'rank', 'financials'] };

describe.each([
  ['SQLite', createSqlite],
  ['PostgreSQL', createPostgres],
])('on %s', (_name, createDatabase) => {
  let database: Damageable;
  let store: Store;
  let running: Running;

  afterEach(async () => {
    await running.stop();
    await store.close();
    await database.remove();
  });

  /** Requests, damages what was saved, and requests again with an empty cache. */
  async function damage(
    ask: () => Promise<{ status: number; text: string }>,
    harm: () => Promise<void>,
  ) {
    database = await createDatabase();
    store = await fillLibrary(database.url);
    running = await start(store);
    const before = await ask();
    expect(before.status, before.text).toBe(200);
    await running.stop();
    await harm();
    running = await start(store);
    const after = await ask();
    expect(after.status, after.text).toBe(200);
    // Documents are stored with sorted keys, so the order of keys may differ.
    expect(contentOf(after.text)).toEqual(contentOf(before.text));
  }

  it('a damaged picture is found, drawn again and logged', async () => {
    await damage(
      () => running.ask(image),
      () => database.flip('image', 'base64'),
    );
    expect(running.errors).toEqual(['a picture was damaged in the store; it is drawn again']);
    await running.stop();
    running = await start(store);
    expect((await running.ask(image)).status).toBe(200);
    expect(running.errors).toEqual([]);
  });

  it('a damaged picture is found also after five hundred that were not', async () => {
    database = await createDatabase();
    store = await fillLibrary(database.url);
    running = await start(store, 0);
    const whole = await running.ask(image);
    for (let time = 0; time < 500; time += 1) {
      expect((await running.ask(image)).text === whole.text).toBe(true);
      // As between requests that arrive through a socket.
      await setImmediate();
    }
    await database.flip('image', 'base64');
    expect(await running.ask(image)).toEqual(whole);
    expect(running.errors).toEqual(['a picture was damaged in the store; it is drawn again']);
    expect(await running.ask(image)).toEqual(whole);
    expect(running.errors).toHaveLength(1);
  });

  it('a damaged picture that has no checksum is found by its hash', async () => {
    await damage(
      () => running.ask(image),
      async () => {
        await database.flip('image', 'base64');
        await database.forgetChecksums();
      },
    );
    expect(running.errors).toHaveLength(1);
  });

  it('a whole picture that has no checksum is left as it is', async () => {
    await damage(
      () => running.ask(image),
      () => database.forgetChecksums(),
    );
    expect(running.errors).toEqual([]);
  });

  it('a damaged list of images is rebuilt', async () => {
    await damage(
      () => running.ask('/industry/v3/images', images),
      () => database.flip('edition', 'listing'),
    );
    expect(running.errors).toEqual(['a listing was damaged in the store; it is made again']);
  });

  it('damaged sections are rebuilt from the document', async () => {
    await damage(
      () => running.ask('/company/v3/sections', sections),
      () => database.flip('edition', 'sections'),
    );
    expect(running.errors).toEqual(['sections were damaged in the store; they are made again']);
  });

  it('damaged figures that span companies are left out, and recomputed', async () => {
    database = await createDatabase();
    store = await fillLibrary(database.url);
    running = await start(store);
    const ask = () => running.ask('/company/v3/sections', sections);
    const before = contentOf((await ask()).text);
    await running.stop();
    await database.flip('spanning', 'sections');
    running = await start(store);
    const meanwhile = await ask();
    expect(meanwhile.status).toBe(200);
    expect(JSON.parse(meanwhile.text)).toMatchObject({ Sections: [{ StatusCode: 200 }, {}, {}] });
    expect(running.errors).toContain('figures that span reports were damaged; they are made again');
    await expect.poll(async () => contentOf((await ask()).text), patience).toEqual(before);
  });
});
