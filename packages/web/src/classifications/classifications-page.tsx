import { useSearch } from 'wouter';
import { useClient } from '../session/session-context.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { Empty } from '../states/empty.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';
import { useWords } from '../words/explorer-words.js';
import './classifications.css';
import { Converter } from './converter.js';
import { ReportCodes } from './report-codes.js';
import { Tree } from './tree.js';

/** The tree of each classification with the reports of its codes, and a converter. */
export function ClassificationsPage() {
  const { states, classifications: words } = useWords();
  const { title } = words;
  usePageTitle(title);
  const { classifications } = useClient();
  const search = useSearch();
  const parameters = new URLSearchParams(search);
  const report = parameters.get('report');
  const loaded = useLoaded('versions', (signal) => classifications.versions({ signal }));
  if (loaded.state === 'loading')
    return <Loading what={states.the.classifications} heading={title} />;
  if (loaded.state === 'failed') return <Failure error={loaded.error} onRetry={loaded.reload} />;
  const { versions } = loaded.value;
  if (versions.length === 0) {
    return (
      <Empty title={words.none}>
        {words.noneText} <code>broadsheet classifications add</code>
      </Empty>
    );
  }
  return (
    <div className="classifications">
      <header className="front-header">
        <h1>{title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      {report !== null && (
        <ReportCodes report={report} versions={versions.map(({ version }) => version)} />
      )}
      <Tree
        key={search}
        versions={versions}
        version={parameters.get('version') ?? undefined}
        code={parameters.get('code') ?? undefined}
      />
      {versions.length > 1 && <Converter versions={versions.map(({ version }) => version)} />}
    </div>
  );
}
