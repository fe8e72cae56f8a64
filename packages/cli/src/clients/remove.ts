import { Command } from 'commander';
import { localActor, withStore } from '../local-store.js';
import { confirm, requireTerminalOr, yesOption } from '../terminal/confirm.js';
import { formatExamples } from '../terminal/examples.js';
import { clientIdArgument } from './client-options.js';
import { explain, getClient } from './find-client.js';

export function removeCommand(): Command {
  return new Command('remove')
    .description('Remove a client with its users. Its usage and its acts stay on record.')
    .addArgument(clientIdArgument())
    .addOption(yesOption())
    .addHelpText('after', formatExamples('clients remove acme', 'clients remove acme --yes'))
    .action(async (id: string, options: { databaseUrl?: string; yes?: boolean }) => {
      requireTerminalOr(options.yes, 'clients remove');
      await withStore(options, async (store) => {
        if (!options.yes) {
          const { users } = await getClient(store, id);
          const all = [`the client ${id}`, ...users.map((user) => `its user ${user}`)].join(', ');
          await confirm(`Remove ${all}, for good?`);
        }
        await explain(store.clients.remove(id, localActor()));
      });
      process.stdout.write(`The client ${id} was removed.\n`);
    });
}
