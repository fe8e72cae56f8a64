/** A user of a client, or the network that a login comes from. */
type Subject = string;

/** Limits concurrent password checks, and queues further attempts. */
export interface LoginSlots {
  /** Resolves when the attempt may start; undefined if the queue is full. */
  enter(attempt: PlannedAttempt): Promise<void> | undefined;
  leave(subjects: Subject[]): void;
  /** Running attempts of a subject. */
  countUnderWay(subject: Subject): number;
}

interface PlannedAttempt {
  /** Each subject with its limit of concurrent attempts. */
  subjects: { subject: Subject; slots: number }[];
  /** Called before each try to start: throws to give up, returns false to keep waiting. */
  mayBegin: () => boolean;
}

/**
 * Checking a password keeps a core busy for a tenth of a second, in one of at most four threads.
 * More concurrent checks would only wait for these threads, and keep others from their turn.
 */
const mostUnderWay = 8;
/** Waiting attempts are counted separately: they cost memory but no processor time. */
const mostWaiting = 1000;
const mostWaitingOfSubject = 50;

/**
 * No attempts, right or wrong, can use up the slots of others: each user and each network has a few
 * slots of its own, and waits only for those.
 */
export function createLoginSlots(): LoginSlots {
  const underWay = new Map<Subject, number>();
  const waiting = new Map<Subject, number>();
  const sleepers = new Set<() => void>();
  let total = 0;

  const countUnderWay = (subject: Subject) => underWay.get(subject) ?? 0;
  const hasSlot = ({ subjects }: PlannedAttempt) =>
    total < mostUnderWay && subjects.every(({ subject, slots }) => countUnderWay(subject) < slots);
  const isCrowded = ({ subjects }: PlannedAttempt) =>
    sleepers.size >= mostWaiting ||
    subjects.some(({ subject }) => (waiting.get(subject) ?? 0) >= mostWaitingOfSubject);
  const take = ({ subjects }: PlannedAttempt) => {
    total += 1;
    for (const { subject } of subjects) count(underWay, subject, 1);
  };

  const waitFor = async (attempt: PlannedAttempt): Promise<void> => {
    for (const { subject } of attempt.subjects) count(waiting, subject, 1);
    try {
      do await new Promise<void>((resolve) => sleepers.add(resolve));
      while (!attempt.mayBegin() || !hasSlot(attempt));
    } finally {
      for (const { subject } of attempt.subjects) count(waiting, subject, -1);
    }
    take(attempt);
  };

  return {
    countUnderWay,
    enter(attempt) {
      if (attempt.mayBegin() && hasSlot(attempt)) {
        take(attempt);
        return Promise.resolve();
      }
      return isCrowded(attempt) ? undefined : waitFor(attempt);
    },
    leave(subjects) {
      total -= 1;
      for (const subject of subjects) count(underWay, subject, -1);
      const woken = [...sleepers];
      sleepers.clear();
      for (const wake of woken) wake();
    },
  };
}

function count(counts: Map<Subject, number>, subject: Subject, change: number): void {
  const left = (counts.get(subject) ?? 0) + change;
  if (left > 0) counts.set(subject, left);
  else counts.delete(subject);
}
