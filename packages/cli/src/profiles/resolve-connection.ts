import type { Credentials } from '@broadsheet/client';
import { UserError } from '../user-error.js';
import { defaultProfile, type Profile, type Profiles } from './profile-file.js';
import { parseServiceAddress } from './service-address.js';

/** The service and credentials given to a command, by flags and environment together. */
export interface ConnectionOptions {
  url?: string;
  profile?: string;
  clientId?: string;
  username?: string;
  password?: string;
  token?: string;
}

/** The address of the service and the credentials for it. */
export interface ResolvedConnection {
  url: string;
  credentials: Credentials;
}

interface Sources {
  options: ConnectionOptions;
  env: NodeJS.ProcessEnv;
  profiles: Profiles;
}

/**
 * Flags come before the environment, and the environment before profiles; but a profile that is
 * named by a flag comes before the environment. The credentials of a profile are sent to the
 * address of that profile and nowhere else.
 */
export function resolveConnection({ options, env, profiles }: Sources): ResolvedConnection {
  const { flags, environment } = splitSources(options, env);
  const named = findNamed(flags.profile ?? (flags.url ? undefined : environment.profile), profiles);
  const url = flags.url ?? (flags.profile ? named?.url : (environment.url ?? named?.url));
  const profile = named ?? findFitting(url, profiles);
  const address = url ?? profile?.url;
  if (address === undefined) throw new UserError(noAddress);
  parseServiceAddress(address);
  if (named && !isSameAddress(named.url, address)) {
    throw new UserError(
      `The profile is for ${named.url}, but the address asked for is ${address}. Give one of them.`,
    );
  }
  const credentials =
    findCredentials(flags, environment) ??
    (flags.profile === undefined ? undefined : profileCredentials(named)) ??
    findCredentials(environment, {}) ??
    profileCredentials(profile);
  if (credentials === undefined) throw new UserError(noCredentials(address));
  return { url: address, credentials };
}

type Source = ConnectionOptions;

/** A value equal to the environment's counts as given by the environment. */
function splitSources(
  options: ConnectionOptions,
  env: NodeJS.ProcessEnv,
): { flags: Source; environment: Source } {
  const environment: Source = {};
  const flags: Source = {};
  for (const [name, variable] of Object.entries(variables) as [keyof Source, string][]) {
    // An empty variable counts as not set.
    if (env[variable]) environment[name] = env[variable];
    const given = options[name];
    if (given && given !== environment[name]) flags[name] = given;
  }
  return { flags, environment };
}

const variables: Record<keyof Source, string> = {
  url: 'BROADSHEET_URL',
  profile: 'BROADSHEET_PROFILE',
  clientId: 'BROADSHEET_CLIENT_ID',
  username: 'BROADSHEET_USERNAME',
  password: 'BROADSHEET_PASSWORD',
  token: 'BROADSHEET_TOKEN',
};

/** Undefined if this source holds no credentials; `rest` may fill in what it lacks. */
function findCredentials(source: Source, rest: Source): Credentials | undefined {
  const isUser = [source.clientId, source.username, source.password].some(Boolean);
  if (!isUser) return source.token;
  const { clientId, username, password } = { ...rest, ...source };
  if (clientId && username && password) return { clientId, username, password };
  // A token takes precedence over a password in the environment.
  if (source.token !== undefined) return source.token;
  const missing = Object.entries({
    '--client-id (BROADSHEET_CLIENT_ID)': clientId,
    '--username (BROADSHEET_USERNAME)': username,
    '--password (BROADSHEET_PASSWORD)': password,
  }).flatMap(([name, value]) => (value ? [] : [name]));
  throw new UserError(`To log in, ${missing.join(' and ')} must be given too.`);
}

function findNamed(name: string | undefined, profiles: Profiles): Profile | undefined {
  if (name === undefined) return undefined;
  // `name` comes from the user and may be the name of an object method.
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (profile) return profile;
  const names = Object.keys(profiles);
  const known = names.length > 0 ? `There are: ${names.join(', ')}.` : 'There are none yet.';
  throw new UserError(
    `There is no profile ${JSON.stringify(name)}. ${known} To create it: broadsheet login URL --profile ${name}. An address is written whole, such as https://reports.example.com`,
  );
}

/** Without an address the default profile; otherwise one with that address, the default first. */
function findFitting(url: string | undefined, profiles: Profiles): Profile | undefined {
  const byDefault = profiles[defaultProfile];
  if (url === undefined) return byDefault;
  const fits = (profile: Profile | undefined) => profile && isSameAddress(profile.url, url);
  return fits(byDefault) ? byDefault : Object.values(profiles).find(fits);
}

function profileCredentials(profile: Profile | undefined): Credentials | undefined {
  if (!profile) return undefined;
  if ('token' in profile) return profile.token;
  const { clientId, username, password } = profile;
  return { clientId, username, password };
}

export function isSameAddress(one: string, other: string): boolean {
  return plainAddress(one) === plainAddress(other);
}

function plainAddress(text: string): string {
  try {
    return new URL(text).href.replace(/\/+$/, '');
  } catch {
    return text;
  }
}

const noAddress =
  'Say which service: broadsheet login URL keeps it for later; or give --url, or BROADSHEET_URL in the environment.';

const noCredentials = (url: string) =>
  `Give your credentials for ${url}: broadsheet login ${url} keeps it for later; or give --client-id, --username and --password, or BROADSHEET_CLIENT_ID, BROADSHEET_USERNAME and BROADSHEET_PASSWORD, or BROADSHEET_TOKEN in the environment.`;
