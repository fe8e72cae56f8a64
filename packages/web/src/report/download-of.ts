import type { DownloadedReport } from '../download/report-downloads.js';
import type { PathReport } from './read-steps.js';

/** The report in the form that downloads need. */
export function downloadOf({ name, key }: PathReport): DownloadedReport {
  const { language: _, ...fields } = key;
  const named = Object.entries(fields).map(([field, value]) => [pascalName(field), value]);
  return {
    family: name.family,
    key: Object.fromEntries(named) as DownloadedReport['key'],
    language: name.language,
  };
}

const pascalName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
