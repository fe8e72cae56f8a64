import { dayPattern, findInstant } from '@broadsheet/contract';
import { InvalidArgumentError, Option } from 'commander';

/** A day, `2026-11-15`. */
export function dayOption(flag: string, description: string): Option {
  return new Option(`${flag} <day>`, description).argParser(parseDay);
}

const dayForm = new RegExp(dayPattern);

function parseDay(text: string): string {
  if (dayForm.test(text) && findInstant(text) !== undefined) return text;
  throw new InvalidArgumentError('It must be a day such as 2026-11-15.');
}
