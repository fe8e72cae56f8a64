import { companySections as sections } from '@broadsheet/contract/company-sections';
import { formatDay } from '../../shell/format-day.js';
import type { Edition } from './load-edition.js';

/** The changes of the current edition, each linked to its place on the page. */
export function EditionChanges({ edition }: { edition: Edition | undefined }) {
  if (!edition) return <p className="company-changes" />;
  const { isFirst, changed, removed, refreshedAt } = edition;
  return (
    <p className="company-changes" aria-label="What changed in this edition" role="note">
      <strong>What changed:</strong>{' '}
      {isFirst ? 'this is the first edition' : <Changes changed={changed} removed={removed} />}
      {refreshedAt !== undefined &&
        `; rank and industry averages were computed anew on ${formatDay(refreshedAt)}`}
      .
    </p>
  );
}

function Changes({ changed, removed }: Pick<Edition, 'changed' | 'removed'>) {
  if (changed.length + removed.length === 0) return 'nothing that readers see';
  return (
    <>
      {changed.map((token, index) => (
        <span key={token}>
          {index > 0 && ', '}
          <a href={`#${token}`}>{labelOf(token)}</a>
        </span>
      ))}
      {removed.length > 0 &&
        `${changed.length > 0 ? '; ' : ''}no longer there: ${removed.map(labelOf).join(', ')}`}
    </>
  );
}

function labelOf(token: string): string {
  const known = sections as Partial<Record<string, { label: string }>>;
  return known[token]?.label ?? token;
}
