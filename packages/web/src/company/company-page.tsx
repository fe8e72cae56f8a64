import { sectionTokens, type Broadsheet } from '@broadsheet/client';
import { useClient } from '../session/session-context.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { Failure } from '../states/failure.js';
import { useLoaded } from '../use-loaded.js';
import { collectBodies } from './page/bodies.js';
import { CompanyReport } from './page/company-report.js';
import { CompanySkeleton } from './page/company-skeleton.js';
import { NoCompany } from './page/no-company.js';
import './company.css';

interface PageProps {
  entityId: number;
  language: string;
}

/** Everything that is published about one company, on one page. */
export function CompanyPage({ entityId, language }: PageProps) {
  const client = useClient();
  const loaded = useLoaded(`${String(entityId)}/${language}`, (signal) =>
    loadBodies(client, { entityId, language, signal }),
  );
  const bodies = loaded.state === 'ready' ? loaded.value : undefined;
  usePageTitle(bodies?.title?.Title ?? '');
  if (loaded.state === 'loading') return <CompanySkeleton />;
  if (loaded.state === 'failed') return <Failure error={loaded.error} onRetry={loaded.reload} />;
  if (!bodies) return <NoCompany entityId={entityId} language={language} />;
  return <CompanyReport entityId={entityId} language={language} bodies={bodies} />;
}

interface Wanted extends PageProps {
  signal: AbortSignal;
}

/** Loads all sections in one request; undefined if there is no such report. */
async function loadBodies(client: Broadsheet, { entityId, language, signal }: Wanted) {
  // Users type addresses: an invalid number is no company, and not worth a request.
  if (!Number.isInteger(entityId) || entityId < 1 || entityId > 2147483647) return undefined;
  const query = { entityId, language, sections: sectionTokens };
  const sections = await client.company.sections(query, { signal });
  return sections && collectBodies(sections);
}
