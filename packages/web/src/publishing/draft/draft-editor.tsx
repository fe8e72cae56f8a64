import type { DocumentFinding } from '@broadsheet/client';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { usePageTitle } from '../../shell/use-page-title.js';
import type { Draft } from '../drafts/draft.js';
import { listDropped } from '../drafts/found-file.js';
import { paths } from '../paths.js';
import { usePublishingWords } from '../publishing-words.js';
import { StateMark } from '../state-mark.js';
import { Tabs } from '../tabs.js';
import { ServiceProgress } from '../work-progress.js';
import { ChangesPanel } from './changes-panel.js';
import { ConflictNotice } from './conflict-notice.js';
import { DocumentEditor, type EditorHandle } from './document-editor.js';
import { DraftActions } from './draft-actions.js';
import { findConflict } from './find-conflict.js';
import { FindingList, findingsId } from './finding-list.js';
import { PreviewPanel } from './preview-panel.js';
import { useDraft, type ChangeDraft } from './use-draft.js';
import { usePreview, type CheckedDraft } from './use-preview.js';
import { useReplacement } from './use-replacement.js';

/** The document on one side; its findings, preview and changes on the other. */
export function DraftEditor({ first }: { first: Draft }) {
  const words = usePublishingWords();
  const { draft, change, isKept, stop } = useDraft(first);
  const checked = usePreview(draft);
  const editor = useRef<EditorHandle>(null);
  const panels = useRef<PanelsHandle>(null);
  const { answer } = checked;
  const title = answer?.title;
  useEffect(() => {
    if (title !== undefined && title !== draft.name) change({ name: title });
  }, [title, draft.name, change]);
  useBase(draft, checked, change);
  usePageTitle(words.draft.pageTitle(draft.name));
  const conflict = answer && findConflict(draft, answer);
  const replacement = useReplacement(draft, change);
  const find = (finding: DocumentFinding) => {
    if (!editor.current?.show(finding)) panels.current?.showFindings();
  };
  return (
    <article
      className="publishing draft"
      onDragOver={(event) => {
        if (holdsFiles(event.dataTransfer)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!holdsFiles(event.dataTransfer)) return;
        event.preventDefault();
        void listDropped(event.dataTransfer).then(replacement.take);
      }}
    >
      <header className="draft-header">
        <p className="eyebrow">
          <Link href={paths.list}>{words.title}</Link>
        </p>
        <h1>{draft.name}</h1>
        <DraftFacts checked={checked} />
        <p className="fault" role="alert">
          {isKept ? replacement.refused : words.draft.notKept}
        </p>
        <DraftActions
          draft={draft}
          checked={checked}
          hasConflict={Boolean(conflict)}
          onFind={find}
          onReplacement={(found) => {
            void replacement.take(found);
          }}
          onGone={stop}
        />
      </header>
      {conflict && <ConflictNotice conflict={conflict} onReplace={change} />}
      <div className="draft-columns">
        <section aria-label={words.draft.document}>
          <DocumentEditor ref={editor} source={draft.source} checked={checked} onChange={change} />
        </section>
        <DraftPanels ref={panels} checked={checked} onFind={find} />
      </div>
    </article>
  );
}

/** A text that is dragged into a field is not a file. */
const holdsFiles = ({ types }: DataTransfer) => types.includes('Files');

/**
 * Records the edition that the document says it was exported from, or otherwise the one that the
 * user saw first.
 */
function useBase({ base }: Draft, { answer }: CheckedDraft, change: ChangeDraft): void {
  const { key, current, basedOn } = answer ?? {};
  const edition = basedOn ?? current?.edition;
  const isKnown = base?.key === key;
  useEffect(() => {
    if (key !== undefined && edition !== undefined && !isKnown) change({ base: { key, edition } });
  }, [key, edition, isKnown, change]);
}

/** Its report, and what publishing would do. */
function DraftFacts({ checked: { answer, isFresh, error } }: { checked: CheckedDraft }) {
  const { draft: words } = usePublishingWords();
  const { key, current, outcome } = answer ?? {};
  const state = current ? (current.withdrawn ? 'withdrawn' : 'published') : 'new';
  return (
    <div className="draft-facts">
      {key !== undefined && (
        <p>
          <StateMark state={state} /> <code>{key}</code>
          {current && words.lastEdition(current.edition)}
          {outcome === 'unchanged' && words.unchanged}
        </p>
      )}
      <p className="aside" role="status">
        {error !== undefined ? words.notChecked : isFresh ? words.checked : words.checkingNow}
      </p>
      {!isFresh && error === undefined && <ServiceProgress label={words.checking} />}
    </div>
  );
}

/** The methods of the panels for other parts of the page. */
interface PanelsHandle {
  showFindings: () => void;
}

interface PanelsProps {
  checked: CheckedDraft;
  onFind: (finding: DocumentFinding) => void;
  ref: Ref<PanelsHandle>;
}

type PanelName = 'findings' | 'preview' | 'changes';

function DraftPanels({ checked, onFind, ref }: PanelsProps) {
  const { draft: words } = usePublishingWords();
  const { answer } = checked;
  const [chosen, setChosen] = useState<PanelName>();
  useImperativeHandle(ref, () => ({
    showFindings: () => {
      flushSync(() => {
        setChosen('findings');
      });
      document.getElementById(findingsId)?.focus();
    },
  }));
  const findings = answer?.findings ?? [];
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  // Until the user chooses: the findings if there are any, otherwise the preview.
  const shown = chosen ?? (hasErrors ? 'findings' : 'preview');
  return (
    <Tabs
      label={words.panels}
      tabs={[
        { name: 'findings', title: words.findings(findings.length) },
        { name: 'preview', title: words.preview },
        { name: 'changes', title: words.changes(answer?.differences?.count ?? 0) },
      ]}
      shown={shown}
      onShow={setChosen}
    >
      {shown === 'findings' && <FindingList checked={checked} onFind={onFind} />}
      {shown === 'preview' && <PreviewPanel answer={answer} />}
      {shown === 'changes' && <ChangesPanel answer={answer} />}
    </Tabs>
  );
}
