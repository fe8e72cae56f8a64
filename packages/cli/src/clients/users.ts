import { text } from 'node:stream/consumers';
import { maxCredentialLength, minPasswordLength } from '@broadsheet/contract';
import { generateSecret } from '@broadsheet/store';
import { Argument, Command } from 'commander';
import { localActor, withStore } from '../local-store.js';
import { formatExamples } from '../terminal/examples.js';
import { UserError } from '../user-error.js';
import { clientIdArgument, parseUsername } from './client-options.js';
import { explain } from './find-client.js';
import { formatSecrets } from './secrets.js';

interface UserOptions {
  databaseUrl?: string;
  passwordStdin?: boolean;
  json?: boolean;
}

const username = () => new Argument('<user>', 'name of the user').argParser(parseUsername);

export function addUserCommand(): Command {
  return (
    new Command('add-user')
      .description('Add a user to a client, or give it another password.')
      .addArgument(clientIdArgument())
      .addArgument(username())
      // Not as an argument: those can be seen by everybody on the machine.
      .option('--password-stdin', 'read the password from standard input instead of making one')
      .option('--json', 'print JSON')
      .addHelpText(
        'after',
        formatExamples(
          'clients add-user acme ann',
          'clients add-user acme bob --password-stdin < password.txt',
        ),
      )
      .action(addUser)
  );
}

async function addUser(id: string, user: string, options: UserOptions): Promise<void> {
  const { passwordStdin = false, json = false } = options;
  const password = passwordStdin ? await readPassword() : generateSecret();
  await withStore(options, ({ clients }) =>
    explain(clients.setPassword(id, user, password, localActor())),
  );
  const heading = `The client ${id} has the user ${user}.`;
  process.stdout.write(
    passwordStdin
      ? `${heading}\n`
      : formatSecrets({ clientId: id, users: { [user]: password } }, { json, heading }),
  );
}

async function readPassword(): Promise<string> {
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password.length >= minPasswordLength && password.length <= maxCredentialLength) {
    return password;
  }
  throw new UserError(
    `A password must have ${String(minPasswordLength)} to ${String(maxCredentialLength)} characters.`,
  );
}

export function removeUserCommand(): Command {
  return new Command('remove-user')
    .description('Remove a user of a client: its tokens are worthless within a second.')
    .addArgument(clientIdArgument())
    .addArgument(username())
    .addHelpText('after', formatExamples('clients remove-user acme ann'))
    .action(async (id: string, user: string, options: UserOptions) => {
      await withStore(options, ({ clients }) =>
        explain(clients.removeUser(id, user, localActor())),
      );
      process.stdout.write(`The user ${user} of the client ${id} is gone.\n`);
    });
}
