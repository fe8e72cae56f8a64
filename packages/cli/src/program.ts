import { Command } from 'commander';
import { auditCommand } from './account/audit.js';
import { usageCommand } from './account/usage.js';
import { clientsCommand } from './clients/command.js';
import { keysCommand } from './keys/command.js';
import { publishingCommands } from './publishing/commands.js';
import { serve } from './serve.js';
import { serveOptions, type ServeSettings } from './settings.js';
import { version } from './version.js';

/** The whole command line: every command with its options, help and what it does. */
export function buildProgram(): Command {
  const program = new Command('broadsheet')
    .description('Publishes business-research reports over HTTP.')
    .version(version)
    .showHelpAfterError('(--help shows how it is used)')
    .exitOverride();
  const commands = [
    serveCommand(),
    ...publishingCommands(),
    clientsCommand(),
    keysCommand(),
    usageCommand(),
    auditCommand(),
  ];
  for (const command of commands) addCommand(program, command);
  return program;
}

function serveCommand(): Command {
  const command = new Command('serve')
    .description('Run the service.')
    .addHelpText(
      'after',
      `
Examples:
  $ broadsheet serve --demo                  # the demo reports on http://127.0.0.1:8080
  $ PORT=9000 broadsheet serve               # an empty service of your own on port 9000
  $ broadsheet serve --database-url sqlite:/var/lib/broadsheet/reports.db`,
    )
    .action((settings: ServeSettings) => serve(settings));
  for (const option of serveOptions()) command.addOption(option);
  return command;
}

/** A command made elsewhere ends, and explains itself, as the program does. */
function addCommand(parent: Command, command: Command): void {
  if (command.parent !== parent) parent.addCommand(command);
  command.copyInheritedSettings(parent);
  for (const inner of command.commands) addCommand(command, inner);
}
