import { useState } from 'react';
import { parseCodes, spans, type MovedQuery } from './moved-query.js';

interface FormProps {
  query: MovedQuery;
  onAsk: (query: MovedQuery) => void;
}

const changes = [0.1, 0.25, 0.5, 1, 2];

/** Since when, how far, and of which industries. */
export function MovedForm({ query, onAsk }: FormProps) {
  const isSpan = spans.some(({ since }) => since === query.since);
  const [codes, setCodes] = useState(query.codes.join(', '));
  const [day, setDay] = useState(isSpan ? '' : query.since);
  const sizes = changes.includes(query.minimum)
    ? changes
    : [...changes, query.minimum].sort((one, other) => one - other);
  return (
    <form
      className="moved-form"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk({ ...query, codes: parseCodes(codes), since: day === '' ? query.since : day });
      }}
    >
      <fieldset className="moved-spans">
        <legend>Since</legend>
        <div>
          {spans.map(({ since, name }) => (
            <button
              key={since}
              type="button"
              className="small"
              aria-pressed={since === query.since}
              onClick={() => {
                onAsk({ ...query, codes: parseCodes(codes), since });
              }}
            >
              {name}
            </button>
          ))}
          <input
            type="date"
            aria-label="Since a day"
            value={day}
            onChange={({ target }) => {
              setDay(target.value);
              if (/^\d{4}-\d{2}-\d{2}$/.test(target.value)) {
                onAsk({ ...query, codes: parseCodes(codes), since: target.value });
              }
            }}
          />
        </div>
      </fieldset>
      <div className="field">
        <label htmlFor="moved-minimum">Moved by at least</label>
        <select
          id="moved-minimum"
          value={query.minimum}
          onChange={({ target }) => {
            onAsk({ ...query, codes: parseCodes(codes), minimum: Number(target.value) });
          }}
        >
          {sizes.map((points) => (
            <option key={points} value={points}>
              {points} {points === 1 ? 'point' : 'points'}
            </option>
          ))}
        </select>
      </div>
      <div className="field moved-codes">
        <label htmlFor="moved-codes">Only these industry codes</label>
        <div>
          <input
            id="moved-codes"
            value={codes}
            placeholder="All, or 1214, 4511"
            onChange={({ target }) => {
              setCodes(target.value);
            }}
          />
          <button type="submit">Show</button>
        </div>
      </div>
    </form>
  );
}
