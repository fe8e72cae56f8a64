import { connect, findConnection } from '../connection.js';
import { defaultDatabaseUrl, withStore, type IfMissing } from '../local-store.js';
import { targetOf, type TargetOptions } from '../publishing/targets/target-options.js';
import type { ClassificationTarget } from './classification-target.js';
import { createLocalTarget } from './local-target.js';
import { createRemoteTarget } from './remote-target.js';

export type ClassificationOptions = Omit<TargetOptions, 'author'>;

/** Opens the store, or the connection to a service, for one command. */
export async function withClassifications<T>(
  options: ClassificationOptions & { ifMissing?: IfMissing },
  work: (target: ClassificationTarget) => Promise<T>,
): Promise<T> {
  const { to, databaseUrl = defaultDatabaseUrl, ifMissing = 'refuse' } = options;
  if (to === undefined) {
    return withStore({ databaseUrl, ifMissing }, (store) =>
      work(createLocalTarget(store, databaseUrl)),
    );
  }
  const connection = await findConnection({ ...options, ...targetOf(to) });
  const { classifications } = connect(connection);
  return work(createRemoteTarget(classifications, connection.url));
}
