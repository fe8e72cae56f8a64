import type { Client } from '@broadsheet/store';

/** Whether a client is active, in a few words. */
export function describeState({ disabledAt, expiresAt }: Client, now: number): string {
  if (disabledAt !== null) return `disabled ${formatDay(disabledAt)}`;
  if (expiresAt === null) return 'active';
  return `${expiresAt > now ? 'active until' : 'expired'} ${formatDay(expiresAt)}`;
}

function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
