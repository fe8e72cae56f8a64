import { useSyncExternalStore } from 'react';
import type { ExchangeLog } from './exchange-log.js';

interface ApiViewProps {
  log: ExchangeLog;
  onClose: () => void;
}

/** The requests behind what is on the screen, and their answers. */
export function ApiView({ log, onClose }: ApiViewProps) {
  const exchanges = useSyncExternalStore(log.subscribe, log.list);
  return (
    <aside className="api-view" aria-label="API view">
      <button type="button" onClick={onClose}>
        Close
      </button>
      <ol>
        {exchanges.map(({ id, method, path, status }) => (
          <li key={id}>
            <code>
              {method} {path} {status}
            </code>
          </li>
        ))}
      </ol>
    </aside>
  );
}
