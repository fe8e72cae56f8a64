import { useSession } from '../../session/session-context.js';
import { Titled } from '../../shell/titled.js';
import { Empty } from '../../states/empty.js';
import { Failure } from '../../states/failure.js';
import { Loading } from '../../states/loading.js';
import { useLoaded } from '../../use-loaded.js';
import { findDraft } from '../drafts/draft-store.js';
import { useOwner } from '../drafts/use-owner.js';
import { usePublishingWords } from '../publishing-words.js';
import { DraftEditor } from './draft-editor.js';

/** A document that is edited, checked, previewed and published. */
export function DraftPage({ id }: { id: string }) {
  const words = usePublishingWords();
  const owner = useOwner();
  const { ClientName: client } = useSession().view;
  const loaded = useLoaded(`${owner}/${id}`, () => findDraft(owner, id));
  if (loaded.state === 'ready' && loaded.value) return <DraftEditor first={loaded.value} />;
  return (
    <Titled title={words.draft.draft}>
      {loaded.state === 'loading' && <Loading what={words.the.draft} heading={words.draft.draft} />}
      {loaded.state === 'failed' && <Failure error={loaded.error} onRetry={loaded.reload} />}
      {loaded.state === 'ready' && (
        <Empty title={words.draft.unknown}>{words.draft.unknownText(client)}</Empty>
      )}
    </Titled>
  );
}
