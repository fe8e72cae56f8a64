import type { ClientRight } from '@broadsheet/client';
import { useId, useState } from 'react';
import { useFamilies } from '../families/families-context.js';
import { useAdminWords } from './admin-words.js';
import { LabelledField } from './labelled-field.js';

interface RightProps {
  /** Counted from 1. */
  number: number;
  right: ClientRight;
  onChange: (right: ClientRight) => void;
  onRemove: () => void;
}

/** One right: the access, and its families, countries and languages. */
export function RightFields({ number, right, onChange, onRemove }: RightProps) {
  const { right: words } = useAdminWords();
  const { access } = right;
  const id = useId();
  return (
    <fieldset className="right">
      <legend>{words.right(number)}</legend>
      <div className="field">
        <label htmlFor={id}>{words.may}</label>
        <select
          id={id}
          value={access}
          onChange={(event) => {
            onChange({ ...right, access: event.currentTarget.value as ClientRight['access'] });
          }}
        >
          {Object.entries(words.accesses).map(([name, title]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </div>
      {(access === 'read' || access === 'publish') && (
        <>
          <FamilyChoice right={right} onChange={onChange} />
          <ListField
            label={words.countries}
            about={words.countriesAbout}
            values={right.countries}
            onValues={(countries) => {
              const codes = countries.map((code) => code.toUpperCase());
              onChange(withList(right, 'countries', codes));
            }}
          />
          <ListField
            label={words.languages}
            about={words.languagesAbout}
            values={right.languages}
            onValues={(languages) => {
              onChange(withList(right, 'languages', languages));
            }}
          />
        </>
      )}
      <button
        type="button"
        className="small"
        aria-label={words.removeNumber(number)}
        onClick={onRemove}
      >
        {words.remove}
      </button>
    </fieldset>
  );
}

type ListName = 'families' | 'countries' | 'languages';

/** An empty list would grant nothing; left out, it grants everything. */
function withList(right: ClientRight, name: ListName, values: string[] | undefined): ClientRight {
  const { [name]: _, ...rest } = right;
  return values && values.length > 0 ? { ...rest, [name]: values } : rest;
}

function FamilyChoice({ right, onChange }: Pick<RightProps, 'right' | 'onChange'>) {
  const { right: words } = useAdminWords();
  const { list } = useFamilies();
  const { families } = right;
  const names = list.map(({ Name }) => Name);
  const id = useId();
  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span id={id} className="label">
        {words.families}
      </span>
      <label className="check">
        <input
          type="checkbox"
          checked={!families}
          onChange={(event) => {
            onChange(withList(right, 'families', event.currentTarget.checked ? undefined : names));
          }}
        />
        {words.allFamilies}
      </label>
      {families && (
        <div className="checks">
          {list.map(({ Name, Title }) => (
            <label key={Name} className="check">
              <input
                type="checkbox"
                checked={families.includes(Name)}
                onChange={(event) => {
                  const others = families.filter((name) => name !== Name);
                  const chosen = event.currentTarget.checked ? [...others, Name] : others;
                  onChange(withList(right, 'families', chosen));
                }}
              />
              {Title}
            </label>
          ))}
        </div>
      )}
    </div>
  );
}

interface ListProps {
  label: string;
  about: string;
  values: string[] | undefined;
  onValues: (values: string[]) => void;
}

/** A list as a text with commas. */
function ListField({ label, about, values, onValues }: ListProps) {
  const [text, setText] = useState(values?.join(', ') ?? '');
  return (
    <LabelledField
      label={label}
      about={about}
      value={text}
      onValue={(value) => {
        setText(value);
        const parts = value.split(',').map((part) => part.trim());
        onValues(parts.filter((part) => part !== ''));
      }}
    />
  );
}
