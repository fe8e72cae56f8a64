import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Broadsheet } from '@broadsheet/client';
import { families, type FamilyDefinition, type ReportKey } from '@broadsheet/contract';
import { buildSectionView } from '@broadsheet/view';
import { Command, Option } from 'commander';
import { writeFileAtomically } from '../files/write-file-atomically.js';
import { reportKeyArgument } from '../publishing/report-key-argument.js';
import { countOf } from '../terminal/amounts.js';
import { didYouMean } from '../terminal/did-you-mean.js';
import { formatExamples } from '../terminal/examples.js';
import { createPaint } from '../terminal/paint.js';
import { UserError } from '../user-error.js';
import { clientKeyOf, wholeReportOf } from './client-key.js';
import { noCharts, noSuchReport } from './no-such-report.js';
import { formatSectionViews } from './section-text.js';
import { addServiceOptions, formatJson, withService, type ReadingOptions } from './with-service.js';

interface ReportOptions extends ReadingOptions {
  sections?: string[];
  charts?: string;
}

export function reportCommand(): Command {
  return addServiceOptions(
    new Command('report')
      .description('Show the sections of a report of any family, and save its charts.')
      .addArgument(reportKeyArgument())
      .addOption(
        new Option(
          '--sections <sections>',
          'which sections, with commas between them; all of them where none is named',
        ).argParser((text: string) => text.split(',').map((token) => token.trim())),
      )
      .option('--charts <folder>', 'save its charts as PNG files in this folder')
      .option('--json', 'print JSON'),
  )
    .addHelpText(
      'after',
      formatExamples(
        ...families.exampleKeys().map((key) => `report ${key}`),
        `report ${families.exampleKeys()[0] ?? ''} --charts charts/`,
      ),
    )
    .action(showReport);
}

async function showReport(key: ReportKey, options: ReportOptions): Promise<void> {
  const definition = families.get(key.family);
  const tokens = options.sections?.map((text) => getToken(definition, text));
  await withService(options, async ({ client }) => {
    if (options.charts !== undefined) await saveCharts(client, key, options.charts);
    if (Object.keys(definition.sections).length > 0) {
      await showSections(client, definition, { key, tokens, json: options.json ?? false });
    } else if (options.charts === undefined) {
      await listCharts(client, definition, { key, json: options.json ?? false });
    }
  });
}

function getToken({ sections }: FamilyDefinition, text: string): string {
  const known = Object.keys(sections);
  const token = text.toLowerCase().replace(/[\s_-]/g, '');
  if (known.includes(token)) return token;
  const hint = didYouMean(text, known) || ` There are: ${known.join(', ')}.`;
  throw new UserError(`There is no section ${JSON.stringify(text)}.${hint}`);
}

interface ShowOptions {
  key: ReportKey;
  tokens?: string[] | undefined;
  json: boolean;
}

async function showSections(
  client: Broadsheet,
  { name, sections, words }: FamilyDefinition,
  { key, tokens = Object.keys(sections), json }: ShowOptions,
): Promise<void> {
  const query = { ...clientKeyOf(key), ...wholeReportOf(key), sections: tokens };
  const results = await client.family(name).sections(query);
  if (!results) throw await noSuchReport(client, key);
  if (json) {
    const written = Object.entries(results).map(([token, { status, body }]) => [
      token,
      { StatusCode: status, Body: body },
    ]);
    process.stdout.write(
      formatJson({ ...families.writeKey(key), Sections: Object.fromEntries(written) as object }),
    );
    return;
  }
  const views = tokens.flatMap((token) => {
    const section = sections[token];
    const body = results[token]?.body;
    if (!section || !body) return [];
    const form = { label: section.label, body: section.body, words };
    return [buildSectionView(form, { body, language: key.language })];
  });
  // A terminal of unknown width reports 0.
  const width = Math.min(process.stdout.columns || 100, 100);
  process.stdout.write(formatSectionViews(views, { paint: createPaint(process.stdout), width }));
}

async function listCharts(
  client: Broadsheet,
  { name, charts }: FamilyDefinition,
  { key, json }: ShowOptions,
): Promise<void> {
  const images = await client.family(name).images(clientKeyOf(key));
  if (images.length === 0) throw await noCharts(client, key);
  process.stdout.write(
    json
      ? formatJson({ Images: images.map((image) => ({ Name: image.name, URL: image.url })) })
      : images.map((image) => `${image.name}  ${charts[image.name] ?? ''}\n`).join(''),
  );
}

async function saveCharts(client: Broadsheet, key: ReportKey, folder: string): Promise<void> {
  const family = client.family(key.family);
  const images = await family.images(clientKeyOf(key));
  if (images.length === 0) throw await noCharts(client, key);
  const saved = await Promise.all(
    images.map(async (image) => {
      // Names come from a service, and must not escape the folder.
      if (!/^\w+$/.test(image.name)) {
        throw new UserError(`The service names a chart ${JSON.stringify(image.name)}.`);
      }
      const found = await family.image(image);
      if (!found) throw new UserError(`The chart ${image.name} is listed, but not there.`);
      return { path: join(folder, `${image.name.toLowerCase()}.png`), bytes: found.bytes };
    }),
  );
  mkdirSync(folder, { recursive: true });
  for (const { path, bytes } of saved) await writeFileAtomically(path, bytes);
  process.stderr.write(`Wrote ${countOf(saved.length, 'chart')}: ${folder}\n`);
}
