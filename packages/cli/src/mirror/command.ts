import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EntitlementError, NotOfferedError, type Broadsheet } from '@broadsheet/client';
import { families as shippedFamilies, type Families } from '@broadsheet/contract';
import { Command, InvalidArgumentError, Option } from 'commander';
import { connect, explainFailure, findConnection } from '../connection.js';
import { isSameAddress } from '../profiles/resolve-connection.js';
import { stopOnInterrupt } from '../publishing/stop-on-interrupt.js';
import { countriesOf, listAllReports, type ListedReport } from '../reading/list-reports.js';
import { atOnceOption, parseCountry } from '../reading/report-arguments.js';
import { addServiceOptions, type ReadingOptions } from '../reading/with-service.js';
import { formatExamples } from '../terminal/examples.js';
import { printable } from '../terminal/printable.js';
import { UserError } from '../user-error.js';
import { mirrorFormats, type MirrorFormat } from './formats.js';
import { format, writeManifest, type Manifest, type MirrorScope } from './manifest.js';
import { partialFolder, withMirrorFolder } from './mirror-folder.js';
import { createMirrorReport } from './mirror-report.js';
import { planMirror, type RefusedPart } from './plan.js';
import { runMirror } from './run.js';

interface MirrorOptions extends ReadingOptions {
  country?: string[];
  language?: string[];
  family?: string[];
  formats?: MirrorFormat[];
  atOnce: number;
  check?: boolean;
}

/** Mirrors the shipped families, or the given ones. */
export function mirrorCommand(families: Families = shippedFamilies): Command {
  return addServiceOptions(
    new Command('mirror')
      .description('Keep a folder of charts and sections in step with a service.')
      .argument('<folder>', 'where; made if it does not exist')
      .addOption(listOption('--country <countries>', 'only these countries', parseCountry))
      .addOption(listOption('--language <languages>', 'only these languages', (text) => text))
      .addOption(
        listOption('--family <families>', 'only these kinds of reports', (text) =>
          parseFamily(families, text),
        ),
      )
      .addOption(
        listOption(
          '--formats <formats>',
          'charts in these formats, and reports as pdf',
          parseFormat,
        ),
      )
      .addOption(atOnceOption('requests at a time', 8))
      .option('--check', 'read every file again and fetch those that are damaged')
      .option('--json', 'print what was done as JSON'),
  )
    .addHelpText(
      'after',
      `
The first run fetches everything; later runs fetch what changed and remove what was withdrawn. A run
that was interrupted is continued by running it again. Countries, languages, families and formats are
remembered.
${formatExamples(
  'mirror reports/',
  'mirror reports/ --country AU,NZ',
  'mirror reports/ --formats png,svg,csv,pdf',
  'mirror reports/ --profile staging --json',
)}`,
    )
    .action((folder: string, options: MirrorOptions) => mirror(folder, options, families));
}

function listOption(flags: string, description: string, parse: (text: string) => string): Option {
  return new Option(flags, `${description}, with commas between them`).argParser(
    (text: string, before: string[] | undefined) => {
      const parts = text.split(',').map((part) => part.trim());
      const named = parts.filter(Boolean).map(parse);
      // Mirroring nothing would remove everything.
      if (named.length === 0)
        throw new InvalidArgumentError('It is empty; leave the option out for all.');
      return [...(before ?? []), ...named];
    },
  );
}

function parseFamily({ find, names }: Families, text: string): string {
  if (find(text)) return text;
  throw new InvalidArgumentError(`Allowed choices are ${names.join(', ')}.`);
}

function parseFormat(text: string): string {
  if (mirrorFormats.includes(text)) return text;
  throw new InvalidArgumentError(`Allowed choices are ${mirrorFormats.join(', ')}.`);
}

async function mirror(given: string, options: MirrorOptions, families: Families): Promise<void> {
  const folder = resolve(given);
  const connection = await findConnection(options);
  const client = connect(connection);
  await withMirrorFolder(folder, (found) => {
    const manifest = openManifest(found, connection.url, options);
    return bringInStep({ folder, client, families, manifest, options }).catch((error: unknown) =>
      explainFailure(error, connection.url),
    );
  });
}

