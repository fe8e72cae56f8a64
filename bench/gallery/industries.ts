import { demoIndustries } from '@broadsheet/demo';
import { industryFamily, listCharts } from '@broadsheet/reports';
import type { Exhibit } from './exhibit.js';

/** Various reports: Japanese, with losses, with a long name, in another currency, without trade. */
const chosen = [
  'AU 1214 English',
  'AU 1214 Japanese',
  'AU 5411 English',
  'US 334413 English',
  'GB 47110 English',
];

/** All charts of a few demo reports, light and dark. */
export function listIndustries(): Exhibit[] {
  const documents = [...demoIndustries({ seed: 1 })];
  return chosen.map((key) => {
    const document = documents.find(
      ({ Country, Code, Language }) => `${Country} ${Code} ${Language}` === key,
    );
    if (!document) throw new Error(`There is no demo report ${key}.`);
    const drawn = listCharts(industryFamily, industryFamily.derive(document));
    const charts = drawn.map((data) => ({ label: data.name, data }));
    return { heading: `${document.Title}, ${key}`, themes: ['light', 'dark'], charts };
  });
}
