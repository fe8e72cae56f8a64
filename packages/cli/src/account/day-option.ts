import { dayPattern, findInstant } from '@broadsheet/contract';
import { InvalidArgumentError, Option } from 'commander';
import { UserError } from '../user-error.js';

/** A day, `2026-11-15`. */
export function dayOption(flag: string, description: string): Option {
  return new Option(`${flag} <day>`, description).argParser(parseDay);
}

const dayForm = new RegExp(dayPattern);

function parseDay(text: string): string {
  if (dayForm.test(text) && findInstant(text) !== undefined) return text;
  throw new InvalidArgumentError('It must be a day such as 2026-11-15.');
}

/** Refuses a period that ends before it begins: nothing can be in it. */
export function requirePeriod(from: string | undefined, to: string | undefined): void {
  if (from === undefined || to === undefined || from <= to) return;
  throw new UserError(`--to is ${to}, which is before --from, ${from}.`);
}
