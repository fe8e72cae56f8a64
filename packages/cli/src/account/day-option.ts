import { findInstant } from '@broadsheet/contract';
import { InvalidArgumentError, Option } from 'commander';

/** A day, `2026-11-15`. */
export function dayOption(flag: string, description: string): Option {
  return new Option(`${flag} <day>`, description).argParser(parseDay);
}

function parseDay(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && findInstant(text) !== undefined) return text;
  throw new InvalidArgumentError('It must be a day such as 2026-11-15.');
}
