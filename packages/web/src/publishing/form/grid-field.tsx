import { joinPointer } from '@broadsheet/contract/json-pointer';
import { readName } from '@broadsheet/view';
import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { usePublishingWords } from '../publishing-words.js';
import { withMember } from './change-document.js';
import { kindOf, type Part } from './document-schema.js';
import type { FieldProps } from './field-props.js';
import { useFindings, useFindingsBelow } from './form-context.js';
import { GridFrame } from './grid-frame.js';
import { PasteResult } from './paste-result.js';
import { RowFindings } from './row-findings.js';
import { usePaste } from './use-paste.js';
import { TypedInput } from './value-field.js';

/**
 * Rows of single values, such as a series: a grid that accepts pasted spreadsheet cells.
 */
export function GridField({ name, part, value, pointer, onValue }: FieldProps) {
  const grid = useRef<HTMLTableElement>(null);
  const findings = useFindings(pointer);
  const { properties = {} } = part.items ?? {};
  const columns = Object.entries(properties).filter(([, { const: only }]) => only === undefined);
  const rows: object[] = Array.isArray(value) ? (value as object[]) : [];
  const title = readName(name);
  const { notice, clearNotice, paste } = usePaste({
    title,
    columns: columns.map(([step, inner]) => ({ steps: [step], part: inner })),
    isTurned: false,
  });
  const set = (next: object[]) => {
    clearNotice();
    onValue(next.length > 0 ? next : undefined);
  };
  return (
    <GridFrame
      title={title}
      description={part.description}
      findings={findings}
      pasted={<PasteResult notice={notice} />}
    >
      <table ref={grid} className="grid">
        <thead>
          <HeadRow columns={columns} />
        </thead>
        <tbody>
          {[...rows, {}].map((row, at) => (
            <GridRow
              key={at}
              {...{ title, columns, row, at }}
              pointer={joinPointer(pointer, at)}
              onPaste={(event, column) => {
                paste(event, { rows, row: at, column }, set);
              }}
              onMove={(event, column) => {
                moveFocus(grid.current, event, { row: at, column });
              }}
              onRow={(next) => {
                set(at === rows.length ? [...rows, next] : rows.with(at, next));
              }}
              {...(at < rows.length && {
                onRemove: () => {
                  set(rows.toSpliced(at, 1));
                },
              })}
            />
          ))}
        </tbody>
      </table>
    </GridFrame>
  );
}

/** Arrow keys and Enter move the focus up and down a column. */
function moveFocus(
  grid: HTMLTableElement | null,
  event: KeyboardEvent,
  { row, column }: { row: number; column: number },
): void {
  const step = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }[event.key];
  if (step === undefined || event.target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
  grid
    ?.querySelector<HTMLElement>(`[data-cell="${String(row + step)}/${String(column)}"]`)
    ?.focus();
}

function HeadRow({ columns }: Pick<RowProps, 'columns'>) {
  return (
    <tr>
      {columns.map(([column, { description }]) => (
        <th key={column} scope="col" title={description}>
          {readName(column)}
        </th>
      ))}
      <td />
    </tr>
  );
}

interface RowProps {
  /** The name of the list. */
  title: string;
  columns: [name: string, part: Part][];
  row: object;
  at: number;
  /** Of the row. */
  pointer: string;
  onPaste: (event: ClipboardEvent, column: number) => void;
  onMove: (event: KeyboardEvent, column: number) => void;
  onRow: (row: object) => void;
  /** Left out for the empty row below the others. */
  onRemove?: () => void;
}

function GridRow({ title, columns, row, at, pointer, onPaste, onMove, onRow, onRemove }: RowProps) {
  const { form: words } = usePublishingWords();
  const id = useId();
  const findings = useFindingsBelow(pointer);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const isWrong = (column: string) =>
    errors.some((error) => error.pointer.startsWith(joinPointer(pointer, column)));
  return (
    <>
      <tr>
        {columns.map(([column, part], index) => (
          <td
            key={column}
            onPaste={(event) => {
              onPaste(event, index);
            }}
            onKeyDown={(event) => {
              onMove(event, index);
            }}
          >
            <Cell
              part={part}
              label={words.cell(title, readName(column), at + 1)}
              value={(row as Record<string, unknown>)[column]}
              control={{
                'data-cell': `${String(at)}/${String(index)}`,
                'data-pointer': joinPointer(pointer, column),
                ...(isWrong(column) && { 'aria-invalid': true, 'aria-describedby': id }),
              }}
              onValue={(next) => {
                onRow(withMember(row, column, next));
              }}
            />
          </td>
        ))}
        <td>
          {onRemove && (
            <button
              type="button"
              className="small"
              aria-label={words.removeRow(at + 1, title)}
              onClick={onRemove}
            >
              ×
            </button>
          )}
        </td>
      </tr>
      <RowFindings
        id={id}
        columns={columns.length + 1}
        findings={findings.map((finding) => {
          const [column] = finding.pointer.slice(pointer.length + 1).split('/');
          return { ...finding, message: `${words.inRow(at + 1, column)}${finding.message}` };
        })}
      />
    </>
  );
}

interface CellProps {
  part: Part;
  label: string;
  value: unknown;
  control: object;
  onValue: (value: unknown) => void;
}

export function Cell({ part, label, value, control, onValue }: CellProps) {
  const named = { ...control, 'aria-label': label };
  if (kindOf(part) === 'flag') {
    return (
      <input
        {...named}
        type="checkbox"
        checked={value === true}
        onChange={(event) => {
          onValue(event.currentTarget.checked || undefined);
        }}
      />
    );
  }
  return <TypedInput control={named} part={part} value={value} onValue={onValue} />;
}
