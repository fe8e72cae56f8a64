import type { Command } from 'commander';

/** The entry of a command in the list of `broadsheet --help`. */
export interface CommandSummary {
  name: string;
  /** Its name and arguments. */
  term: string;
  description: string;
}

/**
 * Summaries of all commands, in their order. Loads every command; a bundle contains the result from
 * build time and loads none.
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
