import { families as shippedFamilies, type Families } from '@broadsheet/contract';
import type { Preparation } from '@broadsheet/editions';
import { Command } from 'commander';
import { listSourceFiles } from '../sources/source-files.js';
import { withPreparers } from './open-preparers.js';
import type { Preparer } from './preparer.js';
import { createPublishReport } from './publish-report.js';
import { runPublishing } from './publish-run.js';
import { stopOnInterrupt } from './stop-on-interrupt.js';
import type { PublishTarget } from './targets/publish-target.js';
import { addPublishOptions, type TargetOptions } from './targets/target-options.js';

interface PublishOptions extends TargetOptions {
  dryRun?: boolean;
  checkFirst?: boolean;
  restore?: boolean;
  overwrite?: boolean;
  json?: boolean;
}

/** Publishes documents of the shipped families, or of the families of the given preparation. */
export function publishCommand(preparation?: Preparation): Command {
  return addPublishOptions(
    new Command('publish')
      .description('Publish documents: into the store of this machine, or to a running service.')
      .argument(
        '<path...>',
        'files, and folders of files (.json, .yaml, .yml, .xlsx, or .csv files with Report.csv)',
      )
      .option('--dry-run', 'show what would change, report by report, and change nothing')
      .option('--check-first', 'check every document first, and publish none when one has errors')
      .option('--restore', 'publish withdrawn reports too, which brings them back')
      .option(
        '--overwrite',
        'publish documents even over later editions than those that they were exported from',
      )
      .option('--json', 'print one JSON object a document'),
  )
    .addHelpText(
      'after',
      `
A document with errors is not published; the others are, unless --check-first is given. What is
already current makes no new edition, so a run that was interrupted is continued by running it again.
A report that was withdrawn is refused unless --restore is given. A document that "broadsheet
document" wrote is refused where it would undo what others have published since: each such figure is
listed, and --overwrite publishes it nevertheless.

Examples:
  $ broadsheet publish reports/                          # into the store of this machine
  $ broadsheet publish reports/wine.yaml --dry-run
  $ broadsheet publish reports/ --to https://reports.example.com
  $ broadsheet publish reports/ --author "Ann Lee"`,
    )
    .action((paths: string[], options: PublishOptions) => publish(paths, options, preparation));
}

async function publish(
  paths: string[],
  options: PublishOptions,
  preparation: Preparation | undefined,
): Promise<void> {
  const files = await listSourceFiles(paths);
  const families = preparation?.families.families ?? shippedFamilies;
  if (options.checkFirst && !(await allAreValid(files, preparation))) return;
  await withPreparers({ files: files.length, preparation }, async (preparers) => {
    // Loading the code for the store takes about as long as a thread takes to start.
    const { withPublishTarget } = await import('./targets/open-target.js');
    const ifMissing = options.dryRun ? 'pretend' : 'create';
    const opening = { ...options, families: preparation?.families, ifMissing } as const;
    await withPublishTarget(opening, (target) =>
      publishFiles({ target, preparers, files, families }, options),
    );
  });
}

interface PublishWork {
  families: Families;
  target: PublishTarget;
  preparers: Preparer[];
  files: string[];
}

async function publishFiles(
  { families, target, preparers, files }: PublishWork,
  options: PublishOptions,
) {
  const { dryRun = false, json = false, overwrite = false, to } = options;
  const report = createPublishReport({ total: files.length, dryRun, json });
  const interrupt = stopOnInterrupt();
  try {
    await runPublishing({
      findReportKey: families.findReportKey,
      target,
      targetOptions: to === undefined ? '' : ` --to ${to}`,
      preparers,
      files,
      dryRun,
      overwrite,
      signal: interrupt.signal,
      onSettled: report.settle,
      onWarnings: report.warn,
    });
  } finally {
    interrupt.release();
    report.end(target.name);
  }
  if (!dryRun) await target.finish();
  if (!report.isComplete()) process.exitCode = 1;
}

async function allAreValid(
  files: string[],
  preparation: Preparation | undefined,
): Promise<boolean> {
  const { checkFiles } = await import('../sources/check-files.js');
  const { errors } = await checkFiles(files, {
    json: false,
    stream: process.stderr,
    ...(preparation && { preparation }),
  });
  if (errors === 0) return true;
  process.stderr.write('Nothing was published.\n');
  process.exitCode = 1;
  return false;
}
