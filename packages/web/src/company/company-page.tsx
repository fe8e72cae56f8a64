import { useClient } from '../session/session-context.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { Empty } from '../states/empty.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';
import './company.css';

interface PageProps {
  entityId: number;
  language: string;
}

export function CompanyPage({ entityId, language }: PageProps) {
  const client = useClient();
  const loaded = useLoaded(`${String(entityId)}/${language}`, (signal) =>
    client.company.sections({ entityId, language, sections: ['title'] }, { signal }),
  );
  const title = loaded.state === 'ready' ? (loaded.value?.title.body?.Title ?? '') : '';
  usePageTitle(title);
  if (loaded.state === 'loading') return <Loading what="the company" />;
  if (loaded.state === 'failed') return <Failure error={loaded.error} onRetry={loaded.reload} />;
  if (!loaded.value) return <Empty title="There is no such company report" />;
  return (
    <article className="company">
      <h1>{title}</h1>
    </article>
  );
}
