import type { Argument, Command, Option } from 'commander';

/** The values that an option or argument accepts. */
export type Values =
  | { kind: 'words'; words: string[]; isList: boolean }
  | { kind: 'files' }
  | { kind: 'profiles' }
  | { kind: 'any' };

export interface CompletedOption {
  flags: string[];
  description: string;
  /** Undefined if the option takes no value. */
  values: Values | undefined;
}

/** One command as a shell completion needs it. */
export interface CompletedCommand {
  /** Without the name of the program: `['clients', 'add']`; empty for the program itself. */
  path: string[];
  description: string;
  commands: { name: string; description: string }[];
  options: CompletedOption[];
  arguments: { values: Values; isVariadic: boolean }[];
}

/** Every command, the program itself first. */
export function buildCompletion(program: Command, path: string[] = []): CompletedCommand[] {
  const commands = program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
  }));
  const own: CompletedCommand = {
    path,
    description: program.description(),
    commands,
    options: [...program.options.map(describeOption), helpOption],
    arguments: program.registeredArguments.map(describeArgument),
  };
  const inner = program.commands.flatMap((command) =>
    buildCompletion(command, [...path, command.name()]),
  );
  return [own, ...inner];
}

const helpOption: CompletedOption = {
  flags: ['-h', '--help'],
  description: 'show how it is used',
  values: undefined,
};

function describeOption(option: Option): CompletedOption {
  const { short, long, description, argChoices, flags } = option;
  const [placeholder] = /[<[][^>\]]+[>\]]/.exec(flags) ?? [];
  return {
    flags: [short, long].filter((flag) => flag !== undefined),
    description,
    values: placeholder === undefined ? undefined : valuesOf(placeholder, argChoices),
  };
}

function describeArgument(argument: Argument) {
  return {
    values: valuesOf(argument.name(), argument.argChoices),
    isVariadic: argument.variadic,
  };
}

/** The name of a placeholder says what it accepts; `<sections>` takes several words. */
function valuesOf(placeholder: string, choices: string[] | undefined): Values {
  const name = placeholder.replace(/[<>[\]]|\.{3}/g, '');
  if (choices) return { kind: 'words', words: choices, isList: name === 'sections' };
  if (['file', 'folder', 'path'].includes(name)) return { kind: 'files' };
  return name === 'profile' ? { kind: 'profiles' } : { kind: 'any' };
}
