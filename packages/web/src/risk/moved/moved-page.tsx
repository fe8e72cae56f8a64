import type { Broadsheet } from '@broadsheet/client';
import type { RiskWarning } from '@broadsheet/contract';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useClient } from '../../session/session-context.js';
import { formatDay } from '../../shell/format-day.js';
import { usePageTitle } from '../../shell/use-page-title.js';
import { Failure } from '../../states/failure.js';
import { Loading } from '../../states/loading.js';
import { useLoaded } from '../../use-loaded.js';
import { MovedForm } from './moved-form.js';
import { MovedList } from './moved-list.js';
import { movedPath } from './moved-path.js';
import { instantOf, readQuery, writeQuery, type MovedQuery } from './moved-query.js';
import './moved.css';

/** Which risk scores rose and fell since a time. */
export function MovedPage() {
  usePageTitle('What moved');
  const [, navigate] = useLocation();
  const query = readQuery(useSearch());
  const asked = writeQuery(query);
  const client = useClient();
  const [now] = useState(Date.now);
  const since = instantOf(query.since, now);
  const loaded = useLoaded(asked, (signal) => listMoved(client, { query, since, signal }));
  return (
    <div className="moved">
      <header className="front-header">
        <p className="eyebrow">Risk reports</p>
        <h1>What moved</h1>
        <p className="lead">Industries whose risk score rose or fell, largest rise first.</p>
      </header>
      <MovedForm
        key={asked}
        query={query}
        onAsk={(next) => {
          navigate(`${movedPath}?${writeQuery(next)}`);
        }}
      />
      {loaded.state === 'loading' && <Loading what="the movements" />}
      {loaded.state === 'failed' && (
        <Failure error={loaded.error} onRetry={loaded.reload} heading="h2" />
      )}
      {loaded.state === 'ready' && (
        <section aria-labelledby="moved-title">
          <div role="status">
            <h2 id="moved-title">{describe(loaded.value, formatDay(since))}</h2>
          </div>
          {loaded.value.missing.length > 0 && (
            <p className="notice">
              There is no risk report that you may read of {loaded.value.missing.join(', ')}.
            </p>
          )}
          <MovedList warnings={loaded.value.warnings} />
          {loaded.value.isCut && (
            <p className="aside">
              Only the first {mostShown} are shown. Ask for a larger change or fewer codes; the API
              has them all.
            </p>
          )}
        </section>
      )}
    </div>
  );
}

interface Moved {
  warnings: RiskWarning[];
  missing: string[];
  isCut: boolean;
}

const mostShown = 200;

interface Wanted {
  query: MovedQuery;
  since: string;
  signal: AbortSignal;
}

async function listMoved(
  client: Broadsheet,
  { query: { minimum, codes, country }, since, signal }: Wanted,
): Promise<Moved> {
  const page = await client.risk.call(
    'earlywarning',
    {
      ...{ Since: since, MinimumChange: minimum, Limit: mostShown, Language: 'English' },
      ...(codes.length > 0 && { Codes: codes }),
      ...(country !== '' && { Country: country }),
    },
    { signal },
  );
  return {
    warnings: page?.Reports ?? [],
    missing: page?.Missing ?? [],
    isCut: page?.Next !== undefined,
  };
}

function describe({ warnings, isCut }: Moved, day: string): string {
  if (warnings.length === 0) return `No score moved that far since ${day}`;
  const risen = warnings.filter(({ Change }) => Change > 0).length;
  const fallen = warnings.length - risen;
  const more = isCut ? ' or more' : '';
  return `${String(risen)} rose and ${String(fallen)}${more} fell since ${day}`;
}
