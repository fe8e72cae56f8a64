import type { DocumentFinding } from '@broadsheet/client';
import { joinPointer } from '@broadsheet/contract/json-pointer';
import { readName } from '@broadsheet/view';
import { useId, type ClipboardEvent } from 'react';
import { usePublishingWords } from '../publishing-words.js';
import { withMemberAt } from './change-document.js';
import { kindOf, type Part } from './document-schema.js';
import type { FieldProps } from './field-props.js';
import { useFindingsBelow } from './form-context.js';
import { Cell } from './grid-field.js';
import { GridFrame } from './grid-frame.js';
import { writeCell } from './parse-cell.js';
import type { Column } from './paste-cells.js';
import { PasteResult } from './paste-result.js';
import { RowFindings } from './row-findings.js';
import { usePaste } from './use-paste.js';

/** Lines that belong together, such as those of a balance sheet; the first have no name. */
interface LineGroup {
  name: string | undefined;
  lines: Column[];
}

/**
 * Statements of several years: a grid as accountants use it, with a line in each row and a year in
 * each column.
 */
export function StatementsField({ name, part, value, pointer, onValue }: FieldProps) {
  const { form: words } = usePublishingWords();
  const findings = useFindingsBelow(pointer);
  const groups = listGroups(part.items ?? {});
  const columns = groups.flatMap(({ lines }) => lines);
  const records: object[] = Array.isArray(value) ? (value as object[]) : [];
  const title = readName(name);
  const { notice, clearNotice, paste } = usePaste({ title, columns, isTurned: true });
  const set = (next: object[]) => {
    clearNotice();
    onValue(next.length > 0 ? next : undefined);
  };
  const change = (at: number, steps: readonly string[], next: unknown) => {
    const changed = withMemberAt(records[at] ?? {}, steps, next);
    set(at === records.length ? [...records, changed] : records.with(at, changed));
  };
  const years = [...records, {}];
  const nameYear = (record: object) =>
    writeCell(find(record, columns[0]?.steps ?? [])) || words.newEntry;
  const named = findings.map(nameLine(pointer, records.map(nameYear)));
  const isOfLine = (finding: DocumentFinding, steps: readonly string[]) =>
    listSteps(finding, pointer).slice(1).join('/') === steps.join('/');
  return (
    <GridFrame
      title={title}
      pointer={pointer}
      description={part.description}
      findings={named.filter((finding) => !columns.some(({ steps }) => isOfLine(finding, steps)))}
      pasted={<PasteResult notice={notice} isTurned />}
    >
      <table className="grid statements">
        {groups.map((group) => (
          <tbody key={group.name ?? ''}>
            {group.name !== undefined && <GroupHead name={group.name} columns={years.length} />}
            {group.lines.map((line) => (
              <LineRow
                key={line.steps.join('/')}
                {...{ title, line, pointer, nameYear }}
                findings={named.filter((finding) => isOfLine(finding, line.steps))}
                records={years}
                onPaste={(event, at, line) => {
                  paste(event, { rows: records, row: at, column: columns.indexOf(line) }, set);
                }}
                onValue={change}
              />
            ))}
          </tbody>
        ))}
        <RemoveRow
          years={records.map(nameYear)}
          onRemove={(at) => {
            set(records.toSpliced(at, 1));
          }}
        />
      </table>
    </GridFrame>
  );
}

/** Says in which year and line it was found. */
const nameLine =
  (pointer: string, years: readonly string[]) =>
  <Found extends { pointer: string; message: string }>(finding: Found): Found => {
    const [at, ...steps] = listSteps(finding, pointer);
    const year = at === undefined || at === '' ? undefined : years[Number(at)];
    if (year === undefined) return finding;
    const where = [year, ...steps.slice(-1).map(readName)].join(', ');
    return { ...finding, message: `${where}: ${finding.message}` };
  };

function GroupHead({ name, columns }: { name: string; columns: number }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns + 1}>
        {readName(name)}
      </th>
    </tr>
  );
}

interface RemoveProps {
  years: readonly string[];
  onRemove: (at: number) => void;
}

function RemoveRow({ years, onRemove }: RemoveProps) {
  const { form: words } = usePublishingWords();
  return (
    <tfoot>
      <tr>
        <td />
        {years.map((year, at) => (
          <td key={at}>
            <button
              type="button"
              className="small"
              aria-label={words.removeYear(year)}
              onClick={() => {
                onRemove(at);
              }}
            >
              ×
            </button>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

interface LineProps {
  /** The name of the list. */
  title: string;
  line: Column;
  /** Of the list. */
  pointer: string;
  records: readonly object[];
  /** Of the line. */
  findings: readonly DocumentFinding[];
  nameYear: (record: object) => string;
  onPaste: (event: ClipboardEvent, at: number, line: Column) => void;
  onValue: (at: number, steps: readonly string[], value: unknown) => void;
}

function LineRow({ title, line, pointer, records, nameYear, ...props }: LineProps) {
  const id = useId();
  const { steps, part } = line;
  const buildControl = (at: number) => {
    const place = joinPointer(pointer, at, ...steps);
    const isWrong = props.findings.some(
      (found) => found.severity === 'error' && found.pointer === place,
    );
    return {
      'data-pointer': place,
      ...(isWrong && { 'aria-invalid': true, 'aria-describedby': id }),
    };
  };
  return (
    <>
      <tr>
        <th scope="row" title={part.description}>
          {readName(steps.at(-1) ?? '')}
        </th>
        {records.map((record, at) => (
          <td
            key={at}
            onPaste={(event) => {
              props.onPaste(event, at, line);
            }}
          >
            <Cell
              part={part}
              label={`${title}, ${steps.map(readName).join(', ')}, ${nameYear(record)}`}
              value={find(record, steps)}
              control={buildControl(at)}
              onValue={(next) => {
                props.onValue(at, steps, next);
              }}
            />
          </td>
        ))}
      </tr>
      <RowFindings id={id} columns={records.length + 1} findings={props.findings} />
    </>
  );
}

function listGroups({ properties = {} }: Part): LineGroup[] {
  const own: LineGroup = { name: undefined, lines: [] };
  const groups = [own];
  for (const [name, part] of Object.entries(properties)) {
    if (kindOf(part) !== 'group') {
      own.lines.push({ steps: [name], part });
      continue;
    }
    const lines = Object.entries(part.properties ?? {});
    groups.push({
      name,
      lines: lines.map(([line, inner]) => ({ steps: [name, line], part: inner })),
    });
  }
  return groups;
}

function find(record: object, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at ? (at as Record<string, unknown>)[step] : undefined,
    record,
  );
}

/** The steps from the list to a finding. */
const listSteps = (finding: { pointer: string }, pointer: string) =>
  finding.pointer.slice(pointer.length + 1).split('/');
