import {
  defaultLanguage,
  findCode,
  isIntegerField,
  isKeyText,
  type Families,
  type FamilyDefinition,
  type KeyRequest,
  type ReportKey,
} from '@broadsheet/contract';
import { decapitalise } from '@broadsheet/contract/words';
import type { Client, Entitlement } from '@broadsheet/store';
import { quoteValue } from '../answers/quote-value.js';
import { RequestProblem } from '../problem.js';

export type Access = Entitlement['access'];

type ReportScope = Pick<ReportKey, 'family' | 'country' | 'language'>;

/** From `read` on, each access includes the ones before it. `audit` gives no access to reports. */
export const ranks: Record<Access, number> = { audit: -1, read: 0, publish: 1, administer: 2 };

/**
 * The report that a request body names; refuses a client that may not read it, because a response
 * would reveal something about the report. An operation that reads keys by itself asks
 * `requireEntitlement` or `isEntitled`.
 */
export function requireReport(
  client: Client | undefined,
  definition: FamilyDefinition,
  input: KeyRequest,
): ReportKey {
  const key = readKey(definition, input);
  requireEntitlement(client, key);
  return key;
}

interface ReportTexts {
  texts: Readonly<Record<string, string | undefined>>;
  nameOf: (field: { name: string }) => string;
  access: Access;
}

/** The report that a path or a query names, from its texts by field. */
export function requireReportOfTexts(
  client: Client | undefined,
  definition: FamilyDefinition,
  { texts, nameOf, access }: ReportTexts,
): ReportKey {
  const key = readTexts(definition, texts, nameOf);
  requireEntitlement(client, key, access);
  return key;
}

/** The report that the field `Key` of a request names; refuses a text that is no report key. */
export function requireReportOfKey(
  client: Client | undefined,
  families: Families,
  text: string,
): ReportKey {
  const key = getKey(families, text);
  requireEntitlement(client, key);
  return key;
}

/**
 * Refuses a client that is not entitled to do this with these reports. Call it before reading the
 * store.
 */
export function requireEntitlement(
  client: Client | undefined,
  reports: ReportScope,
  access: Access = 'read',
): void {
  if (isEntitled(client, reports, access)) return;
  const { family, country, language } = reports;
  throw new RequestProblem(
    'not_entitled',
    `This client may not ${access} ${family} reports of ${country} in ${language}; it needs an entitlement to ${access} the family ${family}, the country ${country} and the language ${language}.`,
  );
}

export function isEntitled(
  client: Client | undefined,
  reports: ReportScope,
  access: Access = 'read',
): boolean {
  const entitlements = client?.entitlements ?? [];
  return entitlements.some((entitlement) => covers(entitlement, reports, access));
}

/**
 * The other families whose figures a family's reports use. Empty unless the client may read all of
 * them: the answer then leaves out what was computed from their figures.
 */
export function listDrawnFamilies(
  client: Client | undefined,
  { drawsOn = [] }: Pick<FamilyDefinition, 'drawsOn'>,
  { country, language }: Omit<ReportScope, 'family'>,
): readonly string[] {
  const mayRead = (family: string) => isEntitled(client, { family, country, language });
  return drawsOn.every(mayRead) ? drawsOn : [];
}

/** A set of countries and a set of languages, in every combination. */
export interface Scope {
  countries: string[] | '*';
  languages: string[] | '*';
}

/** The reports of a family that a client may read or publish, for lists: one scope per entitlement. */
export function scopesOf(
  { entitlements }: Client,
  family: string,
  access: Access = 'read',
): Scope[] {
  return entitlements
    .filter(
      ({ access: granted, families }) =>
        ranks[granted] >= ranks[access] && (families === '*' || families.includes(family)),
    )
    .map(({ countries, languages }) => ({ countries, languages }));
}

function covers(
  entitlement: Entitlement,
  { family, country, language }: ReportScope,
  access: Access,
): boolean {
  const { families, countries, languages } = entitlement;
  return (
    ranks[entitlement.access] >= ranks[access] &&
    (families === '*' || families.includes(family)) &&
    (countries === '*' || countries.includes(country)) &&
    (languages === '*' || languages.some((name) => name.toLowerCase() === language.toLowerCase()))
  );
}

function readKey(definition: FamilyDefinition, input: KeyRequest): ReportKey {
  const { Country, Language = defaultLanguage } = input;
  requireCountry(definition, Country);
  const code = findCode(definition.key, input);
  if (code === undefined) throw badKeyField(definition, input);
  return { family: definition.name, country: Country.toUpperCase(), code, language: Language };
}

function readTexts(
  definition: FamilyDefinition,
  texts: Readonly<Record<string, string | undefined>>,
  nameOf: (field: { name: string }) => string,
): ReportKey {
  const { onlyCountry } = definition.key;
  const country = texts.country ?? onlyCountry ?? '';
  requireCountry(definition, country);
  const fields = definition.key.fields.map((field) => {
    const text = texts[nameOf(field)] ?? '';
    if (!isKeyText(field, text)) throw badText(nameOf(field), text, describeForm(field));
    return text;
  });
  const { language = defaultLanguage } = texts;
  return {
    family: definition.name,
    country: country.toUpperCase(),
    code: fields.join('/'),
    language,
  };
}

function getKey(families: Families, text: string): ReportKey {
  const key = families.findReportKey(text);
  if (key) return key;
  const like = families.exampleKeys().map((example) => `"${example}"`);
  const detail = `Key is ${JSON.stringify(text)}; it must be like ${like.join(' or ')}.`;
  throw new RequestProblem('invalid_request', detail, { errors: [{ pointer: '/Key', detail }] });
}

/** Refuses a country for which the family has no reports. */
export function requireCountry(
  { title, key: { onlyCountry } }: FamilyDefinition,
  country: string,
): void {
  if (onlyCountry === undefined || country.toUpperCase() === onlyCountry) return;
  const countryName = countryNames[onlyCountry] ?? onlyCountry;
  const detail = `Country is ${JSON.stringify(country)}; ${decapitalise(title)} cover ${countryName} only, so it must be "${onlyCountry}".`;
  throw new RequestProblem('country_not_covered', detail, {
    errors: [{ pointer: '/Country', detail }],
  });
}

const countryNames: Readonly<Record<string, string>> = { AU: 'Australia' };

function badKeyField({ key, title }: FamilyDefinition, input: KeyRequest): RequestProblem {
  const names = ['Country', ...key.fields.map(({ name }) => name)].join(' and ');
  const [wrong = key.fields[0]] = key.fields.filter(
    (field) => findCode({ fields: [field] }, input) === undefined,
  );
  const given = input[wrong.name];
  const value = given === undefined ? 'missing' : JSON.stringify(given);
  const detail = `${wrong.name} is ${value}; ${decapitalise(title)} are named by ${names}, and it must be ${describeForm(wrong)}.`;
  return new RequestProblem('invalid_request', detail, {
    errors: [{ pointer: `/${wrong.name}`, detail }],
  });
}

function badText(name: string, text: string, form: string): RequestProblem {
  const detail = `${name} is ${quoteValue(text)}; it must be ${form}.`;
  return new RequestProblem('invalid_request', detail, {
    errors: [{ pointer: `/${name}`, detail }],
  });
}

function describeForm(field: FamilyDefinition['key']['fields'][number]): string {
  const { minimum, maximum, description } = field.schema as {
    minimum?: number;
    maximum?: number;
    description?: string;
  };
  return isIntegerField(field)
    ? `an integer from ${String(minimum)} to ${String(maximum)}`
    : `of this form: ${description?.replace(/\.$/, '') ?? ''}`;
}
