import type { CompletedCommand, CompletedOption, Values } from './completion-model.js';

export function formatFish(commands: CompletedCommand[]): string {
  const paths = commands.map(({ path }) => path.join(' ')).filter(Boolean);
  return `# fish completion of broadsheet. To use it in every shell:
#   broadsheet completion fish > ~/.config/fish/completions/broadsheet.fish
function __broadsheet_path --description 'The command that is being typed'
    set -l path
    for word in (commandline -opc)[2..-1]
        set -l longer (string trim -- "$path $word")
        if contains -- "$longer" ${paths.map(quote).join(' ')}
            set path $longer
        end
    end
    echo $path
end

# Several words with commas between them: the last one is completed.
function __broadsheet_list
    set -l before (string match -r '.*,' -- (commandline -ct))
    for word in $argv
        echo $before$word
    end
end

complete -c broadsheet -f
${commands.flatMap(formatCommand).join('\n')}
`;
}

function formatCommand({ path, commands, options, arguments: args }: CompletedCommand): string[] {
  const start = `complete -c broadsheet -n ${quote(`test "$(__broadsheet_path)" = "${path.join(' ')}"`)}`;
  return [
    ...commands.map(
      ({ name, description }) => `${start} -a ${quote(name)} -d ${quote(description)}`,
    ),
    ...options.map((option) => `${start} ${formatOption(option)}`),
    ...args.flatMap(({ values }) => {
      const shown = formatValues(values);
      return shown === '' ? [] : [`${start} ${shown}`];
    }),
  ];
}

function formatOption({ flags, description, values }: CompletedOption): string {
  const names = flags.map((flag) =>
    flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
  );
  const value = values === undefined ? '' : ` -r ${formatValues(values)}`.trimEnd();
  return `${names.join(' ')} -d ${quote(description)}${value === '' ? '' : ` ${value.trim()}`}`;
}

function formatValues(values: Values): string {
  if (values.kind === 'files') return '-F';
  if (values.kind === 'profiles') return `-a '(broadsheet profiles --names 2>/dev/null)'`;
  if (values.kind === 'any') return '';
  const words = values.words.join(' ');
  return `-a ${quote(values.isList ? `(__broadsheet_list ${words})` : words)}`;
}

const quote = (text: string) => `'${text.replace(/[\\']/g, (mark) => `\\${mark}`)}'`;
