import type { CompletedCommand, CompletedOption, Values } from './completion-model.js';

/** Completion does not run the program while the user types, except to list profile names. */
export function formatBash(commands: CompletedCommand[]): string {
  return `# bash completion of broadsheet. To use it in every shell:
#   broadsheet completion bash > ~/.local/share/bash-completion/completions/broadsheet
_broadsheet() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" path="" option="" positional=0 i word
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="\${COMP_WORDS[i]}"
    option=""
    case "$path $word" in
      ${commands
        .filter(({ path }) => path.length > 0)
        .map(({ path }) => quote(keyOf(path)))
        .join(' | ')})
        path="$path $word"; positional=0; continue ;;
      ${commands.flatMap(valueOptions).map(quote).join(' | ')})
        option="$word"; ((i++)); continue ;;
    esac
    [[ $word == -* ]] || ((++positional))
  done
  if ((i > COMP_CWORD)); then
    case "$path $option" in
${commands.flatMap(optionCases).join('\n')}
    esac
    return
  fi
  case "$path" in
${commands.map(commandCase).join('\n')}
  esac
}

_broadsheet_words() {
  mapfile -t COMPREPLY < <(compgen -W "$1" -- "$cur")
}

# Several words with commas between them: the last one is completed.
_broadsheet_list() {
  local before=""
  [[ $cur == *,* ]] && before="\${cur%,*},"
  mapfile -t COMPREPLY < <(compgen -P "$before" -W "$1" -- "\${cur##*,}")
  compopt -o nospace
}

_broadsheet_files() {
  compopt -o filenames
  mapfile -t COMPREPLY < <(compgen -f -- "$cur")
}

_broadsheet_profiles() {
  _broadsheet_words "$(broadsheet profiles --names 2>/dev/null)"
}

complete -F _broadsheet broadsheet
`;
}

const quote = (text: string) => `"${text}"`;

const keyOf = (path: string[]) => path.map((name) => ` ${name}`).join('');

const takesValue = ({ values }: CompletedOption) => values !== undefined;

const valueOptions = ({ path, options }: CompletedCommand) =>
  options.filter(takesValue).flatMap(({ flags }) => flags.map((flag) => `${keyOf(path)} ${flag}`));

function optionCases({ path, options }: CompletedCommand): string[] {
  return options.flatMap(({ flags, values }) => {
    const action = values && actionOf(values);
    if (action === undefined) return [];
    const keys = flags.map((flag) => quote(`${keyOf(path)} ${flag}`)).join(' | ');
    return [`      ${keys}) ${action} ;;`];
  });
}

function commandCase({ path, commands, options, arguments: args }: CompletedCommand): string {
  const flags = options.flatMap((option) => option.flags).join(' ');
  const names = commands.map(({ name }) => name).join(' ');
  const positional = args.flatMap(({ values, isVariadic }, index) => {
    const action = actionOf(values);
    if (action === undefined) return [];
    const test = isVariadic ? '>=' : '==';
    return [`elif ((positional ${test} ${String(index)})); then ${action}`];
  });
  return [
    `    ${quote(keyOf(path))})`,
    `      if [[ $cur == -* ]]; then _broadsheet_words "${flags}"`,
    ...(names === '' ? positional : [`else _broadsheet_words "${names}"`]).map(
      (line) => `      ${line}`,
    ),
    '      fi ;;',
  ].join('\n');
}

function actionOf(values: Values): string | undefined {
  if (values.kind === 'words') {
    return `${values.isList ? '_broadsheet_list' : '_broadsheet_words'} "${values.words.join(' ')}"`;
  }
  if (values.kind === 'files') return '_broadsheet_files';
  return values.kind === 'profiles' ? '_broadsheet_profiles' : undefined;
}
