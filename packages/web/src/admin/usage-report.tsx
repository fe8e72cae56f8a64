import type { UsageEntry } from '@broadsheet/client';
import { useState } from 'react';
import { Link } from 'wouter';
import { ScrollBox } from '../scroll-box/scroll-box.js';
import { useClient } from '../session/session-context.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';
import { useAdminWords } from './admin-words.js';
import { countUsage, listDays } from './count-usage.js';
import { adminPaths } from './paths.js';

interface UsageProps {
  /** By operation for one client; by client if none is given. */
  client?: string;
}

const lengths = [7, 14, 31];

/** How many requests were made on each of the last days. */
export function UsageReport({ client }: UsageProps) {
  const { usage: words, the } = useAdminWords();
  const { administration } = useClient();
  const [length, setLength] = useState(7);
  const days = listDays(length, Date.now());
  const from = days.at(-1);
  const loaded = useLoaded(`${client ?? ''} ${from ?? ''}`, (signal) =>
    administration.usage({ client, from, signal }),
  );
  return (
    <section aria-labelledby="usage-title">
      <h2 id="usage-title">{words.title}</h2>
      <div className="report-filter">
        <div className="field">
          <label htmlFor="usage-length">{words.days}</label>
          <select
            id="usage-length"
            value={length}
            onChange={(event) => {
              setLength(Number(event.currentTarget.value));
            }}
          >
            {lengths.map((each) => (
              <option key={each} value={each}>
                {words.lastDays(each)}
              </option>
            ))}
          </select>
        </div>
      </div>
      {loaded.state === 'loading' && <Loading what={the.usage} />}
      {loaded.state === 'failed' && (
        <Failure error={loaded.error} onRetry={loaded.reload} heading="h2" />
      )}
      {loaded.state === 'ready' && (
        <UsageTable entries={loaded.value} days={days} isOfClient={client !== undefined} />
      )}
    </section>
  );
}

interface TableProps {
  entries: readonly UsageEntry[];
  days: readonly string[];
  isOfClient: boolean;
}

function UsageTable({ entries, days, isOfClient }: TableProps) {
  const { usage: words, number } = useAdminWords();
  const rows = countUsage(entries, days, isOfClient ? 'operation' : 'clientId');
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  if (rows.length === 0) return <p>{words.none}</p>;
  return (
    <ScrollBox label={words.title}>
      <table className="usage">
        <thead>
          <tr>
            <th scope="col">{isOfClient ? words.operation : words.client}</th>
            <th scope="col" className="number">
              {words.total}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className="number">
                {day.slice(5)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counts, total }) => (
            <tr key={name}>
              <th scope="row">
                {isOfClient ? (
                  <code>{name}</code>
                ) : (
                  <Link href={adminPaths.client(name)}>{name}</Link>
                )}
              </th>
              <td className="number">
                <strong>{number(total)}</strong>
              </td>
              {counts.map((count, index) => (
                <td key={days[index]} className="number">
                  <span
                    className="usage-bar"
                    style={{ width: `${String((count / most) * 100)}%` }}
                  />
                  {count === 0 ? '–' : number(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
