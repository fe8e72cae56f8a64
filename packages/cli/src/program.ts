import { Command } from 'commander';
import { findCommit } from './commit.js';
import { listSummaries } from './list-summaries.js';
import { version } from './version.js';

/**
 * The commands in the order in which help lists them, in groups that are loaded on demand: a
 * service should answer within a second of its start, without loading a YAML parser first.
 */
const groups: { names: string[]; load: () => Promise<Command[]> }[] = [
  {
    names: ['serve'],
    load: async () => [(await import('./serve-command.js')).serveCommand()],
  },
  {
    names: ['init'],
    load: async () => [(await import('./publishing/init.js')).initCommand()],
  },
  {
    names: ['check'],
    load: async () => [(await import('./publishing/check.js')).checkCommand()],
  },
  {
    names: ['preview'],
    load: async () => [(await import('./preview/command.js')).previewCommand()],
  },
  {
    names: ['publish'],
    load: async () => [(await import('./publishing/publish.js')).publishCommand()],
  },
  {
    names: ['published'],
    load: async () => [(await import('./publishing/published.js')).publishedCommand()],
  },
  {
    names: ['editions'],
    load: async () => [(await import('./publishing/editions.js')).editionsCommand()],
  },
  {
    names: ['document'],
    load: async () => [(await import('./publishing/document.js')).documentCommand()],
  },
  {
    names: ['rollback'],
    load: async () => [(await import('./publishing/rollback.js')).rollbackCommand()],
  },
  {
    names: ['withdraw'],
    load: async () => [(await import('./publishing/withdraw.js')).withdrawCommand()],
  },
  {
    names: ['schema'],
    load: async () => [(await import('./publishing/schema.js')).schemaCommand()],
  },
  {
    names: ['login', 'logout', 'profiles'],
    load: async () => (await import('./profiles/commands.js')).profileCommands(),
  },
  {
    names: [
      'reports',
      'report',
      'chart',
      'embed',
      'images',
      'image',
      'company',
      'warnings',
      'references',
      'compare',
      'download',
    ],
    load: async () => (await import('./reading/commands.js')).readingCommands(),
  },
  {
    names: ['classify'],
    load: async () => [(await import('./classifications/classify.js')).classifyCommand()],
  },
  {
    names: ['mirror'],
    load: async () => [(await import('./mirror/command.js')).mirrorCommand()],
  },
  {
    names: ['verify'],
    load: async () => [(await import('./verify/command.js')).verifyCommand()],
  },
  {
    names: ['mcp'],
    load: async () => [(await import('./mcp/command.js')).mcpCommand()],
  },
  {
    names: ['clients'],
    load: async () => [(await import('./clients/command.js')).clientsCommand()],
  },
  {
    names: ['keys'],
    load: async () => [(await import('./keys/command.js')).keysCommand()],
  },
  {
    names: ['synonyms'],
    load: async () => [(await import('./synonyms/command.js')).synonymsCommand()],
  },
  {
    names: ['classifications'],
    load: async () => [(await import('./classifications/command.js')).classificationsCommand()],
  },
  {
    names: ['usage'],
    load: async () => [(await import('./account/usage.js')).usageCommand()],
  },
  {
    names: ['audit'],
    load: async () => [(await import('./account/audit.js')).auditCommand()],
  },
  {
    names: ['copy'],
    load: async () => [(await import('./copy/command.js')).copyCommand()],
  },
  {
    names: ['completion'],
    load: async () => [
      (await import('./completion/command.js')).completionCommand(() => buildProgram()),
    ],
  },
];

/** The command line: only the commands that `requested` can be, or all of them if none has that name. */
export async function buildProgram(requested?: string): Promise<Command> {
  const program = new Command('broadsheet')
    .description('Publishes business-research reports over HTTP.')
    .version(describeVersion())
    .showHelpAfterError('(--help shows how it is used)')
    .exitOverride();
  if (requested !== undefined && brief.includes(requested)) {
    await addSummaries(program);
    return program;
  }
  const fitting = groups.filter(
    ({ names }) => requested !== undefined && names.includes(requested),
  );
  for (const { load } of fitting.length > 0 ? fitting : groups) {
    for (const command of await load()) addCommand(program, command);
  }
  return program;
}

/** Options of the program itself, which need only the summaries of the commands. */
const brief = ['--help', '-h', '--version', '-V'];

async function addSummaries(program: Command): Promise<void> {
  const help = program.createHelp();
  const terms = new Map<string, string>();
  for (const { name, term, description } of await listSummaries(() => buildProgram())) {
    terms.set(name, term);
    program.addCommand(new Command(name).description(description));
  }
  program.configureHelp({
    subcommandTerm: (command) => terms.get(command.name()) ?? help.subcommandTerm(command),
  });
}

/** Gives a command that was built elsewhere the exit and help settings of the program. */
function addCommand(parent: Command, command: Command): void {
  if (command.parent !== parent) parent.addCommand(command);
  command.copyInheritedSettings(parent);
  for (const inner of command.commands) addCommand(command, inner);
}

function describeVersion(): string {
  const commit = findCommit();
  return commit === undefined ? version : `${version} (${commit})`;
}
