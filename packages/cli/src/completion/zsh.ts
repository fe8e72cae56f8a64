import type { CompletedCommand, CompletedOption, Values } from './completion-model.js';

export function formatZsh(commands: CompletedCommand[]): string {
  return `#compdef broadsheet
# zsh completion of broadsheet. To use it in every shell, put it into a folder of your fpath:
#   broadsheet completion zsh > "\${fpath[1]}/_broadsheet"
${commands.map(formatFunction).join('\n')}
__broadsheet_profile_names() {
  local -a names
  names=(\${(f)"$(broadsheet profiles --names 2>/dev/null)"})
  compadd -a names
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _broadsheet "$@"
else
  compdef _broadsheet broadsheet
fi
`;
}

const nameOf = (path: string[]) => ['_broadsheet', ...path].join('_');

function formatFunction(command: CompletedCommand): string {
  const { path, commands, options } = command;
  const specs = options.map(optionSpec);
  const body =
    commands.length === 0
      ? [...specs, ...command.arguments.map(argumentSpec)]
      : [...specs, `'1:command:->command'`, `'*::argument:->argument'`];
  return `${nameOf(path)}() {
  ${commands.length === 0 ? '' : 'local state line\n  '}_arguments -C ${body.join(' \\\n    ')}
${commands.length === 0 ? '' : `${formatState(command)}\n`}}
`;
}

function formatState({ path, commands }: CompletedCommand): string {
  const described = commands.map(({ name, description }) => quote(`${name}:${description}`));
  const inner = commands.map(({ name }) => `      ${name}) ${nameOf([...path, name])} ;;`);
  return `  case $state in
    command)
      local -a commands
      commands=(${described.join(' ')})
      _describe command commands ;;
    argument)
      case $line[1] in
${inner.join('\n')}
      esac ;;
  esac`;
}

function optionSpec({ flags, description, values }: CompletedOption): string {
  const about = description.replace(/[[\]:\\]/g, (mark) => `\\${mark}`);
  const value = values === undefined ? '' : `:value:${actionOf(values)}`;
  const [only = '', other] = flags;
  if (other === undefined) return quote(`${only}[${about}]${value}`);
  return `${quote(`(${flags.join(' ')})`)}{${flags.join(',')}}${quote(`[${about}]${value}`)}`;
}

function argumentSpec({ values, isVariadic }: CompletedCommand['arguments'][number]): string {
  return quote(`${isVariadic ? '*' : ''}:argument:${actionOf(values)}`);
}

function actionOf(values: Values): string {
  if (values.kind === 'files') return '_files';
  if (values.kind === 'profiles') return '__broadsheet_profile_names';
  if (values.kind === 'any') return ' ';
  const words = values.words.join(' ');
  return values.isList ? `_values -s , word ${words}` : `(${words})`;
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
