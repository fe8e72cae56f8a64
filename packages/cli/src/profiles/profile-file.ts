import { chmod, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeFileAtomically } from '../files/write-file-atomically.js';
import { UserError } from '../user-error.js';
import { configFolder } from './config-folder.js';

/** A service and the credentials for it: a user of a client, or a token. */
export type Profile = { url: string } & (
  | { clientId: string; username: string; password: string }
  | { token: string }
);

export type Profiles = Record<string, Profile>;

export const defaultProfile = 'default';

export const profilesPath = (): string => join(configFolder(), 'profiles.json');

/** Empty before the first login. */
export async function readProfiles(path = profilesPath()): Promise<Profiles> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  await warnOfOnlookers(path);
  return parseProfiles(text, path);
}

/** Adds or replaces the profile with this name; removes it if the profile is undefined. */
export async function saveProfile(
  name: string,
  profile: Profile | undefined,
  path = profilesPath(),
): Promise<void> {
  const profiles = new Map(Object.entries(await readProfiles(path)));
  if (profile) profiles.set(name, profile);
  else profiles.delete(name);
  const content = { profiles: Object.fromEntries(profiles) };
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  await writeFileAtomically(path, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
}

function parseProfiles(text: string, path: string): Profiles {
  try {
    const { profiles } = JSON.parse(text) as { profiles?: Profiles };
    if (profiles && Object.values(profiles).every(isProfile)) return profiles;
  } catch {
    // Reported below: the parser's own message could quote a password.
  }
  throw new UserError(
    `${path} is not as "broadsheet login" writes it. Remove it and log in again, or correct it: {"profiles":{"default":{"url":…,"clientId":…,"username":…,"password":…}}}.`,
  );
}

function isProfile(value: unknown): value is Profile {
  const { url, clientId, username, password, token } = (value ?? {}) as Record<string, unknown>;
  const isText = (part: unknown) => typeof part === 'string';
  return isText(url) && (isText(token) || [clientId, username, password].every(isText));
}

/** Windows has no such permissions; there the user's folder is private. */
async function warnOfOnlookers(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const { mode } = await stat(path);
  if ((mode & 0o077) === 0) return;
  process.stderr.write(
    `Others on this machine can read ${path}; to correct this, run: chmod 600 ${path}\n`,
  );
}
