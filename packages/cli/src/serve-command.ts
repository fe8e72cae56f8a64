import { Command } from 'commander';
import { serve } from './serve.js';
import { serveOptions, type ServeSettings } from './settings.js';

export function serveCommand(): Command {
  const command = new Command('serve')
    .description('Run the service.')
    .addHelpText(
      'after',
      `
Examples:
  $ broadsheet serve --demo                  # the demo reports on http://127.0.0.1:8080
  $ PORT=9000 broadsheet serve               # an empty service of your own on port 9000
  $ broadsheet serve --workers auto          # a process for each core
  $ broadsheet serve --database-url sqlite:/var/lib/broadsheet/reports.db`,
    )
    .action((settings: ServeSettings) => serve(settings));
  for (const option of serveOptions()) command.addOption(option);
  return command;
}
