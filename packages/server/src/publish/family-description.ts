import { wholeFieldsOf, type FamilyDefinition, type Families } from '@broadsheet/contract';

/** Describes the families of a service, so that programs can list them and name reports. */
export function describeFamilies({ list }: Families): object {
  return { Families: list.map(summarise) };
}

/** Describes one family with the structure of its sections: enough to show any of its reports. */
export function describeFamily(definition: FamilyDefinition): object {
  const { sections, charts, words = {} } = definition;
  return {
    ...summarise(definition),
    Sections: Object.entries(sections).map(([Token, { label, about, body }]) => ({
      Token,
      Label: label,
      About: about,
      Body: body,
    })),
    Charts: Object.entries(charts).map(([Name, About]) => ({ Name, About })),
    Words: words,
  };
}

function summarise(definition: FamilyDefinition) {
  const { name, title, about, key, sections, charts, classifications, words = {} } = definition;
  const translations = Object.entries(words).flatMap(([language, known]) => {
    const [Title, About] = [known[title], known[about]];
    return Title === undefined
      ? []
      : [[language, { Title, ...(About !== undefined && { About }) }]];
  });
  const whole = Object.keys(wholeFieldsOf(definition));
  return {
    Name: name,
    Title: title,
    About: about,
    ...(key.onlyCountry !== undefined && { OnlyCountry: key.onlyCountry }),
    KeyFields: key.fields.map(({ name: field, plural, schema }) => ({
      Name: field,
      Plural: plural,
      Type: schema.type,
    })),
    HasSections: Object.keys(sections).length > 0,
    HasCharts: Object.keys(charts).length > 0,
    ...(classifications && { Classifications: classifications }),
    ...(definition.comparison && { IsComparable: true }),
    ...(whole.length > 0 && { WholeReport: whole }),
    ...(translations.length > 0 && {
      Translations: Object.fromEntries(translations) as Record<string, object>,
    }),
  };
}
