import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { families } from '@broadsheet/contract';
import { shippedPreparation } from '@broadsheet/editions';
import { Argument, Command } from 'commander';
import { writeFileAtomically } from '../files/write-file-atomically.js';
import { UserError } from '../user-error.js';

export function schemaCommand(): Command {
  return new Command('schema')
    .description('Print or write the JSON Schema of documents, for editors and other programs.')
    .addArgument(new Argument('[family]', 'one kind of document').choices(families.names))
    .option('-o, --output <folder>', 'write FAMILY.schema.json into this folder')
    .addHelpText(
      'after',
      `
A running service also serves them, at /schemas/FAMILY.json.

Examples:
  $ broadsheet schema industry
  $ broadsheet schema -o schemas`,
    )
    .action(writeSchema);
}

async function writeSchema(
  family: string | undefined,
  { output }: { output?: string },
): Promise<void> {
  if (output !== undefined) {
    const paths = await writeSchemas(output, family ? [family] : families.names);
    process.stdout.write(paths.map((path) => `${path}\n`).join(''));
    return;
  }
  if (!family) {
    throw new UserError(
      `Say which: broadsheet schema ${families.names[0] ?? ''}, or -o FOLDER to write them all.`,
    );
  }
  process.stdout.write(formatSchema(family));
}

/** Returns the paths it wrote. Schemas are generated, so an older file is replaced. */
export async function writeSchemas(
  folder: string,
  requested: readonly string[] = families.names,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    requested.map(async (family) => {
      const path = join(folder, schemaFileName(family));
      await writeFileAtomically(path, formatSchema(family));
      return path;
    }),
  );
}

export const schemaFileName = (family: string): string => `${family}.schema.json`;

const formatSchema = (family: string) =>
  `${JSON.stringify(shippedPreparation.buildDocumentSchema(family), null, 2)}\n`;
