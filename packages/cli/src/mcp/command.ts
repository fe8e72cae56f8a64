import { Command, Option } from 'commander';
import { connect, findConnection } from '../connection.js';
import {
  addTargetOptions,
  targetOf,
  type TargetOptions,
} from '../publishing/targets/target-options.js';
import { formatExamples } from '../terminal/examples.js';
import { openLocalCalls } from './local-calls.js';
import { createServiceCalls } from './service-calls.js';
import { speak, type Source } from './speak.js';

interface McpOptions extends Omit<TargetOptions, 'author'> {
  demo?: boolean;
}

export function mcpCommand(): Command {
  return addTargetOptions(
    new Command('mcp')
      .description(
        'Let an AI assistant on this machine read reports: speaks the Model Context Protocol over standard input and output.',
      )
      .addOption(new Option('--demo', 'the demo reports, kept in memory').conflicts('to')),
  )
    .addHelpText(
      'after',
      formatExamples(
        'mcp --demo',
        'mcp --to https://reports.example.com',
        'mcp --database-url sqlite:/var/lib/broadsheet/reports.db',
      ),
    )
    .action(async (options: McpOptions) => {
      await speak(() => openSource(options));
    });
}

async function openSource(options: McpOptions): Promise<Source> {
  const { to, demo = false, databaseUrl } = options;
  if (to === undefined) return openLocalCalls({ databaseUrl, demo });
  const connection = await findConnection({ ...options, ...targetOf(to) });
  // Refuses a bad address or token now. An unreachable service is reported by the calls.
  connect(connection);
  const address = connection.url.replace(/\/+$/, '');
  return { call: createServiceCalls(connection), address, close: () => Promise.resolve() };
}
