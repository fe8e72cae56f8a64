import { Absent, Skipped, type Subject } from '../check.js';
import type { Exchange, RequestOptions } from '../exchange.js';

/** Sends to an operation that a service need not have. */
export async function sendOptional(
  { send }: Subject,
  path: string,
  options: RequestOptions,
): Promise<Exchange> {
  const exchange = await send(path, options);
  if ([404, 405, 501].includes(exchange.status)) throw new Absent(`${path} is not offered`);
  if (exchange.status === 403) throw new Skipped('these credentials are not entitled to it');
  return exchange;
}
