import {
  AuthenticationError,
  Broadsheet,
  BroadsheetError,
  EntitlementError,
  NetworkError,
  NotFoundError,
  type Credentials,
  type Fetch,
} from '@broadsheet/client';
import { isLoopbackHost } from '@broadsheet/contract/loopback-host';
import { Option } from 'commander';
import { readProfiles } from './profiles/profile-file.js';
import {
  resolveConnection,
  type ConnectionOptions,
  type ResolvedConnection,
} from './profiles/resolve-connection.js';
import { printable } from './terminal/printable.js';
import { UserError } from './user-error.js';

/** The credentials of the command for a running service. */
export interface CredentialOptions {
  clientId?: string;
  username?: string;
  password?: string;
  token?: string;
}

/** Options of every command that calls a service; each can also come from the environment. */
export function credentialOptions(): Option[] {
  return [
    new Option('--client-id <id>', 'client to log in as').env('BROADSHEET_CLIENT_ID'),
    new Option('--username <name>', 'user of that client').env('BROADSHEET_USERNAME'),
    new Option('--password <text>', 'password of that user; better given in the environment').env(
      'BROADSHEET_PASSWORD',
    ),
    new Option('--token <text>', 'an access token instead of the three').env('BROADSHEET_TOKEN'),
  ];
}

/** Additional options of every command that reads from a service. */
export function serviceOptions(): Option[] {
  return [
    new Option('--url <url>', 'the service, such as https://reports.example.com').env(
      'BROADSHEET_URL',
    ),
    profileOption('the service and credentials that "broadsheet login" kept under this name'),
    ...credentialOptions(),
  ];
}

export function profileOption(description: string): Option {
  return new Option('--profile <profile>', description).env('BROADSHEET_PROFILE');
}

/** Enough retries for bulk work that meets a rate limit or a restart of the service. */
const maxRetries = 6;

/** Finds the service and the credentials from flags, the environment and the profiles. */
export async function findConnection(options: ConnectionOptions): Promise<ResolvedConnection> {
  return resolveConnection({ options, env: process.env, profiles: await readProfiles() });
}

export function connect(
  { url, credentials }: { url: string; credentials: Credentials },
  { retries = maxRetries } = {},
): Broadsheet {
  try {
    const fetch =
      URL.canParse(url) && isLoopbackHost(new URL(url).hostname) ? fetchPlain : undefined;
    return new Broadsheet({ baseUrl: url, credentials, maxRetries: retries, fetch });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // It says what is wrong with the address or the token, by the names of the client's options.
    throw new UserError(error.message.replace(/^baseUrl/, 'The address of the service'));
  }
}

/**
 * Requests to this machine ask for no compression: decompressing was a third of the work of a
 * mirror, and there is no network traffic to save.
 */
const fetchPlain: Fetch = (url, init) =>
  fetch(url, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), 'accept-encoding': 'identity' },
  });

/** Turns a failed call into advice for the user; rethrows any other error. */
export function explainFailure(error: unknown, url: string): never {
  if (!(error instanceof BroadsheetError)) throw error;
  const advice = adviceFor(error, url);
  const message = printable(error.message);
  throw new UserError(advice === undefined ? message : `${message}\n${advice}`);
}

function adviceFor(error: BroadsheetError, url: string): string | undefined {
  if (error instanceof AuthenticationError) {
    return 'Check the client id, user and password; an administrator can give out new ones with "broadsheet clients rotate".';
  }
  if (error instanceof EntitlementError) {
    return 'An administrator can extend what a client may do with "broadsheet clients set".';
  }
  if (error instanceof NetworkError) return networkAdvice(error.code ?? '', url);
  return error instanceof NotFoundError ? `Is ${url} the address of the service?` : undefined;
}

/** What to check when a connection failed with this system error code. */
export function networkAdvice(code: string, url: string): string {
  if (/CERT|SELF_SIGNED|UNABLE_TO_/.test(code)) {
    return `The certificate of ${url} is not trusted here. If it is one of your own, name the file of its authority: NODE_EXTRA_CA_CERTS=ca.pem`;
  }
  if (/SSL|EPROTO/.test(code))
    return `Does ${url} speak TLS? If not, its address starts with http://.`;
  return `Is a service running at ${url}?`;
}
