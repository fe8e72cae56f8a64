import { useState } from 'react';
import { useWords } from '../../words/explorer-words.js';
import { parseCodes, spans, type MovedQuery } from './moved-query.js';

interface FormProps {
  query: MovedQuery;
  onAsk: (query: MovedQuery) => void;
}

const changes = [0.1, 0.25, 0.5, 1, 2];

/** The time span, the least change, and the industries. */
export function MovedForm({ query, onAsk }: FormProps) {
  const { moved: words } = useWords();
  const [codes, setCodes] = useState(query.codes.join(', '));
  const [country, setCountry] = useState(query.country);
  const ask = (changed: Partial<MovedQuery>) => {
    onAsk({ ...query, country: country.toUpperCase(), codes: parseCodes(codes), ...changed });
  };
  return (
    <form
      className="moved-form"
      onSubmit={(event) => {
        event.preventDefault();
        ask({});
      }}
    >
      <SinceChoice
        since={query.since}
        onSince={(since) => {
          ask({ since });
        }}
      />
      <MinimumChoice
        minimum={query.minimum}
        onMinimum={(minimum) => {
          ask({ minimum });
        }}
      />
      <div className="field moved-country">
        <label htmlFor="moved-country">{words.country}</label>
        <input
          id="moved-country"
          value={country}
          pattern="[A-Za-z]{2}"
          maxLength={2}
          title={words.countryForm}
          placeholder={words.countryHint}
          onChange={({ target }) => {
            setCountry(target.value);
          }}
        />
      </div>
      <div className="field moved-codes">
        <label htmlFor="moved-codes">{words.onlyCodes}</label>
        <div>
          <input
            id="moved-codes"
            value={codes}
            placeholder={words.codesHint}
            onChange={({ target }) => {
              setCodes(target.value);
            }}
          />
          <button type="submit">{words.show}</button>
        </div>
      </div>
    </form>
  );
}

interface MinimumProps {
  minimum: number;
  onMinimum: (minimum: number) => void;
}

/** The least change of a score, in points; a minimum from the address may be one of its own. */
function MinimumChoice({ minimum, onMinimum }: MinimumProps) {
  const { moved: words } = useWords();
  const sizes = changes.includes(minimum)
    ? changes
    : [...changes, minimum].sort((one, other) => one - other);
  return (
    <div className="field">
      <label htmlFor="moved-minimum">{words.movedBy}</label>
      <select
        id="moved-minimum"
        value={minimum}
        onChange={({ target }) => {
          onMinimum(Number(target.value));
        }}
      >
        {sizes.map((points) => (
          <option key={points} value={points}>
            {words.points(points)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface SinceProps {
  since: string;
  onSince: (since: string) => void;
}

/** A number of days or a year ago, or a date of the reader's choice. */
function SinceChoice({ since, onSince }: SinceProps) {
  const { moved: words } = useWords();
  const [day, setDay] = useState(spans.includes(since) ? '' : since);
  return (
    <fieldset className="moved-spans">
      <legend>{words.since}</legend>
      <div>
        {spans.map((span) => (
          <button
            key={span}
            type="button"
            className="small"
            aria-pressed={span === since}
            onClick={() => {
              setDay('');
              onSince(span);
            }}
          >
            {span === '365d' ? words.year : words.days(Number.parseInt(span, 10))}
          </button>
        ))}
        <input
          type="date"
          aria-label={words.sinceDay}
          value={day}
          onChange={({ target }) => {
            setDay(target.value);
            if (/^\d{4}-\d{2}-\d{2}$/.test(target.value)) {
              onSince(target.value);
            }
          }}
        />
      </div>
    </fieldset>
  );
}
