import { joinPointer } from '@broadsheet/contract/json-pointer';
import { readName } from '@broadsheet/view';
import { useId } from 'react';
import { usePublishingWords } from '../publishing-words.js';
import { dropEmpty, withMember } from './change-document.js';
import { kindOf, type Part } from './document-schema.js';
import { FieldFindings } from './field-findings.js';
import type { FieldProps } from './field-props.js';
import { useFindings } from './form-context.js';
import { GridField } from './grid-field.js';
import { LinesField } from './lines-field.js';
import { writeCell } from './parse-cell.js';
import { StatementsField } from './statements-field.js';
import { ValueField } from './value-field.js';

/** The fields to edit a part, by its schema. */
function Field(props: FieldProps) {
  switch (kindOf(props.part)) {
    case 'fixed':
      return null;
    case 'group':
      return <GroupField {...props} />;
    case 'grid':
      return <GridField {...props} />;
    case 'statements':
      return <StatementsField {...props} />;
    case 'cards':
      return <CardsField {...props} />;
    case 'lines':
      return <LinesField {...props} />;
    default:
      return <ValueField {...props} />;
  }
}

function GroupField({ name, part, value, pointer, onValue }: FieldProps) {
  const id = useId();
  const findings = useFindings(pointer);
  return (
    <fieldset className="group-field" aria-describedby={findings.length > 0 ? id : undefined}>
      <legend>{readName(name)}</legend>
      <FieldFindings id={id} findings={findings} />
      <Members
        part={part}
        value={value}
        pointer={pointer}
        onValue={(next) => {
          onValue(dropEmpty(next));
        }}
      />
    </fieldset>
  );
}

/** A list of entries that do not fit a row: each has its own fields. */
function CardsField({ name, part, value, pointer, onValue }: FieldProps) {
  const id = useId();
  const findings = useFindings(pointer);
  const { form: words } = usePublishingWords();
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const title = readName(name);
  const set = (next: unknown[]) => {
    onValue(next.length > 0 ? next : undefined);
  };
  return (
    <div className="cards-field" role="group" aria-labelledby={id} data-pointer={pointer}>
      <p id={id} className="label">
        {title}
      </p>
      {part.description !== undefined && (
        <p className="aside" lang="en">
          {part.description}
        </p>
      )}
      <FieldFindings id={`${id}-found`} findings={findings} />
      {entries.map((entry, index) => (
        <details key={index} className="card" open={entries.length === 1}>
          <summary>{nameEntry(entry) ?? `${title} ${String(index + 1)}`}</summary>
          <Members
            part={part.items ?? {}}
            value={entry}
            pointer={joinPointer(pointer, index)}
            onValue={(changed) => {
              set(entries.with(index, changed));
            }}
          />
          <button
            type="button"
            className="small"
            onClick={() => {
              set(entries.toSpliced(index, 1));
            }}
          >
            {words.removeEntry}
          </button>
        </details>
      ))}
      <button
        type="button"
        className="small"
        onClick={() => {
          set([...entries, {}]);
        }}
      >
        {words.addTo(title)}
      </button>
    </div>
  );
}

/** The first text or number of an entry, which is its name in every family. */
function nameEntry(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const named = (Object.values(entry) as unknown[]).find(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
  return named === undefined ? undefined : writeCell(named);
}

interface MembersProps {
  part: Part;
  value: unknown;
  pointer: string;
  /** The shown properties; all if left out. */
  names?: readonly string[];
  onValue: (value: object) => void;
}

/** The fields of an object. */
export function Members({ part, value, pointer, names, onValue }: MembersProps) {
  const { properties = {}, required = [] } = part;
  const object = typeof value === 'object' && value !== null ? value : {};
  const shown = names ?? Object.keys(properties);
  return shown.map((name) => {
    const inner = properties[name];
    return (
      inner && (
        <Field
          key={name}
          name={name}
          part={inner}
          value={(object as Record<string, unknown>)[name]}
          pointer={joinPointer(pointer, name)}
          isRequired={required.includes(name)}
          onValue={(next) => {
            onValue(withMember(object, name, next));
          }}
        />
      )
    );
  });
}
