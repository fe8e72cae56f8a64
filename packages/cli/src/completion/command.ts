import { Argument, Command } from 'commander';
import { formatExamples } from '../terminal/examples.js';
import { formatBash } from './bash.js';
import { buildCompletion, type CompletedCommand } from './completion-model.js';
import { formatFish } from './fish.js';
import { formatZsh } from './zsh.js';

const shells: Record<string, (commands: CompletedCommand[]) => string> = {
  bash: formatBash,
  zsh: formatZsh,
  fish: formatFish,
};

/** `buildProgram` is a parameter, because the program contains this command. */
export function completionCommand(buildProgram: () => Promise<Command>): Command {
  return new Command('completion')
    .description(
      'Print a script that makes a shell complete commands, options, charts and sections.',
    )
    .addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(shells)))
    .addHelpText(
      'after',
      formatExamples(
        'completion bash > ~/.local/share/bash-completion/completions/broadsheet',
        'completion zsh > "${fpath[1]}/_broadsheet"',
        'completion fish > ~/.config/fish/completions/broadsheet.fish',
      ),
    )
    .action(async (shell: string) => {
      const script = shells[shell]?.(buildCompletion(await buildProgram()));
      process.stdout.write(script ?? '');
    });
}
