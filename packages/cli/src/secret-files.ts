import { readFileSync } from 'node:fs';
import { UserError } from './user-error.js';

/**
 * Settings that hold a secret: each may be read from a file, named by the setting with `_FILE`
 * added.
 */
export const secretSettings = [
  ...['DATABASE_URL', 'METRICS_TOKEN', 'STORE_KEY', 'OPENID_CLIENT_SECRET'],
  'BROADSHEET_PASSWORD',
];

/**
 * Reads secrets from the files that service managers and containers provide (`METRICS_TOKEN_FILE`),
 * so that no unit file and no process list shows them. The environment is changed in place.
 */
export function readSecretFiles(environment: NodeJS.ProcessEnv): void {
  for (const setting of secretSettings) {
    const path = environment[`${setting}_FILE`];
    if (path === undefined || path === '') continue;
    if (environment[setting] !== undefined) {
      throw new UserError(`${setting} and ${setting}_FILE are both set; keep one of them.`);
    }
    environment[setting] = readSecret(`${setting}_FILE`, path);
  }
}

function readSecret(setting: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new UserError(`${setting} is ${JSON.stringify(path)}, which cannot be read: ${code}.`);
  }
  if (text !== '') return text;
  throw new UserError(`${setting} is ${JSON.stringify(path)}, which is empty.`);
}
