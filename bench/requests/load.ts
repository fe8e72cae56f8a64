import autocannon from 'autocannon';
import type { Work } from './work.js';

export interface Load {
  address: string;
  token: string;
  work: Work;
  seconds: number;
}

/** Answers a second, from a load that keeps a few connections busy. */
export async function measure({ address, token, work, seconds }: Load): Promise<number> {
  const result = await autocannon({
    url: address + work.path,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(work.body && { body: JSON.stringify(work.body) }),
    connections: 8,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${work.name}: ${String(result.non2xx)} refused, ${String(result.errors)} errors`,
    );
  }
  return result.requests.average;
}
