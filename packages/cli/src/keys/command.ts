import { createSigningKey, longestTokenSeconds } from '@broadsheet/server';
import { isSealed } from '@broadsheet/store';
import { Command } from 'commander';
import { localActor, withStore } from '../local-store.js';
import { databaseUrlOption } from '../settings.js';
import { confirm, requireTerminalOr } from '../terminal/confirm.js';
import { formatExamples } from '../terminal/examples.js';
import { formatTable } from '../terminal/table.js';

interface KeyOptions {
  databaseUrl?: string;
  discardOld?: boolean;
  yes?: boolean;
}

/** Clocks of machines differ, so a key is kept an hour longer than its tokens are valid. */
const graceMs = 60 * 60 * 1000;

/** `broadsheet keys …`: the keys that sign tokens. */
export function keysCommand(): Command {
  const rotate = new Command('rotate')
    .description('Sign tokens with a new key from now on. Tokens that were issued stay good.')
    .option('--discard-old', 'remove old keys, which ends every token: after a leak')
    .option('--yes', 'with --discard-old: do not ask first; needed where there is no terminal')
    .addHelpText('after', formatExamples('keys rotate', 'keys rotate --discard-old --yes'))
    .action(rotateKeys);
  const list = new Command('list')
    .description('List the keys, the one that signs first.')
    .addHelpText('after', formatExamples('keys list'))
    .action(listKeys);
  const keys = new Command('keys').description('The keys that sign tokens.');
  for (const command of [rotate, list]) keys.addCommand(command.addOption(databaseUrlOption()));
  return keys;
}

async function rotateKeys(options: KeyOptions): Promise<void> {
  const { discardOld = false, yes = false } = options;
  if (discardOld) await confirmDiscarding(yes);
  const now = Date.now();
  const key = createSigningKey(now);
  const forgetReplacedBefore = discardOld ? Infinity : now - longestTokenSeconds * 1000 - graceMs;
  const forgotten = await withStore({ ...options, ifMissing: 'create' }, ({ signingKeys }) =>
    signingKeys.rotate(key, { actor: localActor(), forgetReplacedBefore }),
  );
  const message = discardOld
    ? 'Every token that was issued before stops working within a second.'
    : 'Tokens that were issued before stay good until they expire.';
  process.stdout.write(
    `Tokens are signed with the key ${key.id} from now on. ${message}${formatForgotten(forgotten)}\n`,
  );
}

async function confirmDiscarding(yes: boolean): Promise<void> {
  requireTerminalOr(yes, 'keys rotate --discard-old');
  if (!yes) await confirm('Remove the old keys, which ends every token that was issued?');
}

function formatForgotten(ids: string[]): string {
  return ids.length === 0 ? '' : ` Keys removed: ${String(ids.length)}.`;
}

async function listKeys(options: KeyOptions): Promise<void> {
  const keys = await withStore(options, ({ signingKeys }) => signingKeys.list());
  if (keys.length === 0) {
    process.stdout.write('There are no keys yet; the service makes the first when it starts.\n');
    return;
  }
  process.stdout.write(
    formatTable([
      ['KEY', 'MADE', 'KEPT', 'USE'],
      ...keys.map(({ id, createdAt, privateJwk }, index) => [
        id,
        new Date(createdAt).toISOString(),
        isSealed(privateJwk) ? 'encrypted' : 'plain',
        index === 0 ? 'signs and checks' : 'checks',
      ]),
    ]),
  );
}
