import { entityIdField, isKeyText, hasCodeForm, hasCountryForm } from '@broadsheet/contract';
import { Argument, InvalidArgumentError, Option } from 'commander';
import { didYouMean } from '../terminal/did-you-mean.js';
import { findCountryCode } from './country-names.js';

export function countryArgument(): Argument {
  return new Argument('<country>', 'country code, such as AU').argParser(parseCountry);
}

export function parseCountry(text: string): string {
  if (hasCountryForm(text)) return text.toUpperCase();
  const code = findCountryCode(text);
  const hint = code === undefined ? '' : ` Did you mean "${code}"?`;
  throw new InvalidArgumentError(`A country is a code of two letters, such as AU.${hint}`);
}

export function codeArgument(): Argument {
  return new Argument('<code>', 'code of the industry, such as 1214').argParser((text: string) => {
    if (hasCodeForm(text)) return text;
    throw new InvalidArgumentError('A code has 1 to 16 letters or digits, such as 1214.');
  });
}

export function entityIdArgument(): Argument {
  return new Argument('<entity>', 'id of the company, such as 1001').argParser((text: string) => {
    if (isKeyText(entityIdField, text)) return Number(text);
    throw new InvalidArgumentError('The id of a company is a number, such as 1001.');
  });
}

export function languageOption(): Option {
  return new Option('--language <language>', 'language of the report').default('English');
}

export function atOnceOption(description: string, usual: number): Option {
  return new Option('--at-once <number>', description).default(usual).argParser((text: string) => {
    if (/^[1-9]\d?$/.test(text)) return Number(text);
    throw new InvalidArgumentError('It must be a number from 1 to 99.');
  });
}

export function chartsArgument(names: readonly string[]): Argument {
  return new Argument('[chart...]', 'which charts; all of the report where none is named')
    .choices(names.map((name) => name.toLowerCase()))
    .argParser((text: string, before: string[] | undefined) => [
      ...(before ?? []),
      parseChart(text, names),
    ]);
}

function parseChart(text: string, names: readonly string[]): string {
  const name = names.find((each) => each.toLowerCase() === text.toLowerCase());
  if (name) return name;
  const known = names.map((each) => each.toLowerCase());
  const hint = didYouMean(text, known) || ` There are: ${known.join(', ')}.`;
  throw new InvalidArgumentError(`There is no chart of this name.${hint}`);
}

export function sectionsOption(tokens: readonly string[]): Option {
  return new Option('--sections <sections>', 'which sections, with commas between them')
    .choices(tokens)
    .argParser((text: string, before: string[] | undefined) => [
      ...(before ?? []),
      ...text
        .split(',')
        .map((token) => token.trim())
        .filter(Boolean)
        .map((token) => parseSection(token, tokens)),
    ]);
}

function parseSection(text: string, tokens: readonly string[]): string {
  const written = text.replace(/[\s_-]/g, '').toLowerCase();
  const token = tokens.find((each) => each === written);
  if (token) return token;
  const hint = didYouMean(text, tokens) || ` There are: ${tokens.join(', ')}.`;
  throw new InvalidArgumentError(`There is no section ${JSON.stringify(text)}.${hint}`);
}
