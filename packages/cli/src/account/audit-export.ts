import { once } from 'node:events';
import type { AuditEntry, SecurityEvent } from '@broadsheet/store';
import { Command } from 'commander';
import { withStore } from '../local-store.js';
import { databaseUrlOption } from '../settings.js';
import { formatExamples } from '../terminal/examples.js';
import { UserError } from '../user-error.js';
import { dayOption } from './day-option.js';

interface ExportOptions {
  databaseUrl?: string;
  since?: string;
}

const pageSize = 1000;

export function auditExportCommand(): Command {
  return new Command('export')
    .description(
      'Write the audit log and the security events as JSON, one object a line, and check the audit log: its lines are chained by hashes, so that a changed or removed line is detected. The last line tells how far the chain goes; keep it elsewhere to detect a log that was cut short.',
    )
    .addOption(dayOption('--since', 'the first day, UTC'))
    .addOption(databaseUrlOption())
    .addHelpText('after', formatExamples('audit export --since 2026-11-01 > audit.jsonl'))
    .action((options: ExportOptions, command: Command) =>
      // Commander assigns options that the parent `audit` also has to `audit`.
      exportLogs({ ...command.parent?.opts<ExportOptions>(), ...options }),
    );
}

async function exportLogs({ since, ...options }: ExportOptions): Promise<void> {
  const from = since === undefined ? 0 : Date.parse(since);
  const check = await withStore(options, async ({ audit, securityEvents }) => {
    await writePages((after) => audit.list({ from, after, limit: pageSize }), actLine);
    await writePages((after) => securityEvents.list({ from, after, limit: pageSize }), eventLine);
    return audit.check();
  });
  const { checked, head, fault } = check;
  await writeLine({ Log: 'chain', Lines: checked, Head: head.hash, Whole: fault === undefined });
  if (fault !== undefined) throw new UserError(`The audit log was changed or cut short. ${fault}`);
}

async function writePages<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
  lineOf: (row: Row) => object,
): Promise<void> {
  for (let after = 0; ;) {
    const page = await read(after);
    for (const row of page) await writeLine(lineOf(row));
    after = page.at(-1)?.id ?? after;
    if (page.length < pageSize) return;
  }
}

function actLine({ at, actor, action, target, detail }: AuditEntry): object {
  return {
    ...{ Log: 'audit', At: new Date(at).toISOString(), Who: actor.name, From: actor.address },
    ...{ Action: action, Target: target, Detail: detail },
  };
}

function eventLine(event: SecurityEvent & { id: number }): object {
  const { at, kind, client, username, address, requestId, reason, count } = event;
  return {
    ...{ Log: 'security', At: new Date(at).toISOString(), Kind: kind },
    ...{ ClientId: client ?? null, Username: username ?? null, From: address },
    ...{ RequestId: requestId, Reason: reason, Count: count },
  };
}

async function writeLine(line: object): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
}
