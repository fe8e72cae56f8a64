import { lookupOf } from '../database/key-columns.js';
import { StoreUnreachableError } from '../database/unreachable.js';
import type { Published } from './published.js';
import { isSubmissionRefusal, type Submission, type SubmissionOutcome } from './publisher.js';

/** Publishes submissions in one transaction; an answer for each, in their order. */
type PublishTogether = (submissions: Submission[]) => Promise<SubmissionOutcome[]>;

interface Waiting extends Submission {
  lookups: string[];
  resolve: (published: Published[]) => void;
  reject: (reason: unknown) => void;
}

/** Few enough that others who write do not have to wait for long. */
const mostDrafts = 400;

/**
 * Makes one transaction of what arrives while another is being written: the disk is waited for once
 * for all of them. Each submission is still published whole or not at all, and is answered only
 * after the commit.
 */
export function createPublishQueue(
  publishTogether: PublishTogether,
): (submission: Submission) => Promise<Published[]> {
  const queue: Waiting[] = [];
  let isRunning = false;

  const settle = async (group: Waiting[]): Promise<void> => {
    try {
      const outcomes = await publishTogether(group);
      for (const [index, waiting] of group.entries()) answer(waiting, outcomes[index]);
    } catch (error) {
      // A database that is gone may have done it: each again would meet the edition that it has made.
      if (group.length === 1 || error instanceof StoreUnreachableError) {
        for (const { reject } of group) reject(error);
        return;
      }
      // The fault may be of one of them: each by itself, so that it harms no other.
      for (const waiting of group) await settle([waiting]);
    }
  };
  const run = async () => {
    isRunning = true;
    while (queue.length > 0) await settle(takeGroup(queue));
    isRunning = false;
  };
  return (submission) =>
    new Promise((resolve, reject) => {
      const lookups = submission.drafts.map(({ key }) => lookupOf(key));
      queue.push({ ...submission, lookups, resolve, reject });
      if (!isRunning) void run();
    });
}

function answer({ resolve, reject }: Waiting, outcome: SubmissionOutcome | undefined): void {
  if (isSubmissionRefusal(outcome)) reject(outcome);
  else resolve(outcome ?? []);
}

/** From the front of the queue, as long as no report occurs twice. */
function takeGroup(queue: Waiting[]): Waiting[] {
  const seen = new Set<string>();
  let count = 0;
  for (const { lookups } of queue) {
    const isFirst = count === 0;
    const fits = seen.size + lookups.length <= mostDrafts;
    if (!isFirst && (!fits || lookups.some((lookup) => seen.has(lookup)))) break;
    for (const lookup of lookups) seen.add(lookup);
    count += 1;
  }
  return queue.splice(0, count);
}
