import { families, type ReportKey } from '@broadsheet/contract';
import { Command } from 'commander';
import { confirm, requireTerminalOr, yesOption } from '../terminal/confirm.js';
import { UserError } from '../user-error.js';
import { outcomeJson } from './outcome.js';
import { reportKeyArgument } from './report-key-argument.js';
import { withPublishTarget } from './targets/open-target.js';
import { addPublishOptions, type TargetOptions } from './targets/target-options.js';

interface WithdrawOptions extends TargetOptions {
  json?: boolean;
  yes?: boolean;
}

export function withdrawCommand(): Command {
  return addPublishOptions(
    new Command('withdraw')
      .description('Take a report away from readers. Its editions are kept.')
      .addArgument(reportKeyArgument())
      .addOption(yesOption())
      .option('--json', 'print JSON'),
  )
    .addHelpText(
      'after',
      `
It takes effect at once. To bring the report back, roll it back, or publish it with --restore.

Examples:
  $ broadsheet withdraw industry/AU/1214/English
  $ broadsheet withdraw company/1001/English --to https://reports.example.com --yes`,
    )
    .action(withdraw);
}

async function withdraw(key: ReportKey, options: WithdrawOptions): Promise<void> {
  requireTerminalOr(options.yes, 'withdraw');
  const outcome = await withPublishTarget(options, async (target) => {
    const name = families.formatReportKey(key);
    if (!options.yes)
      await confirm(`Withdraw ${name} from ${target.name}, so that readers no longer see it?`);
    const withdrawn = await target.withdraw(key);
    if (!withdrawn) {
      throw new UserError(`${target.name} has no report ${name} that readers see.`);
    }
    await target.finish();
    return withdrawn;
  });
  process.stdout.write(
    options.json
      ? `${JSON.stringify(outcomeJson(outcome), null, 2)}\n`
      : `${outcome.key} is withdrawn. To bring it back: broadsheet rollback ${outcome.key} ${String(outcome.edition)}\n`,
  );
}
