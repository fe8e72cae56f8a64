import { text } from 'node:stream/consumers';
import { maxCredentialLength, minPasswordLength } from '@broadsheet/contract';
import { generateSecret, isCommonPassword } from '@broadsheet/store';
import { Argument, Command } from 'commander';
import { localActor, withStore } from '../local-store.js';
import { confirm, requireTerminalOr, yesOption } from '../terminal/confirm.js';
import { formatExamples } from '../terminal/examples.js';
import { UserError } from '../user-error.js';
import { clientIdArgument, parseUsername } from './client-options.js';
import { explain } from './find-client.js';
import { formatSecrets } from './secrets.js';

interface UserOptions {
  databaseUrl?: string;
  passwordStdin?: boolean;
  keepTokens?: boolean;
  json?: boolean;
}

interface RemoveOptions {
  databaseUrl?: string;
  yes?: boolean;
}

const username = () => new Argument('<user>', 'name of the user').argParser(parseUsername);

export function addUserCommand(): Command {
  return (
    new Command('add-user')
      .description('Add a user to a client, or give an existing user a new password.')
      .addArgument(clientIdArgument())
      .addArgument(username())
      // Not as an argument: every user of the machine can see those.
      .option('--password-stdin', 'read the password from standard input instead of making one')
      .option(
        '--keep-tokens',
        'keep the tokens of the user valid; otherwise a new password ends them',
      )
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
  const { passwordStdin = false, json = false, keepTokens = false } = options;
  const password = passwordStdin ? await readPassword() : generateSecret();
  if (passwordStdin) await refuseCommon({ clientId: id, username: user, password });
  await withStore(options, ({ clients }) =>
    explain(clients.setPassword(id, { username: user, password, keepTokens }, localActor())),
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

async function refuseCommon(chosen: Parameters<typeof isCommonPassword>[0]): Promise<void> {
  if (!(await isCommonPassword(chosen))) return;
  throw new UserError(
    'That password is easy to guess: a common one, or the name of the user. Choose another, or leave out --password-stdin to have one made.',
  );
}

export function removeUserCommand(): Command {
  return new Command('remove-user')
    .description('Remove a user of a client: its tokens stop working within a second.')
    .addArgument(clientIdArgument())
    .addArgument(username())
    .addOption(yesOption())
    .addHelpText(
      'after',
      formatExamples('clients remove-user acme ann', 'clients remove-user acme ann --yes'),
    )
    .action(async (id: string, user: string, options: RemoveOptions) => {
      requireTerminalOr(options.yes, 'clients remove-user');
      await withStore(options, async ({ clients }) => {
        if (!options.yes) await confirm(`Remove the user ${user} of the client ${id}, for good?`);
        await explain(clients.removeUser(id, user, localActor()));
      });
      process.stdout.write(`The user ${user} of the client ${id} was removed.\n`);
    });
}
