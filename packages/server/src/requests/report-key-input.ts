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
import { quoteValue } from '../answers/quote-value.js';
import { RequestProblem } from '../problem.js';

/** The report that a request body names. */
export function readReportKey(definition: FamilyDefinition, input: KeyRequest): ReportKey {
  const { Country, Language = defaultLanguage } = input;
  requireCountry(definition, Country);
  const code = findCode(definition.key, input);
  if (code === undefined) throw badKeyField(definition, input);
  return { family: definition.name, country: Country.toUpperCase(), code, language: Language };
}

/** The report that a path or a query names, from its texts by field. */
export function readReportKeyTexts(
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

/** The report that the field `Key` of a request names; refuses a text that is no report key. */
export function getReportKey(families: Families, text: string): ReportKey {
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
    : `of this form: ${description ?? ''}`;
}
