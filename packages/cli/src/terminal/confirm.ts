import { Option } from 'commander';
import { askAll } from '../profiles/ask.js';
import { UserError } from '../user-error.js';
import { printable } from './printable.js';

const leaving = 'Nothing was changed.';

/** For commands that take something away: they ask first, as a slip cannot always be undone. */
export const yesOption = () =>
  new Option('--yes', 'do not ask first; needed where there is no terminal');

/** Without a terminal to ask on, `--yes` is required. */
export function requireTerminalOr(yes: boolean | undefined, command: string): void {
  if (yes || process.stdin.isTTY) return;
  throw new UserError(`There is no terminal to ask at, so ${command} needs --yes. ${leaving}`);
}

/** Throws unless the user agrees. */
export async function confirm(question: string): Promise<void> {
  const [answer = ''] = await askAll([{ text: printable(`${question} [y/N]`), leaving }]);
  if (/^\s*y(es)?\s*$/i.test(answer)) return;
  throw new UserError(leaving);
}
