import type { Store } from '@broadsheet/store';

/** Holds leases for this process, and renews them while the work runs. */
export interface LeaseHolder {
  /**
   * Runs the work with the names that no other process holds, then releases them. Undefined if
   * other processes hold all of them; the work is then not run.
   */
  hold<Result>(
    names: string[],
    work: (held: string[]) => Promise<Result>,
  ): Promise<Result | undefined>;
}

interface Options {
  leases: Store['leases'];
  /** A name that is unique to this process. */
  owner: string;
  forMs?: number;
}

/** How long other processes wait after a process with a lease died. */
const defaultForMs = 5000;

export function createLeaseHolder({ leases, owner, forMs = defaultForMs }: Options): LeaseHolder {
  let works = 0;
  let timer: NodeJS.Timeout | undefined;

  const begin = () => {
    works += 1;
    timer ??= setInterval(() => {
      // If the store cannot be reached, the work continues, and another process may do it too.
      leases.renew({ owner, forMs }).catch(() => undefined);
    }, forMs / 3).unref();
  };
  const end = async (names: string[]) => {
    works -= 1;
    if (works === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    // A lease that cannot be released expires.
    await leases.release(names, owner).catch(() => undefined);
  };

  return {
    async hold(names, work) {
      const held = await leases.take(names, { owner, forMs });
      if (held.length === 0) return undefined;
      begin();
      try {
        return await work(held);
      } finally {
        await end(held);
      }
    },
  };
}
