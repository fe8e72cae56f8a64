import {
  camelName,
  type FamilyDefinition,
  type Families,
  type ReportKey,
} from '@broadsheet/contract';

/** The URIs under which a host can attach reports, charts and sections. */
export interface ReportUris {
  report(key: ReportKey): string;
  chart(key: ReportKey, chart: string): string;
  section(key: ReportKey, section: string): string;
}

export function createReportUris(families: Families): ReportUris {
  const report = (key: ReportKey) => {
    const steps = families.formatReportKey(key).split('/');
    return `broadsheet://${steps.map(encodeURIComponent).join('/')}`;
  };
  return {
    report,
    chart: (key, chart) => `${report(key)}/charts/${chart}`,
    section: (key, section) => `${report(key)}/sections/${section}`,
  };
}

/** The URIs of a family as templates with variables in braces, as the protocol describes them. */
export function uriTemplates({ name, key: { onlyCountry, fields } }: FamilyDefinition) {
  const steps = [
    ...(onlyCountry === undefined ? ['country'] : []),
    ...fields.map(camelName),
    'language',
  ];
  const report = `broadsheet://${name}/${steps.map((step) => `{${step}}`).join('/')}`;
  return {
    steps,
    report,
    chart: `${report}/charts/{chart}`,
    picture: `${report}/charts/{chart}/picture`,
    section: `${report}/sections/{section}`,
  };
}
