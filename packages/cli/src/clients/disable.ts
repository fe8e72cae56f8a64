import { Command } from 'commander';
import { localActor, withStore } from '../local-store.js';
import { formatExamples } from '../terminal/examples.js';
import { clientIdArgument } from './client-options.js';
import { explain } from './find-client.js';

export function disableCommand(): Command {
  return new Command('disable')
    .description('Disable a client: its tokens stop working within a second, everywhere.')
    .addArgument(clientIdArgument())
    .addHelpText('after', formatExamples('clients disable acme'))
    .action(async (id: string, options: { databaseUrl?: string }) => {
      await withStore(options, ({ clients }) => explain(clients.disable(id, localActor())));
      process.stdout.write(
        `The client ${id} is disabled; "broadsheet clients set ${id} --enable" lets it work again.\n`,
      );
    });
}
