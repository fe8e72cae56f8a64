import { Command } from 'commander';
import { localActor, withStore } from '../local-store.js';
import { formatExamples } from '../terminal/examples.js';
import { clientIdArgument } from './client-options.js';
import { explain } from './find-client.js';

export function removeCommand(): Command {
  return new Command('remove')
    .description('Remove a client with its users. Its usage and its acts stay on record.')
    .addArgument(clientIdArgument())
    .addHelpText('after', formatExamples('clients remove acme'))
    .action(async (id: string, options: { databaseUrl?: string }) => {
      await withStore(options, ({ clients }) => explain(clients.remove(id, localActor())));
      process.stdout.write(`The client ${id} was removed.\n`);
    });
}
