import { reportFamilies, type ReportFamilies } from '@broadsheet/reports';
import type { Actor } from '@broadsheet/store';
import { connect, findConnection } from '../../connection.js';
import { defaultDatabaseUrl, localActor, withStore, type IfMissing } from '../../local-store.js';
import { UserError } from '../../user-error.js';
import { createLocalTarget } from './local-target.js';
import type { PublishTarget } from './publish-target.js';
import { createRemoteTarget } from './remote-target.js';
import { targetOf, type TargetOptions } from './target-options.js';

/** Opens the store, or the connection to a service, for one command. */
export async function withPublishTarget<T>(
  options: TargetOptions & {
    families?: ReportFamilies | undefined;
    ifMissing?: IfMissing;
    restore?: boolean;
  },
  work: (target: PublishTarget) => Promise<T>,
): Promise<T> {
  const { to, databaseUrl = defaultDatabaseUrl, author, families = reportFamilies } = options;
  const { formatReportKey } = families.families;
  const { restore = false, ifMissing = 'refuse' } = options;
  if (to !== undefined) {
    if (author !== undefined) {
      throw new UserError(
        '--author is for the store of this machine: a service records the client that logs in.',
      );
    }
    const connection = await findConnection({ ...options, ...targetOf(to) });
    return work(
      createRemoteTarget({
        client: connect(connection),
        url: connection.url,
        formatReportKey,
        restore,
      }),
    );
  }
  return withStore({ databaseUrl, families: families.families, ifMissing }, (store) =>
    work(createLocalTarget({ store, families, databaseUrl, actor: actorFor(author), restore })),
  );
}

/** If another author is named, the audit log still shows the user of this machine. */
function actorFor(author: string | undefined): Actor {
  const { name, address } = localActor();
  return author === undefined ? { name, address } : { name: author, address: `${name} ${address}` };
}
