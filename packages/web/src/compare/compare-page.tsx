import type { Comparison } from '@broadsheet/client';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useClient } from '../session/session-context.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { isReady, useLoaded } from '../use-loaded.js';
import { useWords } from '../words/explorer-words.js';
import { ChosenReports } from './chosen-reports.js';
import { readQuery, writeAddress, type CompareQuery } from './compare-query.js';
import { ComparedFigures } from './compared-figures.js';
import { ComparisonTools } from './comparison-tools.js';
import './compare.css';

/** Two to six reports of one family side by side; the address holds all choices. */
export function ComparePage() {
  const words = useWords();
  const [, navigate] = useLocation();
  const query = readQuery(useSearch());
  const { reports } = query;
  const client = useClient();
  const language = words.languageName;
  const loaded = useLoaded([language, ...reports].join(' '), (signal) =>
    reports.length === 0 ? nothing : client.compare({ reports, language, signal }),
  );
  // The other reports keep their names while one is added.
  const [latest, setLatest] = useState<Comparison>();
  const current = isReady(loaded) ? loaded.value : undefined;
  useEffect(() => {
    if (current) setLatest(current);
  }, [current]);
  usePageTitle([words.compare.title, ...listTitles(current)].join(words.colon));
  const go = (next: Partial<CompareQuery>) => {
    navigate(writeAddress({ ...query, ...next }));
  };
  return (
    <div className="compare">
      <header className="front-header">
        <h1>{words.compare.title}</h1>
        <p className="lead">{words.compare.lead}</p>
        {reports.length > 0 && loaded.state !== 'failed' && <ComparisonTools reports={reports} />}
      </header>
      <ChosenReports
        keys={reports}
        comparison={current ?? latest}
        onChange={(keys) => {
          go({ reports: keys });
        }}
      />
      {reports.length === 0 && <p className="notice">{words.compare.startHint}</p>}
      {reports.length === 1 && current && <p className="notice">{words.compare.secondHint}</p>}
      {reports.length > 0 && loaded.state === 'loading' && <Loading what={words.compare.what} />}
      {loaded.state === 'failed' && (
        <Failure error={loaded.error} onRetry={loaded.reload} heading="h2" />
      )}
      {current && <ComparedFigures comparison={current} query={query} onChoose={go} />}
    </div>
  );
}

const nothing: Promise<Comparison | undefined> = Promise.resolve(undefined);

function listTitles(comparison: Comparison | undefined): string[] {
  const titles = comparison?.reports.flatMap(({ title }) => title ?? []) ?? [];
  return titles.length === 0 ? [] : [titles.join(', ')];
}
