import { lookupOf } from '@broadsheet/contract';
import { StoreUnreachableError } from '../database/unreachable.js';
import type { Published } from './published.js';
import { isSubmissionRefusal, type Submission, type SubmissionOutcome } from './publisher.js';

/** Publishes submissions in one transaction; returns an outcome for each, in their order. */
type PublishTogether = (submissions: Submission[]) => Promise<SubmissionOutcome[]>;

interface WaitingSubmission extends Submission {
  lookups: string[];
  resolve: (published: Published[]) => void;
  reject: (reason: unknown) => void;
}

/** A limit, so that other writers do not wait for long. */
const mostDrafts = 400;

/**
 * Batches the submissions that arrive during a transaction into the next one, so that all of them
 * wait for the disk only once. Each submission is still published whole or not at all, and is
 * answered only after the commit.
 */
export function createPublishQueue(
  publishTogether: PublishTogether,
): (submission: Submission) => Promise<Published[]> {
  const queue: WaitingSubmission[] = [];
  let isRunning = false;

  const settle = async (group: WaitingSubmission[]): Promise<void> => {
    try {
      const outcomes = await publishTogether(group);
      for (const [index, waiting] of group.entries()) answer(waiting, outcomes[index]);
    } catch (error) {
      // An unreachable database may have committed: a retry would conflict with its own edition.
      if (group.length === 1 || error instanceof StoreUnreachableError) {
        for (const { reject } of group) reject(error);
        return;
      }
      // One submission may be at fault: retry each on its own, so that it does not fail the others.
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

function answer(
  { resolve, reject }: WaitingSubmission,
  outcome: SubmissionOutcome | undefined,
): void {
  if (isSubmissionRefusal(outcome)) reject(outcome);
  else resolve(outcome ?? []);
}

/** Takes submissions from the front of the queue until a report would occur twice. */
function takeGroup(queue: WaitingSubmission[]): WaitingSubmission[] {
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
