import type { Command } from 'commander';

/** What the list of commands in `broadsheet --help` says of one. */
export interface CommandSummary {
  name: string;
  /** Its name and what may follow it. */
  term: string;
  description: string;
}

/**
 * Of all commands, in their order. Loads every one of them; a bundle has what this returned when it
 * was made, and loads none.
 */
export async function listSummaries(load: () => Promise<Command>): Promise<CommandSummary[]> {
  const program = await load();
  const help = program.createHelp();
  return program.commands.map((command) => ({
    name: command.name(),
    term: help.subcommandTerm(command),
    description: help.subcommandDescription(command),
  }));
}
