import { findImageName, imageNames, type ImageName } from '@broadsheet/contract/images';
import { findSectionToken, sectionTokens, type SectionToken } from '@broadsheet/contract/sections';
import { Argument, InvalidArgumentError, Option } from 'commander';
import { didYouMean } from '../terminal/did-you-mean.js';
import { findCountryCode } from './country-names.js';

export function countryArgument(): Argument {
  return new Argument('<country>', 'country code, such as AU').argParser(parseCountry);
}

export function parseCountry(text: string): string {
  if (/^[A-Za-z]{2}$/.test(text)) return text.toUpperCase();
  const code = findCountryCode(text);
  const hint = code === undefined ? '' : ` Did you mean "${code}"?`;
  throw new InvalidArgumentError(`A country is a code of two letters, such as AU.${hint}`);
}

export function codeArgument(): Argument {
  return new Argument('<code>', 'code of the industry, such as 1214').argParser((text: string) => {
    if (/^[A-Za-z0-9]{1,16}$/.test(text)) return text;
    throw new InvalidArgumentError('A code has 1 to 16 letters or digits, such as 1214.');
  });
}

export function entityIdArgument(): Argument {
  return new Argument('<entity>', 'id of the company, such as 1001').argParser((text: string) => {
    if (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647) return Number(text);
    throw new InvalidArgumentError('The id of a company is a number, such as 1001.');
  });
}

export function languageOption(): Option {
  return new Option('--language <language>', 'language of the report').default('English');
}

export function chartsArgument(): Argument {
  return new Argument('[chart...]', 'which charts; all of the report where none is named')
    .choices(imageNames.map((name) => name.toLowerCase()))
    .argParser((text: string, before: ImageName[] | undefined) => [
      ...(before ?? []),
      parseChart(text),
    ]);
}

function parseChart(text: string): ImageName {
  const name = findImageName(text);
  if (name) return name;
  const known = imageNames.map((each) => each.toLowerCase());
  const hint = didYouMean(text, known) || ` There are: ${known.join(', ')}.`;
  throw new InvalidArgumentError(`There is no chart of this name.${hint}`);
}

export function sectionsOption(): Option {
  return new Option('--sections <sections>', 'which sections, with commas between them')
    .choices(sectionTokens)
    .argParser((text: string, before: SectionToken[] | undefined) => [
      ...(before ?? []),
      ...text
        .split(',')
        .map((token) => token.trim())
        .filter(Boolean)
        .map(parseSection),
    ]);
}

function parseSection(text: string): SectionToken {
  const token = findSectionToken(text.replace(/[\s_-]/g, ''));
  if (token) return token;
  const hint = didYouMean(text, sectionTokens) || ` There are: ${sectionTokens.join(', ')}.`;
  throw new InvalidArgumentError(`There is no section ${JSON.stringify(text)}.${hint}`);
}
