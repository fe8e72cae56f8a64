import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { families } from '@broadsheet/contract';
import { Command, Option } from 'commander';
import { writeFileAtomically } from '../files/write-file-atomically.js';
import { UserError } from '../user-error.js';
import { schemaFileName, writeSchemas } from './schema.js';

const formats = ['yaml', 'xlsx', 'csv'] as const;
type Format = (typeof formats)[number];

export function initCommand(): Command {
  return new Command('init')
    .description('Write a first document of each report family, to start from.')
    .argument('<folder>', 'where to; it is made if need be')
    .addOption(
      new Option('--family <family>', 'only this family; can be repeated')
        .choices(families.names)
        .argParser(collectFamily),
    )
    .addOption(
      new Option('--format <format>', 'YAML, workbooks, or folders of CSV files')
        .choices(formats)
        .default('yaml'),
    )
    .addHelpText(
      'after',
      `
The documents say in comments what everything means, and are valid as they
stand. Beside YAML lie its schemas, so that an editor completes and checks as
you type; workbooks have drop-downs and notes. Nothing is ever overwritten.

Examples:
  $ broadsheet init reports
  $ broadsheet init reports --format xlsx
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

interface InitOptions {
  family?: string[];
  format: Format;
}

async function init(
  folder: string,
  { family: requested = [...families.names], format }: InitOptions,
): Promise<void> {
  const documents = new Map<string, string | Uint8Array>();
  for (const family of requested) {
    for (const [name, content] of await buildStarter(family, format)) documents.set(name, content);
  }
  const isYaml = format === 'yaml';
  const schemas = isYaml
    ? requested.map((family) => join(schemaFolder, schemaFileName(family)))
    : [];
  const names = [...documents.keys(), ...schemas];
  await refuseExisting(names.map((name) => join(folder, name)));
  for (const [name, content] of documents) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFileAtomically(path, content);
  }
  if (isYaml) await writeSchemas(join(folder, schemaFolder), requested);
  process.stdout.write(names.map((name) => `${join(folder, name)}\n`).join(''));
  process.stderr.write(nextSteps(folder));
}

/** The files of a family's first document: their names, and what is in them. */
async function buildStarter(
  family: string,
  format: Format,
): Promise<Iterable<[string, string | Uint8Array]>> {
  const template = await readTemplate(`${family}.yaml`);
  if (format === 'yaml') return [[`${family}.yaml`, template]];
  const { buildSheets } = await import('./document-files.js');
  const { parse } = await import('yaml');
  // Sheets say of what family they are: nobody reads a schema's address in them.
  const document = { Family: family, ...(parse(template) as object) };
  return buildSheets(document, { family, format, name: family });
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
  broadsheet check ${folder}       lists everything that is wrong in the documents (nothing yet)
  broadsheet preview ${folder}     draws their charts and sections into a page
  broadsheet publish ${folder}     publishes them into the store of this machine
`;
