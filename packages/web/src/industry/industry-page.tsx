import { useClient } from '../session/session-context.js';
import { Empty } from '../states/empty.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';

interface PageProps {
  country: string;
  code: string;
  language: string;
}

export function IndustryPage({ country, code, language }: PageProps) {
  const client = useClient();
  const loaded = useLoaded(`${country}/${code}/${language}`, (signal) =>
    client.industry.images({ country, code, language }, { signal }),
  );
  if (loaded.state === 'loading') return <Loading what="the report" />;
  if (loaded.state === 'failed') return <Failure error={loaded.error} onRetry={loaded.reload} />;
  if (loaded.value.length === 0) return <Empty title="There is no such report" />;
  return (
    <ul>
      {loaded.value.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
