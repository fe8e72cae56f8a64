import { sectionTokens, type Broadsheet } from '@broadsheet/client';
import { useClient } from '../session/session-context.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { Failure } from '../states/failure.js';
import { isReady, useLoaded, type Reload } from '../use-loaded.js';
import { collectBodies } from './page/bodies.js';
import { CompanyReport } from './page/company-report.js';
import { CompanySkeleton } from './page/company-skeleton.js';
import { loadHead, type CompanyHead } from './page/load-head.js';
import { NoCompany } from './page/no-company.js';
import './company.css';

interface PageProps {
  entityId: number;
  language: string;
}

/** Everything that is published about one company, on one page. */
export function CompanyPage({ entityId, language }: PageProps) {
  const client = useClient();
  const key = `${String(entityId)}/${language}`;
  const company = { entityId, language };
  const loaded = useLoaded(key, (signal) => loadBodies(client, { ...company, signal }));
  const head = useLoaded(key, async (signal) =>
    isCompanyId(entityId) ? loadHead(client, { ...company, signal }) : unknown,
  );
  const bodies = isReady(loaded) ? loaded.value : undefined;
  usePageTitle(bodies?.title?.Title ?? '');
  if (loaded.state === 'loading') return <CompanySkeleton />;
  if (loaded.state === 'failed') {
    const reloadAll: Reload = (how) => {
      loaded.reload(how);
      head.reload();
    };
    return <Failure error={loaded.error} onRetry={reloadAll} />;
  }
  if (!bodies) return <NoCompany {...company} />;
  // Waits for the header, which would push the sections down while the reader looks at them.
  if (!isReady(head)) return <CompanySkeleton />;
  return <CompanyReport {...company} bodies={bodies} head={head.value} />;
}

const unknown: CompanyHead = { edition: undefined, languages: [], hasCodes: false };

interface CompanyRequest extends PageProps {
  signal: AbortSignal;
}

/** Loads all sections in one request; undefined if there is no such report. */
async function loadBodies(client: Broadsheet, { entityId, language, signal }: CompanyRequest) {
  if (!isCompanyId(entityId)) return undefined;
  const query = { entityId, language, sections: sectionTokens };
  const sections = await client.company.sections(query, { signal });
  return sections && collectBodies(sections);
}

/** Users type addresses: an invalid number is no company, and not worth a request. */
function isCompanyId(entityId: number): boolean {
  return Number.isInteger(entityId) && entityId >= 1 && entityId <= 2147483647;
}
