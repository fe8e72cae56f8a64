import { families, type ReportKey } from '@broadsheet/contract';
import { Argument, InvalidArgumentError } from 'commander';

export function reportKeyArgument(): Argument {
  return new Argument(
    '<key>',
    `the report, such as ${families.exampleKeys().join(' or ')}`,
  ).argParser(parseReportKey);
}

function parseReportKey(text: string): ReportKey {
  const key = families.findReportKey(text);
  if (key) return key;
  throw new InvalidArgumentError(`A report is named like ${families.exampleKeys().join(' or ')}.`);
}

export function parseEdition(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be the number of an edition, such as 2.');
}
