import type { Argument, Command, Option } from 'commander';

/** What can stand in the place of a value. */
export type Values =
  | { kind: 'words'; words: string[]; isList: boolean }
  | { kind: 'files' }
  | { kind: 'profiles' }
  | { kind: 'any' };

export interface CompletedOption {
  flags: string[];
  description: string;
  /** Undefined where the option takes none. */
  values: Values | undefined;
}

/** One command as a shell needs to know it. */
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

/** What a placeholder is called tells what stands there; `<sections>` takes several words. */
function valuesOf(placeholder: string, choices: string[] | undefined): Values {
  const name = placeholder.replace(/[<>[\]]|\.{3}/g, '');
  if (choices) return { kind: 'words', words: choices, isList: name === 'sections' };
  if (['file', 'folder', 'path'].includes(name)) return { kind: 'files' };
  return name === 'profile' ? { kind: 'profiles' } : { kind: 'any' };
}
