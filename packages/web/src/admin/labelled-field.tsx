import { useId, type InputHTMLAttributes } from 'react';

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'required' | 'maxLength' | 'placeholder'
> {
  label: string;
  /** Explains the field, below it. */
  about?: string;
  value: string;
  onValue: (value: string) => void;
}

/** An input with its label. */
export function LabelledField({ label, about, value, onValue, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        value={value}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        onChange={(event) => {
          onValue(event.currentTarget.value);
        }}
      />
      {about !== undefined && (
        <span id={`${id}-about`} className="aside">
          {about}
        </span>
      )}
    </div>
  );
}
