import type { Broadsheet } from '@broadsheet/client';
import type { RiskWarning } from '@broadsheet/contract';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useClient } from '../../session/session-context.js';
import { usePageTitle } from '../../shell/use-page-title.js';
import { Failure } from '../../states/failure.js';
import { Loading } from '../../states/loading.js';
import { useLoaded } from '../../use-loaded.js';
import { useWords, type ExplorerWords } from '../../words/explorer-words.js';
import { keepOneLanguage } from './keep-one-language.js';
import { MovedForm } from './moved-form.js';
import { MovedList } from './moved-list.js';
import { instantOf, movedPath, readQuery, writeQuery, type MovedQuery } from './moved-query.js';
import './moved.css';

/** Which risk scores rose and fell since a time. */
export function MovedPage() {
  const words = useWords();
  usePageTitle(words.moved.title);
  const [, navigate] = useLocation();
  const query = readQuery(useSearch());
  const queryText = writeQuery(query);
  const client = useClient();
  const [now] = useState(Date.now);
  const since = instantOf(query.since, now);
  const { tag } = words;
  const loaded = useLoaded(`${tag} ${queryText}`, (signal) =>
    listMoved(client, { query, since, tag, signal }),
  );
  return (
    <div className="moved">
      <header className="front-header">
        <p className="eyebrow">{words.moved.eyebrow}</p>
        <h1>{words.moved.title}</h1>
        <p className="lead">{words.moved.lead}</p>
      </header>
      <MovedForm
        key={queryText}
        query={query}
        onAsk={(next) => {
          navigate(`${movedPath}?${writeQuery(next)}`);
        }}
      />
      {loaded.state === 'loading' && <Loading what={words.states.the.movements} />}
      {loaded.state === 'failed' && (
        <Failure error={loaded.error} onRetry={loaded.reload} heading="h2" />
      )}
      {loaded.state === 'ready' && (
        <section aria-labelledby="moved-title">
          <div role="status">
            <h2 id="moved-title">{describe(loaded.value, words.day(since), words)}</h2>
          </div>
          {loaded.value.missing.length > 0 && (
            <p className="notice">{words.moved.noneOf(loaded.value.missing.join(words.comma))}</p>
          )}
          <MovedList warnings={loaded.value.warnings} />
          {loaded.value.isCut && <p className="aside">{words.moved.onlyFirst(mostShown)}</p>}
        </section>
      )}
    </div>
  );
}

interface MovedWarnings {
  warnings: RiskWarning[];
  missing: string[];
  isCut: boolean;
}

const mostShown = 200;

interface MovedRequest {
  query: MovedQuery;
  since: string;
  /** The language of the page. */
  tag: string;
  signal: AbortSignal;
}

async function listMoved(
  client: Broadsheet,
  { query: { minimum, codes, country }, since, tag, signal }: MovedRequest,
): Promise<MovedWarnings> {
  const page = await client.risk.call(
    'earlywarning',
    {
      ...{ Since: since, MinimumChange: minimum, Limit: mostShown },
      ...(codes.length > 0 && { Codes: codes }),
      ...(country !== '' && { Country: country }),
    },
    { signal },
  );
  return {
    warnings: keepOneLanguage(page?.Reports ?? [], tag),
    missing: page?.Missing ?? [],
    isCut: page?.Next !== undefined,
  };
}

function describe(
  { warnings, isCut }: MovedWarnings,
  day: string,
  { moved }: ExplorerWords,
): string {
  if (warnings.length === 0) return moved.nothing(day);
  const risen = warnings.filter(({ Change }) => Change > 0).length;
  return moved.count({ risen, fallen: warnings.length - risen, isCut, day });
}
