import { Command, CommanderError } from 'commander';
import { clientsCommand } from './clients/command.js';
import { serve } from './serve.js';
import { serveOptions, type ServeSettings } from './settings.js';
import { UserError } from './user-error.js';
import { version } from './version.js';

const program = new Command('broadsheet')
  .description('Publishes business-research reports over HTTP.')
  .version(version)
  .showHelpAfterError('(--help shows how it is used)')
  .exitOverride();

const serveCommand = program
  .command('serve')
  .description('Run the service.')
  .addHelpText(
    'after',
    `
Examples:
  $ broadsheet serve --demo                  the demo reports on http://127.0.0.1:8080
  $ PORT=9000 broadsheet serve               an empty service of your own on port 9000
  $ broadsheet serve --database-url sqlite:/var/lib/broadsheet/reports.db`,
  )
  .action((settings: ServeSettings) => serve(settings));
for (const option of serveOptions()) serveCommand.addOption(option);

for (const command of [clientsCommand()]) program.addCommand(command);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

/** 1 where it failed, 2 where it was used wrongly. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UserError) {
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
  throw error;
}
