import type { DocumentPreview } from '@broadsheet/client';
import { DifferenceTable } from '../difference-table.js';
import { usePublishingWords } from '../publishing-words.js';

/** The changes of the draft from the last edition, figure by figure. */
export function ChangesPanel({ answer }: { answer: DocumentPreview | undefined }) {
  const words = usePublishingWords();
  const { differences, current } = answer ?? {};
  if (!differences || !current) {
    return <p>{words.differences.isNew}</p>;
  }
  return (
    <>
      <p className="aside">{words.differences.comparedWith(differences.from, current.author)}</p>
      <DifferenceTable
        differences={differences}
        columns={[words.edition(differences.from), words.differences.draft]}
        caption={words.differences.toDraft(differences.from)}
      />
    </>
  );
}
