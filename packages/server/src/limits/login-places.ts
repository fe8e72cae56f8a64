/** Who tries to log in: a user of a client, and the network it comes from. */
type Subject = string;

/** Passwords that are checked at the same time, and those that wait for it. */
export interface LoginPlaces {
  /** Resolves when an attempt may begin; undefined at once where too many wait already. */
  enter(attempt: PlannedAttempt): Promise<void> | undefined;
  leave(subjects: Subject[]): void;
  /** Attempts of a subject that are being checked. */
  countUnderWay(subject: Subject): number;
}

interface PlannedAttempt {
  /** Each with how many of its attempts may be checked at once. */
  subjects: { subject: Subject; places: number }[];
  /** Asked before each try to begin: throws to give up, false to go on waiting. */
  mayBegin: () => boolean;
}

/**
 * Checking a password keeps a core busy for a tenth of a second, in one of four threads that also read
 * files and compress answers: more at once would only make these wait.
 */
const mostUnderWay = 8;
/** Those who wait count apart: they cost memory and no processor time. */
const mostWaiting = 1000;
const mostWaitingOfSubject = 50;

/**
 * Nobody's attempts, right or wrong, can take the places of others: each user and each network has a
 * few of its own, and waits for these alone.
 */
export function createLoginPlaces(): LoginPlaces {
  const underWay = new Map<Subject, number>();
  const waiting = new Map<Subject, number>();
  const sleepers = new Set<() => void>();
  let total = 0;

  const countUnderWay = (subject: Subject) => underWay.get(subject) ?? 0;
  const hasPlace = ({ subjects }: PlannedAttempt) =>
    total < mostUnderWay &&
    subjects.every(({ subject, places }) => countUnderWay(subject) < places);
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
      while (!attempt.mayBegin() || !hasPlace(attempt));
    } finally {
      for (const { subject } of attempt.subjects) count(waiting, subject, -1);
    }
    take(attempt);
  };

  return {
    countUnderWay,
    enter(attempt) {
      if (attempt.mayBegin() && hasPlace(attempt)) {
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
