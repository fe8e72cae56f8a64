import type { Synonym } from '@broadsheet/store';
import { Command } from 'commander';
import { readGivenFile } from '../files/read-given-file.js';
import { localActor, withStore } from '../local-store.js';
import { databaseUrlOption } from '../settings.js';
import { countOf } from '../terminal/amounts.js';
import { formatExamples } from '../terminal/examples.js';
import { formatTable } from '../terminal/table.js';
import { parseSynonyms } from './parse-synonyms.js';

interface StoreOption {
  databaseUrl?: string;
}

/** `broadsheet synonyms …`: the publisher's synonyms. */
export function synonymsCommand(): Command {
  const list = new Command('list')
    .description('List the synonyms that were added.')
    .addHelpText('after', formatExamples('synonyms list'))
    .action(listSynonyms);
  const add = new Command('add')
    .description(
      'Add synonyms from a file with the columns language, word and meaning: a search for the word also finds the meaning. Running services use them within seconds.',
    )
    .argument('<file>', 'a CSV file; its first line is language,word,meaning')
    .addHelpText('after', formatExamples('synonyms add synonyms.csv'))
    .action((file: string, options: StoreOption) => change(file, options, 'add'));
  const remove = new Command('remove')
    .description('Remove the synonyms in a file of the same form.')
    .argument('<file>', 'a CSV file; its first line is language,word,meaning')
    .addHelpText('after', formatExamples('synonyms remove synonyms.csv'))
    .action((file: string, options: StoreOption) => change(file, options, 'remove'));
  const synonyms = new Command('synonyms').description(
    'Words that mean the same in searches, besides those that the program knows.',
  );
  for (const command of [list, add, remove]) {
    synonyms.addCommand(command.addOption(databaseUrlOption()));
  }
  return synonyms;
}

async function listSynonyms(options: StoreOption): Promise<void> {
  const rows = await withStore(options, ({ synonyms }) => synonyms.list());
  if (rows.length === 0) process.stderr.write('No synonyms were added.\n');
  else {
    const cells = rows.map(({ language, word, meaning }) => [language, word, meaning]);
    process.stdout.write(formatTable([['LANGUAGE', 'WORD', 'MEANING'], ...cells]));
  }
}

async function change(file: string, options: StoreOption, act: 'add' | 'remove'): Promise<void> {
  const rows = parseSynonyms(await readGivenFile(file), file);
  const ifMissing = act === 'add' ? 'create' : 'refuse';
  const changed = await withStore({ ...options, ifMissing }, ({ synonyms }) =>
    synonyms[act](rows, localActor()),
  );
  process.stdout.write(`${act === 'add' ? 'Added' : 'Removed'} ${count(changed, rows)}.\n`);
}

function count(changed: number, rows: readonly Synonym[]): string {
  const others = rows.length - changed;
  const rest = others > 0 ? `; ${String(others)} changed nothing` : '';
  return `${countOf(changed, 'synonym')}${rest}`;
}
