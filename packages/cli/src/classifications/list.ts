import { confirm, requireTerminalOr } from '../terminal/confirm.js';
import { formatTable } from '../terminal/table.js';
import { UserError } from '../user-error.js';
import { describeOutcome } from './classification-target.js';
import { withClassifications, type ClassificationOptions } from './open-target.js';

export async function listClassifications(options: ClassificationOptions): Promise<void> {
  const list = await withClassifications(options, (target) => target.list());
  if (list.length === 0) {
    process.stderr.write('There are none. Add one with "broadsheet classifications add".\n');
    return;
  }
  const rows = list.map(({ name, edition, isExtract, counts, source }) => [
    ...[name, String(edition), isExtract ? 'extract' : 'whole', counts, source],
  ]);
  process.stdout.write(formatTable([['NAME', 'EDITION', 'PART', 'COUNTS', 'SOURCE'], ...rows]));
}

export async function listEditions(name: string, options: ClassificationOptions): Promise<void> {
  const { editions, where } = await withClassifications(options, async (target) => ({
    editions: await target.listEditions(name),
    where: target.name,
  }));
  if (editions.length === 0) throw new UserError(`${where} has never had ${name}.`);
  const rows = editions.map(({ edition, current, publishedAt, author }) => [
    ...[String(edition), current ? 'current' : '', publishedAt, author],
  ]);
  process.stdout.write(formatTable([['EDITION', '', 'PUBLISHED', 'BY'], ...rows]));
}

export async function rollBackClassification(
  name: string,
  edition: number,
  options: ClassificationOptions,
): Promise<void> {
  await withClassifications(options, async (target) => {
    const outcome = await target.rollBack(name, edition);
    if (!outcome)
      throw new UserError(`${target.name} has no edition ${String(edition)} of ${name}.`);
    process.stdout.write(`${describeOutcome(outcome)}\n`);
  });
}

export async function withdrawClassification(
  name: string,
  options: ClassificationOptions & { yes?: boolean },
): Promise<void> {
  requireTerminalOr(options.yes, 'classifications withdraw');
  await withClassifications(options, async (target) => {
    if (!options.yes) {
      await confirm(`Withdraw ${name} from ${target.name}, so that readers no longer see it?`);
    }
    const outcome = await target.withdraw(name);
    if (!outcome) throw new UserError(`${target.name} has no ${name} that readers see.`);
    process.stdout.write(`${describeOutcome(outcome)}\n`);
  });
}
