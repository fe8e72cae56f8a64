import { Link } from 'wouter';
import { mayAudit, mayPublish } from '../session/rights.js';
import { useSession } from '../session/session-context.js';
import { useWords } from '../words/explorer-words.js';

/** The links to the pages of publishers and administrators, for users who may use them. */
export function StaffLinks() {
  const { view } = useSession();
  const { shell: words } = useWords();
  return (
    <>
      {mayPublish(view) && <Link href="/explore/publishing">{words.publishing}</Link>}
      {mayAudit(view) && <Link href="/explore/admin">{words.administration}</Link>}
    </>
  );
}
