import { Link } from 'wouter';
import { mayAdminister } from '../session/rights.js';
import { useSession } from '../session/session-context.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { useAdminWords } from './admin-words.js';
import { ClientTable } from './client-table.js';
import { adminPaths } from './paths.js';
import { UsageReport } from './usage-report.js';

/** Clients and their rights, and the use of the service. */
export function AdminPage() {
  const words = useAdminWords();
  usePageTitle(words.title);
  const { view } = useSession();
  return (
    <div className="publishing">
      <header className="front-header">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {mayAdminister(view) && (
          <div className="actions">
            <Link className="button" href={adminPaths.newClient}>
              {words.newClient.title}
            </Link>
          </div>
        )}
      </header>
      <ClientTable />
      <UsageReport />
    </div>
  );
}
