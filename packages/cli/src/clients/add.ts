import { ClientExistsError, generateSecret } from '@broadsheet/store';
import { Command, Option } from 'commander';
import { localActor, withStore } from '../local-store.js';
import { defaultRateOption } from '../settings.js';
import { formatExamples } from '../terminal/examples.js';
import { UserError } from '../user-error.js';
import {
  addClientOptions,
  clientIdArgument,
  entitlementsOf,
  expiryOf,
  parseUsername,
  ratePlanOf,
  type ClientOptions,
} from './client-options.js';
import { formatEntitlement } from './entitlement-text.js';
import { formatSecrets, type Secrets } from './secrets.js';

interface AddOptions extends ClientOptions {
  user?: string[];
  defaultRate?: ClientOptions['rate'];
  json?: boolean;
}

const administrator = 'admin';

export function addCommand(): Command {
  return addClientOptions(
    new Command('add')
      .description('Make a client. Its secret and passwords are shown once.')
      .addArgument(clientIdArgument('[id]').default(undefined, `${administrator}, with --admin`)),
  )
    .addOption(
      new Option('--user <name>', 'a user of the client; can be repeated').argParser(
        (name: string, before: string[] | undefined) => [...(before ?? []), parseUsername(name)],
      ),
    )
    .addOption(defaultRateOption())
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      formatExamples(
        'clients add --admin                  # the first administrator, admin',
        'clients add acme --read industry/AU,NZ --user ann --rate 10/second,5000/hour',
        'clients add press --publish all',
      ),
    )
    .action(add);
}

async function add(givenId: string | undefined, options: AddOptions): Promise<void> {
  const { admin = false, json = false } = options;
  const id = givenId ?? (admin ? administrator : undefined);
  if (id === undefined) throw new UserError('Name the client: broadsheet clients add ID');
  // Without an id, the first administrator gets a user too, and can log in as a person.
  const usernames = options.user ?? (givenId === undefined ? [administrator] : []);
  const secrets: Secrets = {
    clientId: id,
    secret: generateSecret(),
    users: Object.fromEntries(usernames.map((username) => [username, generateSecret()])),
  };
  const entitlements = entitlementsOf(options) ?? [];
  await withStore({ ...options, ifMissing: 'create' }, async ({ clients }) => {
    const { name = id } = options;
    const { secret = '', users = {} } = secrets;
    const ratePlan =
      ratePlanOf(options) ??
      (options.rate ? null : ratePlanOf({ rate: options.defaultRate })) ??
      null;
    const expiresAt = expiryOf(options) ?? null;
    await clients
      .add({ id, name, entitlements, ratePlan, expiresAt, secret, users }, localActor())
      .catch(explainExisting);
  });
  const may = entitlements.map(formatEntitlement).join('; ');
  const hint = `nothing yet: broadsheet clients set ${id} --read all`;
  process.stdout.write(
    formatSecrets(secrets, { json, heading: `The client ${id} was made. It may ${may || hint}.` }),
  );
}

function explainExisting(error: unknown): never {
  if (!(error instanceof ClientExistsError)) throw error;
  throw new UserError(
    `${error.message} Change it with "broadsheet clients set", or give it a new secret with "broadsheet clients rotate".`,
  );
}
