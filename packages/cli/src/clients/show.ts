import type { Client } from '@broadsheet/store';
import { Command } from 'commander';
import { withStore } from '../local-store.js';
import { formatExamples } from '../terminal/examples.js';
import { printable } from '../terminal/printable.js';
import { clientIdArgument } from './client-options.js';
import { describeState } from './client-state.js';
import { formatEntitlement } from './entitlement-text.js';
import { getClient } from './find-client.js';
import { formatRatePlan } from './rate-plan-text.js';

export function showCommand(): Command {
  return new Command('show')
    .description('Show one client.')
    .addArgument(clientIdArgument())
    .option('--json', 'print JSON')
    .addHelpText('after', formatExamples('clients show acme'))
    .action(async (id: string, options: { databaseUrl?: string; json?: boolean }) => {
      const client = await withStore(options, (store) => getClient(store, id));
      process.stdout.write(
        options.json ? `${JSON.stringify(describeClient(client), null, 2)}\n` : format(client),
      );
    });
}

/**
 * As the HTTP administration shows it, except that entitlements are in the form that users type.
 */
export function describeClient(client: Client) {
  const { id, name, entitlements, ratePlan, users, hasSecret } = client;
  const time = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return {
    ClientId: id,
    Name: name,
    Entitlements: entitlements.map(formatEntitlement),
    RatePlan: formatRatePlan(ratePlan),
    Users: users,
    HasSecret: hasSecret,
    Disabled: client.disabledAt !== null,
    ExpiresAt: time(client.expiresAt),
    CreatedAt: time(client.createdAt),
  };
}

function format(client: Client): string {
  const { id, name, entitlements, ratePlan, users, hasSecret, createdAt } = client;
  const lines = [
    ['id', id],
    ['name', name],
    ['state', describeState(client, Date.now())],
    ['made', new Date(createdAt).toISOString()],
    ['may', entitlements.map(formatEntitlement).join('; ') || 'nothing'],
    ['rate', formatRatePlan(ratePlan)],
    ['users', users.join(', ') || 'none'],
    ['secret', hasSecret ? 'it has one; only a hash of it is kept' : 'none'],
  ];
  return lines
    .map(([label = '', value = '']) => `${label.padEnd(8)}${printable(value)}\n`)
    .join('');
}
