import {
  measureUnits,
  type ComparedMeasure,
  type ComparedReport,
  type ComparedSection,
  type Comparison,
  type FamilyDefinition,
} from '@broadsheet/contract';
import { createWording, listMeasures, type SectionMeasure } from '@broadsheet/view';

/** A report of a comparison; without bodies if it is left out. */
export interface ReportToCompare {
  report: ComparedReport;
  /** By the tokens of sections. */
  bodies: Readonly<Record<string, unknown>>;
}

/** Aligns the measures of reports of one family, in the order of the family's definition. */
export function buildComparison(
  { name, sections, comparison = [], words = {} }: FamilyDefinition,
  reports: ReportToCompare[],
  language: string,
): Comparison {
  const wording = createWording(words, language);
  const built = comparison.map((compared) => {
    const section = sections[compared.section];
    const read = reports.map(({ report: { Key }, bodies }) => ({
      key: Key,
      measures: listMeasures(section?.body ?? {}, bodies[compared.section]),
    }));
    const label = section?.label ?? compared.section;
    return {
      section: { Token: compared.section, Label: wording.find(label) ?? label },
      measures: joinMeasures(compared, read, wording.nameOf),
    };
  });
  return {
    Family: name,
    Reports: reports.map(({ report }) => report),
    Sections: built.map(({ section }) => section),
    Measures: built.flatMap(({ measures }) => measures),
  };
}

interface ReadReport {
  key: string;
  measures: SectionMeasure[];
}

function joinMeasures(
  { section, only }: ComparedSection,
  reports: ReadReport[],
  labelOf: (name: string) => string,
): ComparedMeasure[] {
  const given = new Set(reports.flatMap(({ measures }) => measures.map(({ name }) => name)));
  const names = only ? only.filter((name) => given.has(name)) : [...given];
  return names.flatMap((name) => {
    const found = reports.flatMap(({ key, measures }) => {
      const measure = measures.find((each) => each.name === name);
      return measure ? [{ key, measure }] : [];
    });
    const [first] = found;
    if (!first) return [];
    const unit = measureUnits.find((known) => known === first.measure.unit) ?? 'Plain';
    return [
      {
        Section: section,
        Name: name,
        Label: labelOf(name),
        Unit: unit,
        Series: found.map(({ key, measure }) => writeSeries(key, measure)),
      },
    ];
  });
}

function writeSeries(key: string, { currency, points }: SectionMeasure) {
  return {
    Key: key,
    ...(currency !== undefined && { Currency: currency }),
    Points: points.map(({ year, value, isOutlook, isSuppressed }) => ({
      Year: year,
      Value: value,
      ...(isOutlook && { Outlook: true as const }),
      ...(isSuppressed && { Suppressed: true as const }),
    })),
  };
}
