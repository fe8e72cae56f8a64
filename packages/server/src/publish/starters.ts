import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileFormats } from '@broadsheet/contract';
import type { Preparation } from '@broadsheet/editions';
import { parseYamlText } from '@broadsheet/editions/sources';
import { writeStarter } from './write-starter.js';

/** A document to start from, as a file. */
interface Starter {
  contentType: string;
  bytes: Buffer;
}

/** Documents to start from, by name: `industry.starter.yaml`, `industry.starter.xlsx`. */
export interface Starters {
  names: string[];
  /** Undefined for another name. */
  find(name: string): Promise<Starter | undefined>;
}

const contentTypes = {
  yaml: 'application/yaml; charset=utf-8',
  xlsx: fileFormats.xlsx.contentType,
};
type Format = keyof typeof contentTypes;

/** From files of the folder; for a family without one, what its schema requires. */
export function createStarters(
  { families: { families, get }, buildDocumentSchema }: Preparation,
  directory: string | undefined,
): Starters {
  const readText = async (family: string) => {
    const path = directory === undefined ? undefined : join(directory, `${family}.yaml`);
    const text = path && (await readFile(path, 'utf8').catch(() => undefined));
    return text?.replace(editorLine, '') ?? writeStarter(family, buildDocumentSchema(family));
  };
  const build = async (family: string, format: Format): Promise<Starter> => {
    const text = await readText(family);
    const contentType = contentTypes[format];
    if (format === 'yaml') return { contentType, bytes: Buffer.from(text) };
    // Loaded on first use: few services are asked for workbooks.
    const { writeWorkbook } = await import('@broadsheet/editions/workbooks');
    const document = parseYamlText(text).value as object;
    return { contentType, bytes: Buffer.from(await writeWorkbook(document, get(family).document)) };
  };
  const built = new Map<string, Promise<Starter>>();
  return {
    names: families.names.flatMap((family) =>
      Object.keys(contentTypes).map((format) => `${family}.starter.${format}`),
    ),
    async find(name) {
      const [, family = '', format] = /^([a-z]+)\.starter\.(yaml|xlsx)$/.exec(name) ?? [];
      if (!families.find(family)) return undefined;
      // Built once: anybody may request it, as often as they like.
      const starter = built.get(name) ?? build(family, format as Format);
      built.set(name, starter);
      return starter;
    },
  };
}

/** Names a schema that `init` writes beside the file. */
const editorLine = /^# yaml-language-server:.*\n#\n/;
