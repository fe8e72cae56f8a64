import type { ComparedReport, Comparison } from '@broadsheet/client';
import { languageTag } from '../language-tag.js';
import { useWords } from '../words/explorer-words.js';
import { ReportBadge } from './report-badge.js';
import { nameOf } from './write-compared.js';

interface HeadsProps {
  comparison: Comparison;
  shown: ComparedReport[];
}

/** The headings of columns: one for each compared report. */
export function ReportHeads({ comparison, shown }: HeadsProps) {
  const words = useWords();
  return shown.map(({ key, language = '' }) => (
    <th key={key} scope="col" className="number">
      <ReportBadge index={comparison.reports.findIndex((one) => one.key === key)} />{' '}
      <span lang={languageTag(language)}>{nameOf(comparison, key, words)}</span>
    </th>
  ));
}
