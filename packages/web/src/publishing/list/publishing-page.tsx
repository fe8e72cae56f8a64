import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePageTitle } from '../../shell/use-page-title.js';
import { isReady, useLoaded } from '../../use-loaded.js';
import { listDrafts, saveDraft } from '../drafts/draft-store.js';
import type { Draft } from '../drafts/draft.js';
import type { FoundFile } from '../drafts/found-file.js';
import { listDocuments } from '../drafts/list-documents.js';
import { readFiles } from '../drafts/read-files.js';
import { useOwner } from '../drafts/use-owner.js';
import { paths } from '../paths.js';
import { usePublishingWords } from '../publishing-words.js';
import { DraftList } from './draft-list.js';
import { DropZone, type TellRead } from './drop-zone.js';
import { NewReport } from './new-report.js';
import { PublishedReports } from './published-reports.js';

/** The start page of publishers: a new report, a file, a draft, or a published report. */
export function PublishingPage() {
  const words = usePublishingWords();
  usePageTitle(words.title);
  const owner = useOwner();
  /** How often drafts were published here, and the message about it. */
  const [published, setPublished] = useState({ times: 0, message: '' });
  const drafts = useLoaded(owner, () => listDrafts(owner));
  const showDrafts = () => {
    drafts.reload({ isQuiet: true });
  };
  const { begin, take, refused } = useNewDrafts(owner, showDrafts);
  return (
    <div className="publishing">
      <header className="front-header">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <div className="publishing-start">
        <NewReport onDraft={(draft) => begin([draft])} owner={owner} />
        <DropZone onFiles={take} refused={refused} />
      </div>
      {isReady(drafts) && drafts.value.length > 0 && (
        <DraftList
          drafts={drafts.value}
          onChanged={showDrafts}
          onPublished={(message) => {
            setPublished(({ times }) => ({ times: times + 1, message }));
            showDrafts();
          }}
        />
      )}
      {/* Always there, because a screen reader announces only changes within it. */}
      <p className="notice" role="status" hidden={published.message === ''}>
        {published.message}
      </p>
      <PublishedReports times={published.times} />
    </div>
  );
}

/** Saves new drafts, also from files. A single draft is opened; several are shown in the list. */
function useNewDrafts(owner: string, showDrafts: () => void) {
  const words = usePublishingWords();
  const [, navigate] = useLocation();
  const [refused, setRefused] = useState<string[]>([]);
  const begin = async (added: Draft[]) => {
    for (const draft of added) await saveDraft(draft);
    const [only, ...others] = added;
    if (only && others.length === 0) navigate(paths.draft(only.id));
    else showDrafts();
  };
  const take = async (found: FoundFile[], onRead: TellRead) => {
    const { documents, refused: wrong } = listDocuments(found, words);
    const read = await readFiles(documents, {
      ...{ owner, words },
      onRead: (done) => {
        onRead(done, documents.length);
      },
    });
    const all = [...wrong, ...read.refused];
    setRefused(all);
    // The user must see a refused file before another page is shown.
    if (all.length === 0) await begin(read.drafts);
    else {
      for (const draft of read.drafts) await saveDraft(draft);
      showDrafts();
    }
  };
  return { begin, take, refused };
}
