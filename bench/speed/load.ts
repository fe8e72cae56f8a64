import autocannon from 'autocannon';

export interface Ask {
  path: string;
  body?: object;
}

interface Load {
  address: string;
  token: string;
  /** Asked one after the other, over and over, by each connection from another place on. */
  asks: Ask[];
  /** For so long, or until so many were answered. */
  duration: { seconds: number } | { answers: number };
  connections?: number;
}

export interface Measured {
  perSecond: number;
  /** Milliseconds, one for each answer. */
  latencies: number[];
}

/** Keeps a few connections busy and takes the time of every answer. */
export async function load({
  address,
  token,
  asks,
  duration,
  connections = 4,
}: Load): Promise<Measured> {
  const latencies: number[] = [];
  let turn = 0;
  const refused: number[] = [];
  const startedAt = performance.now();
  let endedAt = startedAt;
  await new Promise<void>((resolve, reject) => {
    const instance = autocannon(
      {
        url: address,
        connections,
        ...('answers' in duration ? { amount: duration.answers } : { duration: duration.seconds }),
        requests: [{ setupRequest: () => toRequest(asks[turn++ % asks.length], token) }],
      },
      (error) => {
        if (error) reject(error as Error);
        else resolve();
      },
    );
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      latencies.push(milliseconds);
      endedAt = performance.now();
      if (status >= 300) refused.push(status);
    });
  });
  if (refused.length > 0 || latencies.length === 0) {
    throw new Error(
      `${String(refused.length)} of ${String(latencies.length)} were refused: ${String(refused[0])}`,
    );
  }
  // The load generator itself ends at a full second only.
  return { perSecond: (latencies.length / (endedAt - startedAt)) * 1000, latencies };
}

/** All of it anew each time: the load generator writes into what it is given. */
function toRequest(ask: Ask | undefined, token: string): autocannon.Request {
  return {
    method: 'POST',
    path: ask?.path ?? '/',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(ask?.body && { body: JSON.stringify(ask.body) }),
  };
}
