import type { ImageName, ReportKey, SectionToken } from '@broadsheet/contract';

/** The addresses under which a host can attach reports, charts and sections. */
export const uriTemplates = {
  industry: 'broadsheet://industry/{country}/{code}/{language}',
  chart: 'broadsheet://industry/{country}/{code}/{language}/charts/{chart}',
  picture: 'broadsheet://industry/{country}/{code}/{language}/charts/{chart}/picture',
  company: 'broadsheet://company/{entityId}/{language}',
  section: 'broadsheet://company/{entityId}/{language}/sections/{section}',
} as const;

export function reportUri({ family, country, code, language }: ReportKey): string {
  const place = family === 'company' ? [code, language] : [country, code, language];
  return `broadsheet://${family}/${place.map(encodeURIComponent).join('/')}`;
}

export function chartUri(key: ReportKey, chart: ImageName): string {
  return `${reportUri(key)}/charts/${chart}`;
}

export function sectionUri(key: ReportKey, section: SectionToken): string {
  return `${reportUri(key)}/sections/${section}`;
}
