import { readName } from '@broadsheet/view';
import { useId } from 'react';
import { usePublishingWords } from '../publishing-words.js';
import { FieldFindings } from './field-findings.js';
import type { FieldProps } from './field-props.js';
import { useFindingsBelow } from './form-context.js';

/** A list of texts, one per line. */
export function LinesField({ name, part, value, pointer, onValue }: FieldProps) {
  const id = useId();
  const { form: words } = usePublishingWords();
  const findings = useFindingsBelow(pointer);
  const lines = Array.isArray(value) ? value.map(String) : [];
  return (
    <div className="field">
      <label htmlFor={id}>{readName(name)}</label>
      <textarea
        id={id}
        data-pointer={pointer}
        rows={Math.min(12, lines.length + 2)}
        aria-describedby={`${id}-about`}
        value={lines.join('\n')}
        onChange={(event) => {
          const { value: text } = event.currentTarget;
          // The last line may be empty while the user begins the next one.
          onValue(text === '' ? undefined : text.split('\n'));
        }}
        onBlur={() => {
          const filled = lines.filter((line) => line.trim() !== '');
          if (filled.length < lines.length) onValue(filled.length > 0 ? filled : undefined);
        }}
      />
      <FieldFindings id={`${id}-found`} findings={findings} />
      <span id={`${id}-about`} className="aside">
        <span lang="en">{part.description}</span> {words.aLineEach}
      </span>
    </div>
  );
}
