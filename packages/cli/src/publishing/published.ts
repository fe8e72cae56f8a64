import type { PublishedReport } from '@broadsheet/client';
import {
  families,
  publishedStates,
  type PublishedEntry,
  type PublishedState,
} from '@broadsheet/contract';
import { Command, InvalidArgumentError, Option } from 'commander';
import { countOf } from '../terminal/amounts.js';
import { formatExamples } from '../terminal/examples.js';
import { formatTable } from '../terminal/table.js';
import { withPublishTarget } from './targets/open-target.js';
import type { ListedQuery } from './targets/publish-target.js';
import { addTargetOptions, type TargetOptions } from './targets/target-options.js';

interface PublishedOptions extends TargetOptions {
  family?: string;
  state?: PublishedState;
  limit?: number;
  json?: boolean;
}

export function publishedCommand(): Command {
  return addTargetOptions(
    new Command('published')
      .description(
        'List the reports you may publish: the state of each, its last edition, and who published it.',
      )
      .argument('[text]', 'only reports whose title or key contains this')
      .addOption(
        new Option('--family <family>', 'only this kind of report').choices(families.names),
      )
      .addOption(
        new Option(
          '--state <state>',
          'only those that readers see, or only those that were withdrawn',
        ).choices(publishedStates),
      )
      .addOption(new Option('--limit <number>', 'at most this many').argParser(parseLimit))
      .option('--json', 'print JSON'),
  )
    .addHelpText(
      'after',
      formatExamples(
        'published',
        'published wine',
        'published --state withdrawn',
        'published --family industry --to https://reports.example.com --json',
      ),
    )
    .action(listPublished);
}

function parseLimit(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a number, 1 or more.');
}

async function listPublished(text: string | undefined, options: PublishedOptions): Promise<void> {
  const { family, state, limit = Infinity, json = false } = options;
  const query = { text, state, ...(family !== undefined && { families: [family] }) };
  const { reports, hasMore } = await collect(options, query, limit);
  process.stdout.write(
    json ? `${JSON.stringify(reports.map(reportJson), null, 2)}\n` : format(reports),
  );
  if (reports.length === 0) process.stderr.write('There is no such report.\n');
  else if (hasMore) process.stderr.write(`${countOf(reports.length, 'report')}; there are more.\n`);
}

/** Asks for one more than needed, to find out whether there are more. */
function collect(
  options: PublishedOptions,
  query: ListedQuery,
  limit: number,
): Promise<{ reports: PublishedReport[]; hasMore: boolean }> {
  return withPublishTarget(options, async (target) => {
    const reports: PublishedReport[] = [];
    for await (const report of target.listReports(query)) {
      if (reports.length === limit) return { reports, hasMore: true };
      reports.push(report);
    }
    return { reports, hasMore: false };
  });
}

function format(reports: PublishedReport[]): string {
  if (reports.length === 0) return '';
  return formatTable([
    ['REPORT', 'STATE', 'EDITION', 'PUBLISHED', 'AUTHOR', 'TITLE'],
    ...reports.map(({ key, state, edition, updatedAt, author, title }) => [
      ...[key, state, String(edition), updatedAt.replace(/\.\d+Z$/, 'Z'), author, title],
    ]),
  ]);
}

/** As the operation answers it. */
function reportJson(report: PublishedReport): PublishedEntry {
  const { key, family, country, language, title, state, edition, author, updatedAt } = report;
  return {
    ...{ Key: key, Family: family, Country: country, Language: language, Title: title },
    ...{ State: state, Edition: edition, Author: author, UpdatedAt: updatedAt },
  };
}
