import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { families } from '@broadsheet/contract';
import { Command, Option } from 'commander';
import { UserError } from '../user-error.js';
import { schemaFileName, writeSchemas } from './schema.js';

export function initCommand(): Command {
  return new Command('init')
    .description('Write a first document of each report family, to start from.')
    .argument('<folder>', 'where to; it is made if need be')
    .addOption(
      new Option('--family <family>', 'only this family; can be repeated')
        .choices(families.names)
        .argParser(collectFamily),
    )
    .addHelpText(
      'after',
      `
The families are ${families.names.join(', ')}. The documents say in comments what everything means, and
are valid as they stand. Their schemas lie beside them, so that an editor completes and checks as you
type. Nothing is ever overwritten.

Examples:
  $ broadsheet init reports
  $ broadsheet init reports --family ${families.names.at(-1) ?? ''}`,
    )
    .action(init);
}

function collectFamily(text: string, before: string[] | undefined): string[] {
  if (families.find(text)) return [...(before ?? []), text];
  throw new UserError(
    `There is no report family ${JSON.stringify(text)}; there are ${families.names.join(', ')}.`,
  );
}

/** The folder of the schemas, as the first line of each template names it. */
const schemaFolder = 'schemas';

async function init(
  folder: string,
  { family: wanted = [...families.names] }: { family?: string[] },
): Promise<void> {
  const documents = wanted.map((family) => `${family}.yaml`);
  const schemas = wanted.map((family) => join(schemaFolder, schemaFileName(family)));
  await refuseExisting([...documents, ...schemas].map((name) => join(folder, name)));
  await mkdir(folder, { recursive: true });
  for (const name of documents)
    await writeFile(join(folder, name), await readTemplate(name), { flag: 'wx' });
  await writeSchemas(join(folder, schemaFolder), wanted);
  process.stdout.write(
    [...documents, ...schemas].map((name) => `${join(folder, name)}\n`).join(''),
  );
  process.stderr.write(nextSteps(folder));
}

async function refuseExisting(paths: string[]): Promise<void> {
  const existing: string[] = [];
  for (const path of paths) {
    if (await stat(path).catch(() => undefined)) existing.push(path);
  }
  if (existing.length === 0) return;
  throw new UserError(
    `Nothing was written, because there is already ${existing.join(', ')}. Choose another folder.`,
  );
}

const readTemplate = (name: string) =>
  readFile(new URL(`../../templates/${name}`, import.meta.url), 'utf8');

const nextSteps = (folder: string) => `
Next:
  broadsheet check ${folder}       lists everything that is wrong in the documents: nothing yet
  broadsheet preview ${folder}     draws their charts and sections into a page
  broadsheet publish ${folder}     publishes them into the store of this machine
`;
