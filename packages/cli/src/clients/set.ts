import { Command } from 'commander';
import { localActor, withStore } from '../local-store.js';
import { formatExamples } from '../terminal/examples.js';
import { UserError } from '../user-error.js';
import {
  addClientOptions,
  clientIdArgument,
  entitlementsOf,
  expiryOf,
  ratePlanOf,
  type ClientOptions,
} from './client-options.js';
import { explain } from './find-client.js';

interface SetOptions extends ClientOptions {
  enable?: boolean;
}

export function setCommand(): Command {
  return addClientOptions(
    new Command('set')
      .description('Change a client. What is not named stays as it is; entitlements are replaced.')
      .addArgument(clientIdArgument()),
  )
    .option('--enable', 'let it work again after it was disabled')
    .addHelpText(
      'after',
      formatExamples(
        'clients set acme --read industry/AU,NZ --read company',
        'clients set acme --rate unlimited --expires never',
        'clients set acme --enable',
      ),
    )
    .action(set);
}

async function set(id: string, options: SetOptions): Promise<void> {
  const { name, enable } = options;
  const ratePlan = ratePlanOf(options);
  const expiresAt = expiryOf(options);
  const entitlements = entitlementsOf(options);
  const changes = {
    ...(name !== undefined && { name }),
    ...(entitlements && { entitlements }),
    ...(ratePlan !== undefined && { ratePlan }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(enable && { disabled: false }),
  };
  if (Object.keys(changes).length === 0) {
    throw new UserError('Say what to change; --help lists the options.');
  }
  await withStore(options, ({ clients }) => explain(clients.change(id, changes, localActor())));
  process.stdout.write(`The client ${id} was changed.\n`);
}
