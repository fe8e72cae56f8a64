import type { Command, Option } from 'commander';

/** docs/commands.md: every command with its arguments, options and examples. */
export function buildCommandDocs(program: Command): string {
  const commands = listCommands(program);
  return (
    [
      '# Commands',
      generatedNote,
      'Data goes to standard output, everything else to standard error. The exit status is 0, 1 where it failed, and 2 where it was used wrongly; commands whose status 1 is an answer say so, and have another one for failures.',
      ...commands.map(describeCommand),
    ].join('\n\n') + '\n'
  );
}

/** docs/settings.md: the settings of the service. */
export function buildSettingsDocs(options: Option[]): string {
  const rows = options.map(
    (option) =>
      `| ${option.envVar === undefined ? '' : `\`${option.envVar}\``} | \`${option.long ?? ''}\` | ${cell(option.description)} | ${cell(defaultOf(option))} |`,
  );
  return (
    [
      '# Settings',
      generatedNote,
      'Each setting of `broadsheet serve` is an environment variable and a flag; the flag wins.',
      ['| variable | flag | meaning | default |', '|---|---|---|---|', ...rows].join('\n'),
    ].join('\n\n') + '\n'
  );
}

const generatedNote = '<!-- Written by `npm run docs`; do not edit. -->';

function listCommands(command: Command): Command[] {
  if (command.commands.length === 0) return [command];
  return command.commands.flatMap(listCommands);
}

function describeCommand(command: Command): string {
  const options = command.options.map(
    (option) =>
      `| \`${option.flags}\` | ${option.envVar === undefined ? '' : `\`${option.envVar}\``} | ${cell(option.description)} | ${cell(defaultOf(option))} |`,
  );
  const table = ['| option | variable | meaning | default |', '|---|---|---|---|', ...options];
  return [
    `## ${nameOf(command)}`,
    command.description(),
    `\`\`\`\n${nameOf(command)} ${command.usage()}\n\`\`\``,
    ...(options.length > 0 ? [table.join('\n')] : []),
    ...examplesOf(command),
  ].join('\n\n');
}

function nameOf(command: Command): string {
  return command.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name();
}

/** The examples that help shows after the options. */
function examplesOf(command: Command): string[] {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) });
  command.outputHelp();
  const [, examples] = text.split('\nExamples:\n');
  return examples === undefined ? [] : [`\`\`\`sh\n${dedent(examples)}\n\`\`\``];
}

function dedent(text: string): string {
  return text.trimEnd().replace(/^ {2}(\$ )?/gm, '');
}

function defaultOf({ defaultValue, defaultValueDescription }: Option): string {
  if (defaultValueDescription !== undefined) return defaultValueDescription;
  if (defaultValue === undefined || defaultValue === false) return '';
  return `\`${String(defaultValue)}\``;
}

/** Escapes a pipe, which ends a cell, and an angle bracket, which would be read as HTML. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
