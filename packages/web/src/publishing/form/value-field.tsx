import { readName } from '@broadsheet/view';
import { useId, useState } from 'react';
import { usePublishingWords } from '../publishing-words.js';
import { isMarkdown, kindOf, type Part } from './document-schema.js';
import { FieldFindings } from './field-findings.js';
import type { FieldProps } from './field-props.js';
import { useFindings } from './form-context.js';
import { MarkdownPreview } from './markdown-preview.js';
import { parseCell, writeCell } from './parse-cell.js';

/** One value, with its description and findings. */
export function ValueField({ name, part, value, pointer, isRequired, onValue }: FieldProps) {
  const id = useId();
  const { form: words } = usePublishingWords();
  const findings = useFindings(pointer);
  const described = [
    part.description !== undefined && `${id}-about`,
    findings.length > 0 && `${id}-found`,
  ];
  const control = {
    id,
    'data-pointer': pointer,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': findings.some(({ severity }) => severity === 'error') || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {readName(name)}
        {isRequired && <span className="required"> {words.needed}</span>}
      </label>
      <Control control={control} part={part} value={value} onValue={onValue} />
      {isMarkdown(part) && typeof value === 'string' && (
        <MarkdownPreview title={readName(name)} text={value} />
      )}
      <FieldFindings id={`${id}-found`} findings={findings} />
      {part.description !== undefined && (
        <span id={`${id}-about`} className="aside" lang="en">
          {part.description}
        </span>
      )}
    </div>
  );
}

interface ControlProps {
  control: object;
  part: Part;
  value: unknown;
  onValue: (value: unknown) => void;
}

function Control({ control, part, value, onValue }: ControlProps) {
  switch (kindOf(part)) {
    case 'choice':
      return (
        <select
          {...control}
          value={writeCell(value)}
          onChange={(event) => {
            onValue(parseCell(part, event.currentTarget.value));
          }}
        >
          <option value="">–</option>
          {part.enum?.map((each) => (
            <option key={String(each)}>{String(each)}</option>
          ))}
        </select>
      );
    case 'flag':
      return (
        <input
          {...control}
          type="checkbox"
          checked={value === true}
          onChange={(event) => {
            onValue(event.currentTarget.checked || undefined);
          }}
        />
      );
    case 'text':
      return <TextArea control={control} rows={8} value={value} onValue={onValue} />;
    default:
      return <TypedInput control={control} part={part} value={value} onValue={onValue} />;
  }
}

type AreaProps = Omit<ControlProps, 'part'> & { rows: number };

function TextArea({ control, rows, value, onValue }: AreaProps) {
  return (
    <textarea
      {...control}
      rows={rows}
      value={writeCell(value)}
      onChange={(event) => {
        const { value: text } = event.currentTarget;
        onValue(text === '' ? undefined : text);
      }}
    />
  );
}

/** Keeps the typed text as long as it means the value: `1.` is on the way to `1.5`. */
export function TypedInput({ control, part, value, onValue }: ControlProps) {
  const [typed, setTyped] = useState<string>();
  // In an input of one line the browser would remove line breaks.
  const [hasLines] = useState(() => typeof value === 'string' && value.includes('\n'));
  if (hasLines) return <TextArea control={control} rows={4} value={value} onValue={onValue} />;
  const isNumber = kindOf(part) === 'number';
  const shown = typed !== undefined && parseCell(part, typed) === value ? typed : writeCell(value);
  return (
    <input
      {...control}
      type="text"
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onValue(parseCell(part, event.currentTarget.value));
      }}
    />
  );
}