/** The manifest of the folder, adjusted to the requested scope. */
function openManifest(
  found: Manifest | undefined,
  url: string,
  { country, language, family, formats }: MirrorOptions,
): Manifest {
  if (found && !isSameAddress(found.Service, url)) {
    throw new UserError(`This folder is a mirror of ${found.Service}, not of ${url}.`);
  }
  const before = found?.Scope;
  const Scope: MirrorScope = {
    Countries: country ?? someOf(before?.Countries),
    Languages: language ?? someOf(before?.Languages),
    Families: family ?? someOf(before?.Families),
    Formats: [...new Set<MirrorFormat>(formats ?? before?.Formats ?? ['png'])],
  };
  const empty: Omit<Manifest, 'Scope'> = {
    Format: format,
    Service: url,
    Complete: false,
    UpdatedAt: '',
    Reports: {},
  };
  return { ...empty, ...found, Scope };
}

/** An empty list, which an earlier version could store, means all. */
const someOf = (list: string[] | null | undefined) => (list && list.length > 0 ? list : null);

interface Mirror {
  folder: string;
  client: Broadsheet;
  families: Families;
  manifest: Manifest;
  options: MirrorOptions;
}

async function bringInStep({ folder, client, families, manifest, options }: Mirror): Promise<void> {
  const interrupt = stopOnInterrupt('Stopping. What is fetched stays; Ctrl-C again stops at once.');
  const { signal } = interrupt;
  const save = (Complete: boolean) =>
    writeManifest(folder, { ...manifest, Complete, UpdatedAt: new Date().toISOString() });
  try {
    const { listed, refused } = await listReportsToMirror(
      { client, families },
      manifest.Scope,
      signal,
    );
    const { check = false, json = false, atOnce } = options;
    const plan = await planMirror({ folder, listed, refused, manifest, check });
    const report = createMirrorReport({ plan, manifest, json });
    // From here on, a killed run leaves a folder that is recognised as a mirror.
    await save(false);
    await mkdir(partialFolder(folder));
    try {
      await untilSettled(plan.fetch, signal);
      await runMirror({
        folder,
        client,
        families,
        plan,
        manifest,
        formats: manifest.Scope.Formats ?? ['png'],
        atOnce,
        signal,
        onSettled: report.settle,
      });
    } finally {
      report.end(folder);
    }
    // A family that the client may not read at all is not part of this mirror. A single country
    // that it may not read makes the mirror incomplete.
    const isComplete = report.isComplete() && refused.every(({ country }) => country === undefined);
    await save(isComplete);
    if (!isComplete) process.exitCode = 1;
  } catch (error) {
    if (!signal.aborted) throw error;
    process.exitCode = 1;
  } finally {
    interrupt.release();
  }
}

/**
 * Lists the reports to mirror. Parts that the client may not read are left out; the rest is
 * mirrored.
 */
async function listReportsToMirror(
  { client, families }: Pick<Mirror, 'client' | 'families'>,
  { Countries, Languages, Families }: MirrorScope,
  signal: AbortSignal,
): Promise<{ listed: ListedReport[]; refused: RefusedPart[] }> {
  const listed: ListedReport[] = [];
  const refused: RefusedPart[] = [];
  const refusals: Error[] = [];
  let answers = 0;
  // A family that only a later version knows is left unchanged.
  const known = (Families ?? families.names).filter((family) => families.find(family));
  for (const family of known) {
    const requested = countriesOf(families, family, Countries ?? undefined);
    const missing: RefusedPart[] = [];
    for (const country of requested) {
      const countries = country === undefined ? undefined : [country];
      try {
        const query = { known: families, families: [family], countries, signal };
        listed.push(...(await listAllReports(client, query)));
        answers += 1;
      } catch (error) {
        if (!(error instanceof EntitlementError || error instanceof NotOfferedError)) throw error;
        refusals.push(error);
        missing.push({ family, country });
      }
    }
    const isAll = missing.length > 0 && missing.length === requested.length;
    refused.push(...(isAll ? [{ family }] : missing));
  }
  const [refusal] = refusals;
  if (refusal && answers === 0) throw refusal;
  for (const { message } of refusals) process.stderr.write(`Left out: ${printable(message)}\n`);
  const languages = Languages?.map((language) => language.toLowerCase());
  const isRequested = ({ language }: ListedReport) =>
    languages?.includes(language.toLowerCase()) ?? true;
  return { listed: listed.filter(isRequested), refused };
}

/** Other processes of the service may answer from their cache for a moment after an update. */
const settlingMs = 2000;

async function untilSettled(reports: ListedReport[], signal: AbortSignal): Promise<void> {
  const newest = Math.max(0, ...reports.map(({ updatedAt }) => Date.parse(updatedAt) || 0));
  const leftMs = newest + settlingMs - Date.now();
  if (leftMs > 0) await wait(Math.min(leftMs, settlingMs), undefined, { signal });
}
