import type { Edition } from '@broadsheet/client';
import { families, type EditionsResponse, type ReportKey } from '@broadsheet/contract';
import { Command } from 'commander';
import { formatTable } from '../terminal/table.js';
import { UserError } from '../user-error.js';
import { describeChanges } from './outcome.js';
import { reportKeyArgument } from './report-key-argument.js';
import { withPublishTarget } from './targets/open-target.js';
import { addTargetOptions, type TargetOptions } from './targets/target-options.js';

interface EditionsOptions extends TargetOptions {
  json?: boolean;
}

export function editionsCommand(): Command {
  return addTargetOptions(
    new Command('editions')
      .description(
        'List the editions of a report: when each was published, who published it, and what changed.',
      )
      .addArgument(reportKeyArgument())
      .option('--json', 'print JSON'),
  )
    .addHelpText(
      'after',
      `
Examples:
  $ broadsheet editions industry/AU/1214/English
  $ broadsheet editions company/1001/English --json
  $ broadsheet editions industry/AU/1214/English --to https://reports.example.com`,
    )
    .action(listEditions);
}

async function listEditions(key: ReportKey, options: EditionsOptions): Promise<void> {
  const { editions, name } = await withPublishTarget(options, async (target) => ({
    editions: await target.listEditions(key),
    name: target.name,
  }));
  if (editions.length === 0) {
    throw new UserError(`${name} has never had a report ${families.formatReportKey(key)}.`);
  }
  process.stdout.write(
    options.json
      ? `${JSON.stringify(editionsJson(key, editions), null, 2)}\n`
      : format(key, editions),
  );
  if (!editions.some(({ current }) => current)) {
    process.stderr.write('The report is withdrawn: readers see none of its editions.\n');
  }
}

function format(key: ReportKey, editions: Edition[]): string {
  return formatTable([
    ['EDITION', 'PUBLISHED', 'AUTHOR', 'READERS', 'CHANGED'],
    ...editions.map(({ edition, publishedAt, author, current, changed }) => [
      String(edition),
      publishedAt.replace(/\.\d+Z$/, 'Z'),
      author,
      current ? 'see it' : '',
      describeChanges({ key: families.formatReportKey(key), changed }) || 'no chart or section',
    ]),
  ]);
}

function editionsJson(key: ReportKey, editions: Edition[]): EditionsResponse {
  return {
    Key: families.formatReportKey(key),
    Editions: editions.map(({ edition, publishedAt, author, current, sha256, changed }) => ({
      Edition: edition,
      PublishedAt: publishedAt,
      Author: author,
      Current: current,
      SHA256: sha256,
      Changed: changed.map((part) => ({ Name: part.name, SHA256: part.sha256 })),
    })),
  };
}
