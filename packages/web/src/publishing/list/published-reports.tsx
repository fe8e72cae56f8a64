import type { PublishedReport } from '@broadsheet/client';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { useFamilies } from '../../families/families-context.js';
import { languageTag } from '../../language-tag.js';
import { ScrollBox } from '../../scroll-box/scroll-box.js';
import { useClient } from '../../session/session-context.js';
import { Empty } from '../../states/empty.js';
import { Failure } from '../../states/failure.js';
import { Loading } from '../../states/loading.js';
import { useLoaded } from '../../use-loaded.js';
import { useWords } from '../../words/explorer-words.js';
import { paths } from '../paths.js';
import { usePublishingWords } from '../publishing-words.js';
import { StateMark } from '../state-mark.js';
import { ReportFilter, type Filter } from './report-filter.js';

const pageSize = 50;

/** Every report that the client may publish, page by page. */
export function PublishedReports({ times }: { times: number }) {
  const { reports: words } = usePublishingWords();
  const [filter, setFilter] = useState<Filter>({ family: '', text: '', state: '' });
  return (
    <section aria-labelledby="published-title">
      <h2 id="published-title">{words.title}</h2>
      <ReportFilter filter={filter} onFilter={setFilter} />
      <FilteredReports filter={filter} times={times} />
    </section>
  );
}

interface FilteredProps {
  filter: Filter;
  /** Increases when something was published. */
  times: number;
}

/** The cursors of the previous pages, to go back. */
function FilteredReports({ filter, times }: FilteredProps) {
  const { family, text, state } = filter;
  const { reports: words } = usePublishingWords();
  const { the } = useWords().states;
  const settled = useDeferredValue(text.trim());
  const [turned, setTurned] = useState<{ of: string; befores: (string | undefined)[] }>();
  const { publishing } = useClient();
  const filterKey = JSON.stringify([family, settled, state]);
  const befores = turned?.of === filterKey ? turned.befores : [];
  const after = befores.at(-1);
  const loaded = useLoaded(`${filterKey}${after ?? ''} ${String(times)}`, async (signal) => {
    await whenTypingPauses(signal);
    return publishing.reports({
      ...(family !== '' && { families: [family] }),
      ...(settled !== '' && { text: settled }),
      ...(state !== '' && { state }),
      ...{ limit: pageSize, after, signal },
    });
  });
  if (loaded.state === 'loading') return <Loading what={the.reports} />;
  if (loaded.state === 'failed') {
    return <Failure error={loaded.error} onRetry={loaded.reload} heading="h2" />;
  }
  const { reports, next } = loaded.value;
  if (reports.length === 0) {
    return (
      <Empty title={words.none} isPart>
        {words.noneText}
      </Empty>
    );
  }
  return (
    <>
      <ReportTable reports={reports} />
      <nav className="pager" aria-label={words.pages}>
        <button
          type="button"
          disabled={befores.length === 0}
          onClick={() => {
            setTurned({ of: filterKey, befores: befores.slice(0, -1) });
          }}
        >
          {words.newer}
        </button>
        <span className="aside">{words.page(befores.length + 1)}</span>
        <button
          type="button"
          disabled={next === undefined}
          onClick={() => {
            setTurned({ of: filterKey, befores: [...befores, next] });
          }}
        >
          {words.older}
        </button>
      </nav>
    </>
  );
}

/** A key stroke that follows soon cancels the request before it is sent. */
async function whenTypingPauses(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 150));
  signal.throwIfAborted();
}

function ReportTable({ reports }: { reports: PublishedReport[] }) {
  const { describe } = useFamilies();
  const { reports: words, time } = usePublishingWords();
  return (
    <ScrollBox label={words.title}>
      <table className="published">
        <thead>
          <tr>
            <th scope="col">{words.report}</th>
            <th scope="col">{words.family}</th>
            <th scope="col">{words.state}</th>
            <th scope="col" className="number">
              {words.edition}
            </th>
            <th scope="col">{words.published}</th>
            <th scope="col">{words.by}</th>
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <tr key={report.key}>
              <th scope="row">
                <Link href={paths.report(report.key)} lang={languageTag(report.language)}>
                  {report.title}
                </Link>
                <span className="report-key">{report.key}</span>
              </th>
              <td>{describe(report)}</td>
              <td>
                <StateMark state={report.state} />
              </td>
              <td className="number">{report.edition}</td>
              <td className="time">{time(report.updatedAt)}</td>
              <td>{report.author}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
