import { families, type ReportKey } from '@broadsheet/contract';
import { Command } from 'commander';
import { UserError } from '../user-error.js';
import { describeChanges, outcomeJson, type Outcome } from './outcome.js';
import { parseEdition, reportKeyArgument } from './report-key-argument.js';
import { withPublishTarget } from './targets/open-target.js';
import { addPublishOptions, type TargetOptions } from './targets/target-options.js';

interface RollbackOptions extends TargetOptions {
  json?: boolean;
}

export function rollbackCommand(): Command {
  return addPublishOptions(
    new Command('rollback')
      .description('Make a new edition with the content of an old one; also after a withdrawal.')
      .addArgument(reportKeyArgument())
      .argument('<edition>', 'number of the edition whose content to restore', parseEdition)
      .option('--json', 'print JSON'),
  )
    .addHelpText(
      'after',
      `
Readers see it at once. The editions in between are kept.

Examples:
  $ broadsheet rollback industry/AU/1214/English 3
  $ broadsheet rollback company/1001/English 1 --to https://reports.example.com`,
    )
    .action(rollBack);
}

async function rollBack(key: ReportKey, edition: number, options: RollbackOptions): Promise<void> {
  const outcome = await withPublishTarget(options, async (target) => {
    const rolledBack = await target.rollBack(key, edition);
    if (!rolledBack) {
      throw new UserError(
        `${target.name} has no edition ${String(edition)} of ${families.formatReportKey(key)}. broadsheet editions lists those it has.`,
      );
    }
    await target.finish();
    return rolledBack;
  });
  process.stdout.write(
    `${options.json ? JSON.stringify(outcomeJson(outcome), null, 2) : describe(outcome, edition)}\n`,
  );
}

function describe({ key, outcome, edition, changed }: Outcome, requested: number): string {
  if (outcome === 'unchanged') {
    return `${key} already has the content of edition ${String(requested)}: edition ${String(edition)} stays.`;
  }
  return `${key} has the content of edition ${String(requested)} again, as edition ${String(edition)}: ${describeChanges({ key, changed }) || 'no chart or section differs'}.`;
}
