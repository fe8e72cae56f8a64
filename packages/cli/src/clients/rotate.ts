import { generateSecret } from '@broadsheet/store';
import { Command } from 'commander';
import { localActor, withStore } from '../local-store.js';
import { formatExamples } from '../terminal/examples.js';
import { clientIdArgument } from './client-options.js';
import { explain } from './find-client.js';
import { formatSecrets } from './secrets.js';

interface RotateOptions {
  databaseUrl?: string;
  revokeTokens?: boolean;
  json?: boolean;
}

export function rotateCommand(): Command {
  return new Command('rotate')
    .description('Give a client a new secret, shown once. The old one stops working.')
    .addArgument(clientIdArgument())
    .option('--revoke-tokens', 'revoke its tokens too, as after a leak')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      formatExamples('clients rotate acme', 'clients rotate acme --revoke-tokens'),
    )
    .action(rotate);
}

async function rotate(id: string, options: RotateOptions): Promise<void> {
  const { revokeTokens = false, json = false } = options;
  const secret = generateSecret();
  const actor = localActor();
  await withStore(options, async ({ clients }) => {
    await explain(clients.setSecret(id, secret, actor));
    if (revokeTokens) await clients.revokeTokens(id, actor);
  });
  const tokens = revokeTokens
    ? 'Its tokens are revoked.'
    : 'Its tokens stay valid until they expire.';
  process.stdout.write(
    formatSecrets(
      { clientId: id, secret },
      { json, heading: `The client ${id} has a new secret. ${tokens}` },
    ),
  );
}
