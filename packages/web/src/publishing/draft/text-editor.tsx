import type { DocumentFinding } from '@broadsheet/client';
import { useId, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { FieldFindings } from '../form/field-findings.js';
import { usePublishingWords } from '../publishing-words.js';

/** The methods of the editor for other parts of the page. */
export interface TextEditorHandle {
  /** Puts the caret at a finding, and scrolls there. */
  show: (position: { line?: number }) => true;
}

interface EditorProps {
  text: string;
  findings: readonly DocumentFinding[];
  onText: (text: string) => void;
  ref: Ref<TextEditorHandle>;
}

/**
 * The document as a text with line numbers; lines with findings are marked, and what was found in the
 * line of the caret is above the text.
 */
export function TextEditor({ text, findings, onText, ref }: EditorProps) {
  const { editor: words } = usePublishingWords();
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const id = useId();
  const [line, setLine] = useState<number>();
  useImperativeHandle(ref, () => ({
    show: ({ line = 1 }) => {
      if (area.current) showLine(area.current, line);
      whole.current?.scrollIntoView({ block: 'nearest' });
      return true;
    },
  }));
  return (
    <div ref={whole} className="text-editor-frame">
      <div className="text-editor-findings" role="status">
        <FieldFindings id={id} findings={findings.filter((finding) => finding.line === line)} />
      </div>
      <div className="text-editor">
        <div ref={gutter} className="gutter" aria-hidden="true">
          <Gutter lines={countLines(text)} findings={findings} />
        </div>
        <textarea
          ref={area}
          aria-label={words.textLabel}
          aria-describedby={id}
          value={text}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onScroll={({ currentTarget }) => {
            if (gutter.current) gutter.current.scrollTop = currentTarget.scrollTop;
          }}
          onSelect={({ currentTarget: { value, selectionStart } }) => {
            setLine(countLines(value.slice(0, selectionStart)));
          }}
          onChange={({ currentTarget }) => {
            onText(currentTarget.value);
          }}
        />
      </div>
    </div>
  );
}

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

interface GutterProps {
  lines: number;
  findings: readonly DocumentFinding[];
}

/** One piece of text between two marked lines: a document may have thousands of lines. */
function Gutter({ lines, findings }: GutterProps) {
  const marks = useMemo(() => listMarks(findings), [findings]);
  const pieces = [];
  let next = 1;
  for (const [line, severity] of marks) {
    if (line > lines) break;
    pieces.push(numbers(next, line - 1));
    pieces.push(
      <span key={line} className={severity}>
        {line}
      </span>,
      '\n',
    );
    next = line + 1;
  }
  pieces.push(numbers(next, lines));
  return pieces;
}

const numbers = (first: number, last: number) =>
  Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => `${String(first + index)}\n`,
  ).join('');

/** Lines with findings, in order; an error counts more than a warning. */
function listMarks(findings: readonly DocumentFinding[]): [number, DocumentFinding['severity']][] {
  const marks = new Map<number, DocumentFinding['severity']>();
  for (const { line, severity } of findings) {
    if (line !== undefined && marks.get(line) !== 'error') marks.set(line, severity);
  }
  return [...marks].toSorted(([one], [other]) => one - other);
}

function showLine(area: HTMLTextAreaElement, line: number): void {
  const starts = [0];
  const { value } = area;
  for (let at = value.indexOf('\n'); at !== -1; at = value.indexOf('\n', at + 1))
    starts.push(at + 1);
  const start = starts[line - 1] ?? 0;
  const end = (starts[line] ?? value.length + 1) - 1;
  area.focus();
  area.setSelectionRange(start, end);
  const lineHeight = area.scrollHeight / starts.length;
  area.scrollTop = Math.max(0, (line - 6) * lineHeight);
  area.scrollLeft = 0;
}
