import { reportFamilies, type ReportFamilies } from '@broadsheet/reports';
import type { Actor } from '@broadsheet/store';
import { connect, findConnection } from '../connection.js';
import { defaultDatabaseUrl, localActor, withStore } from '../local-store.js';
import { UserError } from '../user-error.js';
import { createLocalPress } from './local-press.js';
import { targetOf, type PressOptions } from './press-options.js';
import type { Press } from './press.js';
import { createRemotePress } from './remote-press.js';

/** Opens the store, or the connection to a service, for one command. */
export async function withPress<T>(
  options: PressOptions & { families?: ReportFamilies | undefined; restore?: boolean },
  work: (press: Press) => Promise<T>,
): Promise<T> {
  const { to, databaseUrl = defaultDatabaseUrl, author, families = reportFamilies } = options;
  const { formatReportKey } = families.families;
  const { restore = false } = options;
  if (to !== undefined) {
    if (author !== undefined) {
      throw new UserError(
        '--author is for the store of this machine: a service records the client that logs in.',
      );
    }
    const connection = await findConnection({ ...options, ...targetOf(to) });
    return work(
      createRemotePress({
        client: connect(connection),
        url: connection.url,
        formatReportKey,
        restore,
      }),
    );
  }
  return withStore({ databaseUrl, families: families.families }, (store) =>
    work(createLocalPress({ store, families, databaseUrl, actor: actorFor(author), restore })),
  );
}

/** If another author is named, the audit log still shows the user of this machine. */
function actorFor(author: string | undefined): Actor {
  const { name, address } = localActor();
  return author === undefined ? { name, address } : { name: author, address: `${name} ${address}` };
}
