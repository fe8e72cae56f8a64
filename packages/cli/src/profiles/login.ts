import { BroadsheetError, EntitlementError, NotFoundError } from '@broadsheet/client';
import { isLoopbackHost } from '@broadsheet/contract/loopback-host';
import { Command } from 'commander';
import {
  connect,
  credentialOptions,
  explainFailure,
  profileOption,
  type CredentialOptions,
} from '../connection.js';
import { formatExamples } from '../terminal/examples.js';
import { printable } from '../terminal/printable.js';
import { UserError } from '../user-error.js';
import { askAll, type Question } from './ask.js';
import {
  defaultProfile,
  profilesPath,
  readProfiles,
  saveProfile,
  type Profile,
} from './profile-file.js';
import { isSameAddress } from './resolve-connection.js';
import { parseServiceAddress } from './service-address.js';

interface LoginOptions extends CredentialOptions {
  profile?: string;
}

export function loginCommand(): Command {
  const command = new Command('login')
    .description('Save the address of a service and your credentials for later commands.')
    .argument('<url>', 'the service, such as https://reports.example.com')
    .addOption(profileOption(`name to keep them under (default: ${defaultProfile})`));
  for (const option of credentialOptions()) command.addOption(option);
  return command
    .addHelpText(
      'after',
      `
What is not given is asked for; without a terminal it is read from standard input, a line each. The
service is asked first: what it refuses is not kept. The file can be read by you alone.
${formatExamples(
  'login https://reports.example.com',
  'login https://staging.example.com --profile staging',
  'login http://127.0.0.1:8080 --client-id demo --username demo --password demo',
  'login https://reports.example.com --client-id acme --username ann < password.txt',
)}`,
    )
    .action(login);
}

async function login(address: string, options: LoginOptions): Promise<void> {
  const { profile: name = defaultProfile } = options;
  const url = parseServiceAddress(address);
  warnOfListeners(url);
  const profile = await completeProfile(url, options);
  await checkProfile(profile);
  const before = new Map(Object.entries(await readProfiles())).get(name);
  await saveProfile(name, profile);
  if (before && !isSameAddress(before.url, url.href)) {
    process.stderr.write(`The profile ${name} was for ${before.url} until now.\n`);
  }
  const use = name === defaultProfile ? '' : ` Use it with --profile ${name}.`;
  process.stderr.write(
    `Logged in to ${profile.url} as ${describeProfile(profile)}; kept in ${profilesPath()}.${use}\n`,
  );
}

/** The user or token of this profile, without its secret. */
export function describeProfile(profile: Profile): string {
  return 'token' in profile
    ? 'the bearer of a token'
    : `${profile.username} of ${profile.clientId}`;
}

function warnOfListeners(url: URL): void {
  if (url.protocol !== 'http:' || isLoopbackHost(url.hostname)) return;
  process.stderr.write(`${url.href} has no TLS: others on the network can read your password.\n`);
}

async function completeProfile(url: URL, options: LoginOptions): Promise<Profile> {
  const { clientId, username, password, token } = options;
  const address = url.href.replace(/\/+$/, '');
  if (token && !clientId && !username && !password) return { url: address, token };
  const given = { clientId, username, password };
  const missing = questions.filter(({ name }) => !given[name]);
  const answers = await askAll(missing);
  const asked = Object.fromEntries(missing.map(({ name }, index) => [name, answers[index] ?? '']));
  const complete = { clientId: '', username: '', password: '', ...dropMissing(given), ...asked };
  return { url: address, ...complete };
}

const questions: (Question & { name: 'clientId' | 'username' | 'password' })[] = [
  { name: 'clientId', text: 'Client id' },
  { name: 'username', text: 'User' },
  { name: 'password', text: 'Password', isSecret: true },
];

const dropMissing = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));

/** Requests a report that need not exist: every service has this operation, and it costs little. */
async function checkProfile(profile: Profile): Promise<void> {
  const { url, ...credentials } = profile;
  const who = 'token' in credentials ? credentials.token : credentials;
  const client = connect({ url, credentials: who }, { retries: 1 });
  try {
    await client.industry.images({ country: 'AU', code: '0' });
  } catch (error) {
    // A client that gets an entitlement error has been authenticated.
    if (error instanceof EntitlementError) return;
    if (error instanceof NotFoundError || !(error instanceof BroadsheetError)) {
      explainNoService(error, url);
    }
    explainFailure(error, url);
  }
}

function explainNoService(error: unknown, url: string): never {
  if (!(error instanceof NotFoundError)) throw error;
  throw new UserError(
    `${printable(error.message)}\nThere is no such service at ${url}. A service that gives out tokens in another way can be used with --token.`,
  );
}
