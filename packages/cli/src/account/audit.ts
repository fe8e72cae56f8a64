import type { AuditEntry, Store } from '@broadsheet/store';
import { Command } from 'commander';
import { withStore } from '../local-store.js';
import { databaseUrlOption } from '../settings.js';
import { formatExamples } from '../terminal/examples.js';
import { auditExportCommand } from './audit-export.js';
import { dayOption, requirePeriod } from './day-option.js';
import { formatOption, formatRows, type Format } from './formats.js';

interface AuditOptions {
  databaseUrl?: string;
  from?: string;
  to?: string;
  format: Format;
}

const pageSize = 1000;
const dayMs = 24 * 60 * 60 * 1000;

export function auditCommand(): Command {
  return new Command('audit')
    .description('Who did what, when and from where: every administrative and publishing act.')
    .addOption(dayOption('--from', 'the first day, UTC'))
    .addOption(dayOption('--to', 'the last day, UTC'))
    .addOption(formatOption())
    .addOption(databaseUrlOption())
    .addHelpText(
      'after',
      formatExamples('audit --from 2026-11-01', 'audit --format csv > audit.csv'),
    )
    .action(showAudit)
    .addCommand(auditExportCommand());
}

async function showAudit({ from, to, format, ...options }: AuditOptions): Promise<void> {
  requirePeriod(from, to);
  const entries = await withStore(options, ({ audit }) =>
    listAll(audit, {
      ...(from !== undefined && { from: Date.parse(from) }),
      ...(to !== undefined && { to: Date.parse(to) + dayMs - 1 }),
    }),
  );
  const rows = entries.map(({ at, actor, action, target, detail }) => ({
    at: new Date(at).toISOString(),
    who: actor.name,
    from: actor.address,
    action,
    target,
    detail: JSON.stringify(detail),
  }));
  process.stdout.write(
    formatRows(rows, ['at', 'who', 'from', 'action', 'target', 'detail'], format),
  );
}

async function listAll(
  audit: Store['audit'],
  period: { from?: number; to?: number },
): Promise<AuditEntry[]> {
  const all: AuditEntry[] = [];
  for (;;) {
    const page = await audit.list({ ...period, after: all.at(-1)?.id ?? 0, limit: pageSize });
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}
