import type { DocumentFinding } from '@broadsheet/client';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { DraftSource } from '../drafts/draft.js';
import { DocumentForm, type FormHandle } from '../form/document-form.js';
import { usePublishingWords } from '../publishing-words.js';
import { Tabs } from '../tabs.js';
import { TextEditor, type TextEditorHandle } from './text-editor.js';
import type { ChangeDraft } from './use-draft.js';
import type { CheckedDraft } from './use-preview.js';
import { writeText } from './write-text.js';

/** The methods of the editor for other parts of the page. */
export interface EditorHandle {
  /** Moves to the field or the line of a finding; false if it has none here. */
  show: (finding: DocumentFinding) => boolean;
}

interface EditorProps {
  source: DraftSource;
  checked: CheckedDraft;
  onChange: ChangeDraft;
  ref: Ref<EditorHandle>;
}

/** The document as a form or as a text; both show findings at their positions. */
export function DocumentEditor({ source, checked, onChange, ref }: EditorProps) {
  const { editor: words } = usePublishingWords();
  const [chosen, setChosen] = useState<'form' | 'text'>();
  const text = useRef<TextEditorHandle>(null);
  const form = useRef<FormHandle>(null);
  const shown = chosen ?? (source.kind === 'text' ? 'text' : 'form');
  useImperativeHandle(ref, () => ({
    show: (finding) => {
      const isWhole = finding.pointer === '';
      // A text that cannot be parsed has no fields, and a workbook no lines.
      if (isSheets(source) ? shown === 'text' : isWhole) {
        flushSync(() => {
          setChosen(isWhole ? 'text' : 'form');
        });
      }
      return (form.current ?? text.current)?.show(finding) ?? false;
    },
  }));
  return (
    <Tabs
      label={words.label}
      tabs={[
        { name: 'form', title: words.form },
        { name: 'text', title: words.text },
      ]}
      shown={shown}
      onShow={setChosen}
    >
      {shown === 'text' ? (
        <DraftText ref={text} source={source} checked={checked} onChange={onChange} />
      ) : (
        <DraftForm ref={form} source={source} checked={checked} onChange={onChange} />
      )}
    </Tabs>
  );
}

/** Whether it is edited in a spreadsheet, and has no text. */
const isSheets = ({ kind }: DraftSource) => kind === 'file' || kind === 'sheets';

type PartProps<Handle> = Omit<EditorProps, 'ref'> & { ref: Ref<Handle> };

function DraftText({ source, checked: { answer }, onChange, ref }: PartProps<TextEditorHandle>) {
  const { editor: words } = usePublishingWords();
  const { name, text } = writeText(source);
  if (isSheets(source)) {
    return <p>{words.isWorkbook}</p>;
  }
  return (
    <TextEditor
      ref={ref}
      text={text}
      findings={answer?.findings ?? []}
      onText={(next) => {
        onChange({ source: { kind: 'text', name, text: next } });
      }}
    />
  );
}

function DraftForm({ source, checked, onChange, ref }: PartProps<FormHandle>) {
  const { editor: words } = usePublishingWords();
  const { answer, isFresh } = checked;
  const document = source.kind === 'document' ? source.document : answer?.document;
  const { family, findings = [] } = answer ?? {};
  if (!document || family === undefined) {
    return <p>{isSheets(source) ? words.workbookFirst : words.textFirst}</p>;
  }
  // The form would bring back the old content of the text.
  if (source.kind === 'text' && !isFresh) return <p role="status">{words.reading}</p>;
  return (
    <>
      {source.kind === 'text' && <p className="aside">{words.ofText}</p>}
      {isSheets(source) && <p className="aside">{words.ofWorkbook}</p>}
      <DocumentForm
        ref={ref}
        family={family}
        document={document}
        findings={findings}
        onDocument={(next) => {
          onChange({ source: { kind: 'document', document: next } });
        }}
      />
    </>
  );
}
