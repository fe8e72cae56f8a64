import type { Store } from '@broadsheet/store';

/** Holds leases for this process, and renews them for as long as the work takes. */
export interface LeaseHolder {
  /**
   * Does the work with those of the names that no other process holds, and gives them back.
   * Undefined where others hold all of them: the work is then left undone.
   */
  hold<Result>(
    names: string[],
    work: (held: string[]) => Promise<Result>,
  ): Promise<Result | undefined>;
}

interface Options {
  leases: Store['leases'];
  /** A name that no other process has. */
  owner: string;
  forMs?: number;
}

/** How long others wait for the work of a process that died. */
const defaultForMs = 5000;

export function createLeaseHolder({ leases, owner, forMs = defaultForMs }: Options): LeaseHolder {
  let works = 0;
  let timer: NodeJS.Timeout | undefined;

  const begin = () => {
    works += 1;
    timer ??= setInterval(() => {
      // A store that cannot be reached: the work goes on, and may be done twice.
      leases.renew({ owner, forMs }).catch(() => undefined);
    }, forMs / 3).unref();
  };
  const end = async (names: string[]) => {
    works -= 1;
    if (works === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    // What cannot be given back runs out.
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
