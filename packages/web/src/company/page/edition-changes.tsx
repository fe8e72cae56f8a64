import { companySections as sections } from '@broadsheet/contract/company-sections';
import { useWords, type ExplorerWords } from '../../words/explorer-words.js';
import type { Edition } from './load-edition.js';

/** The changes of the current edition, each linked to its place on the page. */
export function EditionChanges({ edition }: { edition: Edition | undefined }) {
  const { company: words, report, day } = useWords();
  if (!edition) return null;
  const { isFirst, changed, removed, refreshedAt } = edition;
  return (
    <p className="company-changes" aria-label={report.history.name} role="note">
      <strong>{words.whatChanged}</strong>{' '}
      {isFirst ? words.firstEdition : <Changes changed={changed} removed={removed} />}
      {refreshedAt !== undefined && words.refreshed(day(refreshedAt))}
      {report.history.end}
    </p>
  );
}

function Changes({ changed, removed }: Pick<Edition, 'changed' | 'removed'>) {
  const words = useWords();
  const { history } = words.report;
  if (changed.length + removed.length === 0) return history.nothing;
  return (
    <>
      {changed.map((token, index) => (
        <span key={token}>
          {index > 0 && words.comma}
          <a href={`#${token}`}>{labelOf(token, words)}</a>
        </span>
      ))}
      {changed.length > 0 && removed.length > 0 && history.semicolon}
      {removed.length > 0 &&
        history.gone(removed.map((token) => labelOf(token, words)).join(words.comma))}
    </>
  );
}

function labelOf(token: string, { company }: ExplorerWords): string {
  const known = sections as Partial<Record<string, { label: string }>>;
  return company.section(known[token]?.label ?? token);
}
