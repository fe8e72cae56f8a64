import {
  AuthenticationError,
  Broadsheet,
  BroadsheetError,
  EntitlementError,
  NetworkError,
  type Credentials,
} from '@broadsheet/client';
import { Option } from 'commander';
import { UserError } from './user-error.js';

/** Who the command is towards a running service. */
export interface CredentialOptions {
  clientId?: string;
  username?: string;
  password?: string;
  token?: string;
}

/** Every command that talks to a service takes these, or finds them in the environment. */
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

/** Patient enough for bulk work that meets a limit or a restart of the service. */
const maxRetries = 6;

export function connect(url: string, options: CredentialOptions): Broadsheet {
  try {
    return new Broadsheet({ baseUrl: url, credentials: credentialsOf(options), maxRetries });
  } catch (error) {
    // The client refuses an address or a token with a message that says what is wrong with it.
    throw error instanceof TypeError ? new UserError(error.message) : error;
  }
}

function credentialsOf({ clientId, username, password, token }: CredentialOptions): Credentials {
  // Who is named on the command line is meant, though the environment holds a token.
  if (clientId && username && password) return { clientId, username, password };
  if (token) return token;
  throw new UserError(
    'Say who you are: --client-id, --username and --password, or BROADSHEET_CLIENT_ID, BROADSHEET_USERNAME and BROADSHEET_PASSWORD, or BROADSHEET_TOKEN in the environment.',
  );
}

/** Turns a failed call into what the user can do about it; anything else is passed on. */
export function explainFailure(error: unknown, url: string): never {
  if (!(error instanceof BroadsheetError)) throw error;
  const advice = adviceFor(error, url);
  throw new UserError(advice === undefined ? error.message : `${error.message}\n${advice}`);
}

function adviceFor(error: BroadsheetError, url: string): string | undefined {
  if (error instanceof AuthenticationError) {
    return 'Check the client id, user and password; an administrator can give out new ones with "broadsheet clients rotate".';
  }
  if (error instanceof EntitlementError) {
    return 'An administrator can extend what a client may do with "broadsheet clients set".';
  }
  return error instanceof NetworkError ? `Is a service running at ${url}?` : undefined;
}
