import type { RelatedReport } from '@broadsheet/client';
import { families, type ReportKey } from '@broadsheet/contract';
import { Command, Option } from 'commander';
import { reportKeyArgument } from '../publishing/report-key-argument.js';
import { formatExamples } from '../terminal/examples.js';
import { formatTable } from '../terminal/table.js';
import { addServiceOptions, formatJson, withService, type ReadingOptions } from './with-service.js';

interface ReferencesOptions extends ReadingOptions {
  family?: string;
}

export function referencesCommand(): Command {
  const [example = ''] = families.exampleKeys();
  return addServiceOptions(
    new Command('references')
      .description('List the reports that a report names, and those that name it.')
      .addArgument(reportKeyArgument())
      .addOption(
        new Option('--family <family>', 'only this kind of report').choices(families.names),
      )
      .option('--json', 'print JSON'),
  )
    .addHelpText(
      'after',
      formatExamples(
        `references ${example}`,
        `references ${example} --family risk`,
        `references ${example} --json | jq -r '.[].Key'`,
      ),
    )
    .action(showReferences);
}

async function showReferences(key: ReportKey, options: ReferencesOptions): Promise<void> {
  const { family, json } = options;
  const reports = await withService(options, async ({ client }) => {
    const found: RelatedReport[] = [];
    const related = client.references({
      key: families.formatReportKey(key),
      ...(family !== undefined && { families: [family] }),
    });
    for await (const report of related) found.push(report);
    return found;
  });
  process.stdout.write(json ? formatJson(pascalCased(reports)) : format(reports));
  if (reports.length === 0) {
    process.stderr.write(
      `${families.formatReportKey(key)} names no report that you may read, and none of those names it.\n`,
    );
  }
}

function pascalCased(reports: readonly RelatedReport[]): object[] {
  return reports.map((report) =>
    Object.fromEntries(
      Object.entries(report).map(([name, value]) => [
        name.charAt(0).toUpperCase() + name.slice(1),
        value as string,
      ]),
    ),
  );
}

const relations: Readonly<Record<RelatedReport['relation'], string>> = {
  named: 'named by it',
  naming: 'names it',
};

function format(reports: readonly RelatedReport[]): string {
  if (reports.length === 0) return '';
  return formatTable([
    ['REPORT', 'RELATION', 'TITLE'],
    ...reports.map(({ key, relation, title }) => [key, relations[relation], title]),
  ]);
}
