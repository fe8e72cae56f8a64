import { Command } from 'commander';
import { withStore } from '../local-store.js';
import { databaseUrlOption } from '../settings.js';
import { formatExamples } from '../terminal/examples.js';
import { dayOption, requirePeriod } from './day-option.js';
import { formatOption, formatRows, type Format } from './formats.js';

interface UsageOptions {
  databaseUrl?: string;
  client?: string;
  from?: string;
  to?: string;
  format: Format;
}

export function usageCommand(): Command {
  return new Command('usage')
    .description('How many requests each client made of each operation on each day.')
    .option('--client <id>', 'only this client')
    .addOption(dayOption('--from', 'the first day, UTC'))
    .addOption(dayOption('--to', 'the last day, UTC'))
    .addOption(formatOption())
    .addOption(databaseUrlOption())
    .addHelpText(
      'after',
      formatExamples('usage --client acme --from 2026-11-01', 'usage --format csv > usage.csv'),
    )
    .action(showUsage);
}

async function showUsage({ client, from, to, format, ...options }: UsageOptions): Promise<void> {
  requirePeriod(from, to);
  const usage = await withStore(options, (store) =>
    store.usage.list({
      ...(client !== undefined && { clientId: client }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    }),
  );
  const rows = usage.map(({ day, clientId, operation, count }) => ({
    day,
    client: clientId,
    operation,
    requests: count,
  }));
  process.stdout.write(formatRows(rows, ['day', 'client', 'operation', 'requests'], format));
}
