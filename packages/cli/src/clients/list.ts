import type { Client } from '@broadsheet/store';
import { Command } from 'commander';
import { withStore } from '../local-store.js';
import { formatExamples } from '../terminal/examples.js';
import { formatTable } from '../terminal/table.js';
import { describeState } from './client-state.js';
import { formatEntitlement } from './entitlement-text.js';
import { formatRatePlan } from './rate-plan-text.js';
import { describeClient } from './show.js';

export function listCommand(): Command {
  return new Command('list')
    .description('List the clients.')
    .option('--json', 'print JSON')
    .addHelpText('after', formatExamples('clients list', 'clients list --json'))
    .action(async (options: { databaseUrl?: string; json?: boolean }) => {
      const clients = await withStore(options, (store) => store.clients.list());
      process.stdout.write(
        options.json
          ? `${JSON.stringify(clients.map(describeClient), null, 2)}\n`
          : formatClients(clients),
      );
    });
}

function formatClients(clients: Client[]): string {
  if (clients.length === 0) {
    return 'There are no clients; "broadsheet clients add --admin" makes the first.\n';
  }
  const now = Date.now();
  return formatTable([
    ['ID', 'NAME', 'MAY', 'RATE', 'USERS', 'STATE'],
    ...clients.map((client) => [
      client.id,
      client.name,
      client.entitlements.map(formatEntitlement).join('; ') || 'nothing',
      formatRatePlan(client.ratePlan),
      client.users.join(', ') || 'none',
      describeState(client, now),
    ]),
  ]);
}
