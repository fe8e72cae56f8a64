import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useWords } from '../words/explorer-words.js';
import { ExchangeDetails } from './exchange-details.js';
import type { Exchange, ExchangeLog } from './exchange-log.js';

interface ApiViewProps {
  log: ExchangeLog;
  onClose: () => void;
}

/** The requests behind the current page, and their responses, as sent and received. */
export function ApiView({ log, onClose }: ApiViewProps) {
  const { takeAlong: words } = useWords();
  const exchanges = useSyncExternalStore(log.subscribe, log.list);
  const [chosenId, setChosenId] = useState<number>();
  const chosen = exchanges.find(({ id }) => id === chosenId) ?? exchanges[0];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <aside
      className="api-view"
      aria-labelledby="api-view-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <h2 id="api-view-title" ref={heading} tabIndex={-1}>
          {words.behind}
        </h2>
        <button type="button" className="small" onClick={onClose}>
          {words.close}
        </button>
      </header>
      {chosen ? (
        <>
          <ExchangeChoice exchanges={exchanges} chosen={chosen} onChoose={setChosenId} />
          <ExchangeDetails key={chosen.id} exchange={chosen} />
        </>
      ) : (
        <p className="aside">{words.nothingYet}</p>
      )}
    </aside>
  );
}

interface ChoiceProps {
  exchanges: readonly Exchange[];
  chosen: Exchange;
  onChoose: (id: number) => void;
}

function ExchangeChoice({ exchanges, chosen, onChoose }: ChoiceProps) {
  const { takeAlong: words } = useWords();
  return (
    <p className="field">
      <label htmlFor="exchange-choice">{words.requests(exchanges.length)}</label>
      <select
        id="exchange-choice"
        value={chosen.id}
        onChange={(event) => {
          onChoose(Number(event.currentTarget.value));
        }}
      >
        {exchanges.map((exchange) => (
          <option key={exchange.id} value={exchange.id}>
            {nameOf(exchange)}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Requests for a report's fourteen charts differ in one field only, so the name includes it. */
function nameOf({ method, path, body, status }: Exchange): string {
  const [operation = '', query = ''] = path.split('?');
  const fields = (body === undefined ? {} : JSON.parse(body)) as { Image?: string; Query?: string };
  const subject = fields.Image ?? fields.Query ?? new URLSearchParams(query).get('image') ?? '';
  return `${method} ${operation} ${subject} → ${String(status)}`.replace('  ', ' ');
}
