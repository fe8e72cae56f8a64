import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { families, type Family } from '@broadsheet/contract';
import { buildDocumentSchema } from '@broadsheet/server/publish';
import { Argument, Command } from 'commander';
import { UserError } from '../user-error.js';

export function schemaCommand(): Command {
  return new Command('schema')
    .description('Print or write the JSON Schema of documents, for editors and other programs.')
    .addArgument(new Argument('[family]', 'one kind of document').choices(families))
    .option('-o, --output <folder>', 'write FAMILY.schema.json into this folder')
    .addHelpText(
      'after',
      `
A running service also serves them, at /schemas/industry.json and /schemas/company.json.

Examples:
  $ broadsheet schema industry
  $ broadsheet schema -o schemas`,
    )
    .action(writeSchema);
}

async function writeSchema(
  family: Family | undefined,
  { output }: { output?: string },
): Promise<void> {
  if (output !== undefined) {
    const paths = await writeSchemas(output, family ? [family] : families);
    process.stdout.write(paths.map((path) => `${path}\n`).join(''));
    return;
  }
  if (!family) {
    throw new UserError('Say which: broadsheet schema industry, or -o FOLDER to write them all.');
  }
  process.stdout.write(formatSchema(family));
}

/** Returns what it wrote. A schema is ours, so an older one is replaced. */
export async function writeSchemas(
  folder: string,
  wanted: readonly Family[] = families,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    wanted.map(async (family) => {
      const path = join(folder, schemaFileName(family));
      await writeFile(path, formatSchema(family));
      return path;
    }),
  );
}

export const schemaFileName = (family: Family): string => `${family}.schema.json`;

const formatSchema = (family: Family) =>
  `${JSON.stringify(buildDocumentSchema(family), null, 2)}\n`;
